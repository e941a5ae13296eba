import fc from 'fast-check'
import { readPhone } from '#domain/readInput.ts'
import { describe, expect, test } from 'vitest'
import { signUpProblemFor, signUpSchema } from '#domain/auth/signUp.ts'

const brand = { product: 'Rewoven', adminDomain: 'rewoven.com' }
const ada = { name: 'Ada Obi', email: 'ada@rewoven.com', phone: '08031234567' }

const problemsOf = (details: Partial<typeof ada>): Record<string, string> => {
  const issues = signUpSchema(brand).safeParse({ ...ada, ...details }).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]))
}

describe('the sign-up form', () => {
  test('with valid values / trims them', () => {
    expect(
      signUpSchema(brand).parse({ name: ' Ada Obi ', email: ' ADA@Rewoven.com ', phone: ' 08031234567 ' }),
    ).toEqual(ada)
  })

  test('with a name of two letters / is valid', () => {
    expect(problemsOf({ name: ' Al ' })).toEqual({})
  })

  test('without values / has a message for each field', () => {
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
    ['phone', '0803123456a', 'Phone number must contain only numbers and "+" (country code)'],
  ])('with the %s %j / shows its message', (field, typed, message) => {
    expect(problemsOf({ [field]: typed })).toEqual({ [field]: message })
  })

  test('with any phone number / accepts only ten or more digits and +', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789+ -ab٣'), maxLength: 16 }), (phone) => {
        const isAccepted = !('phone' in problemsOf({ phone }))
        expect(isAccepted).toBe(/^[0-9+]{10,}$/.test(readPhone(phone)))
      }),
    )
  })

  test('with any email / accepts only the admin domain', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.boolean(), (address, isAdminDomain) => {
        const email = isAdminDomain ? address.replace(/@.*/, '@rewoven.com') : address
        fc.pre(problemsOf({ email })['email']?.startsWith('Invalid') !== true)
        expect('email' in problemsOf({ email })).toBe(!email.toLowerCase().endsWith('@rewoven.com'))
      }),
    )
  })
})

describe('a failed sign-up', () => {
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
  ] as const)('with the error %j / has its problem at the right field', (raw, problem) => {
    expect(signUpProblemFor(new Error(raw))).toEqual(problem)
  })
})
