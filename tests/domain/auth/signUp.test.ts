import fc from 'fast-check'
import metadata from 'libphonenumber-js/max/metadata'
import { describe, expect, test } from 'vitest'
import { phoneCountryOf, toE164 } from '#domain/auth/phone.ts'
import { signUpProblemFor, signUpSchema } from '#domain/auth/signUp.ts'

const brand = { product: 'Rewoven', adminDomain: 'rewoven.com' }
const ada = { name: 'Ada Obi', email: 'ada@rewoven.com', phone: '08031234567' }
const nigeria = phoneCountryOf('NG', metadata)

const problemsOf = (details: Partial<typeof ada>): Record<string, string> => {
  const issues = signUpSchema(brand).safeParse({ ...ada, ...details }).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]))
}

describe('the sign-up form', () => {
  test('takes what it asks for, without the spaces around it', () => {
    expect(
      signUpSchema(brand).parse({ name: ' Ada Obi ', email: ' ADA@Rewoven.com ', phone: ' 08031234567 ' }),
    ).toEqual(ada)
  })

  test('left empty has a sentence for each field', () => {
    expect(problemsOf({ name: '', email: '', phone: '' })).toEqual({
      name: 'Full name must be at least 2 characters',
      email: 'Email is required',
      phone: 'Invalid phone number',
    })
  })

  test.each([
    ['name', ' A ', 'Full name must be at least 2 characters'],
    ['email', 'ada', 'Invalid email address. Example: name@rewoven.com'],
    ['email', 'ada@example.com', 'Only @rewoven.com email addresses are allowed for admin accounts'],
    ['email', 'ada@evil-rewoven.com', 'Only @rewoven.com email addresses are allowed for admin accounts'],
    ['phone', '080312345', 'Invalid phone number'],
    ['phone', '0803 123 4567', 'Phone number must contain only numbers and "+" (country code)'],
    ['phone', '0803123456a', 'Phone number must contain only numbers and "+" (country code)'],
  ])('refuses the %s %j with its sentence', (field, typed, sentence) => {
    expect(problemsOf({ [field]: typed })).toEqual({ [field]: sentence })
  })

  test('of any phone takes digits and + alone, ten of them at least', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789+ -ab٣'), maxLength: 16 }), (phone) => {
        const isTaken = !('phone' in problemsOf({ phone }))
        expect(isTaken).toBe(/^[0-9+]{10,}$/.test(phone.trim()))
      }),
    )
  })

  test('of any email takes those of the admin domain alone', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.boolean(), (address, isOurs) => {
        const email = isOurs ? address.replace(/@.*/, '@rewoven.com') : address
        fc.pre(problemsOf({ email })['email']?.startsWith('Invalid') !== true)
        expect('email' in problemsOf({ email })).toBe(!email.toLowerCase().endsWith('@rewoven.com'))
      }),
    )
  })
})

describe('a phone number', () => {
  test.each([
    ['08031234567', '+2348031234567'],
    ['8031234567', '+2348031234567'],
    ['+2348031234567', '+2348031234567'],
    ['2348031234567', '+2348031234567'],
  ])('typed as %s is %s', (typed, number) => {
    expect(toE164(typed, nigeria)).toBe(number)
  })

  test.each([
    '+447911123456',
    '0803123456',
    '00000000000',
    '++2348031234567',
    '+23480312345678',
    '1234567890',
    '++++++++++',
    '',
  ])('%j is none of Nigeria', (typed) => {
    expect(toE164(typed, nigeria)).toBeNull()
  })

  test('however it is written is the same, and stays as it is', () => {
    const subscriber = fc
      .tuple(fc.constantFrom('803', '806', '703', '810', '905'), fc.stringMatching(/^\d{7}$/))
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(subscriber, (number) => {
        const written = [`0${number}`, number, `234${number}`, `+234${number}`]
        expect(new Set(written.map((typed) => toE164(typed, nigeria)))).toEqual(new Set([`+234${number}`]))
      }),
    )
  })

  test('of any text is E.164 of the country, or none', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'+0123456789 ()a') }), (typed) =>
        /^\+234\d{10,13}$/.test(toE164(typed, nigeria) ?? '+2340000000000'),
      ),
    )
  })

  test('is read by the country of the settings', () => {
    expect(toE164('07911123456', phoneCountryOf('GB', metadata))).toBe('+447911123456')
    expect(toE164('2015550123', phoneCountryOf('CA', metadata))).toBe('+12015550123')
    expect(() => phoneCountryOf('XX', metadata)).toThrow('The phone library knows no country XX')
  })
})

describe('a sign-up that is refused', () => {
  const account = 'This account already exists. Please use different contact information.'
  const phone = 'This phone number is already registered. Please use a different phone number.'
  test.each([
    ['User already exists', { text: account, field: 'email', helper: 'This email is already in use' }],
    [
      'PreSignUp failed with error Phone Number already exists.',
      { text: phone, field: 'phone', helper: 'This phone number is already in use' },
    ],
    [
      'PreSignUp failed with error x.',
      { text: 'Unable to create account. Please check your information and try again.', field: null, helper: null },
    ],
    ['', { text: 'Failed to sign up', field: null, helper: null }],
  ] as const)('with %j says so where it belongs', (raw, problem) => {
    expect(signUpProblemFor(new Error(raw))).toEqual(problem)
  })
})
