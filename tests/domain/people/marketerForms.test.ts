import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAccountNotFound } from '#domain/people/accounts.ts'
import {
  marketerNotFoundText,
  isDirty,
  marketerChangesSchema,
  marketerProblemFor,
  isMarketerName,
  newMarketerSchema,
  emptyNewMarketer,
} from '#domain/people/marketerForms.ts'
import { marketerSchema } from '#domain/people/marketers.ts'

const valid = { name: 'Ada Obi', email: 'ada@example.com', phone: '08031234567' }

const refusalsOf = (schema: typeof newMarketerSchema | typeof marketerChangesSchema, form: object): string[] => {
  const parsed = schema.safeParse(form)
  return parsed.success ? [] : parsed.error.issues.map(({ message }) => message)
}

describe('the form of a new marketer', () => {
  const phoneRule = 'Phone number must be 11 digits and start with 0'

  test.each([
    [{ name: 'A' }, ['Name must be at least 2 characters']],
    [{ name: ' A ' }, ['Name must be at least 2 characters']],
    [{ email: '' }, ['Invalid email address']],
    [{ email: 'ada@' }, ['Invalid email address']],
    [{ phone: '' }, [phoneRule]],
    [{ phone: '8031234567' }, [phoneRule]],
    [{ phone: '18031234567' }, [phoneRule]],
    [{ phone: '0803123456' }, [phoneRule]],
    [{ phone: '080312345678' }, [phoneRule]],
    [{ phone: '0803123456a' }, [phoneRule]],
    [{ phone: '+2348031234567' }, [phoneRule]],
    [emptyNewMarketer, ['Name must be at least 2 characters', 'Invalid email address', phoneRule]],
    [{}, []],
  ])('with %j says %j', (given, says) => {
    expect(refusalsOf(newMarketerSchema, { ...valid, ...given })).toEqual(says)
  })

  test('is sent without spaces around it, the email in small letters', () => {
    expect(newMarketerSchema.parse({ name: ' Ada Obi ', email: ' Ada@Example.COM ', phone: '0803 123 4567' })).toEqual(
      valid,
    )
  })

  test('takes every number of 11 digits that starts with 0, and no other text', () => {
    const takes = (phone: string) => newMarketerSchema.safeParse({ ...valid, phone }).success
    fc.assert(fc.property(fc.stringMatching(/^0\d{10}$/), (phone) => takes(phone)))
    fc.assert(fc.property(fc.string(), (phone) => takes(phone) === /^0\d{10}$/.test(phone.replace(/\s/g, ''))))
  })
})

describe('the form of a marketer who is edited', () => {
  test.each([
    [{ name: ' ' }, ['Name is required']],
    [{ phone: ' ' }, ['Phone number is required']],
    [{ phone: '080312345' }, ['Please enter a valid phone number']],
    [{ phone: '+1234567890123456' }, ['Please enter a valid phone number']],
    [{ phone: '0803-123-4567' }, ['Please enter a valid phone number']],
    [{ phone: '+234 803 123 4567' }, []],
    [{ name: 'A' }, []],
  ])('with %j says %j', (given, says) => {
    expect(refusalsOf(marketerChangesSchema, { name: 'Ada', phone: '08031234567', ...given })).toEqual(says)
  })

  test('takes an optional + and 10 to 15 digits, with spaces anywhere', () => {
    const takes = (phone: string) => marketerChangesSchema.safeParse({ name: 'Ada', phone }).success
    fc.assert(
      fc.property(fc.stringMatching(/^\+?\d{10,15}$/), fc.nat(9), (phone, at) =>
        takes(`${phone.slice(0, at)} ${phone.slice(at)}`),
      ),
    )
    fc.assert(fc.property(fc.string(), (phone) => takes(phone) === /^\+?\d{10,15}$/.test(phone.replace(/\s/g, ''))))
  })
})

describe('the name that is typed to delete', () => {
  const marketer = marketerSchema.parse({ id: 'USR-1', name: 'Ada  Obi' })

  test.each([
    ['Ada  Obi', true],
    ['Ada Obi', false],
    ['ada  obi', false],
    ['Ada  Obi ', false],
    ['', false],
  ])('%j counts: %s', (typed, counts) => {
    expect(isMarketerName(typed, marketer)).toBe(counts)
  })

  test('is the email where there is no name, never nothing', () => {
    const nameless = marketerSchema.parse({ id: 'USR-1', email: 'ada@example.com' })
    expect([isMarketerName('', nameless), isMarketerName('ada@example.com', nameless)]).toEqual([false, true])
  })
})

describe('a form that is closed', () => {
  test('has something to lose once anything but spaces is typed', () => {
    expect([
      isDirty(emptyNewMarketer, emptyNewMarketer),
      isDirty({ ...emptyNewMarketer, name: '  ' }, emptyNewMarketer),
      isDirty({ ...emptyNewMarketer, phone: '0' }, emptyNewMarketer),
    ]).toEqual([false, false, true])
  })
})

describe('a failure', () => {
  const fallback = 'An unexpected error occurred while creating marketer'

  test.each([
    [
      'Phone Number already exists',
      'This phone number is already registered. Please use a different phone number.',
      'phone',
      'This phone number is already in use',
    ],
    [
      'PreSignUp failed with error Phone Number already exists.',
      'This phone number is already registered. Please use a different phone number.',
      'phone',
      'This phone number is already in use',
    ],
    [
      'Invalid phone number',
      'Something went wrong. Please try again or contact support.',
      'phone',
      'Invalid phone number format.',
    ],
    [
      'User already exists',
      'This account already exists. Please use different contact information.',
      'email',
      'This email is already in use',
    ],
    ['PreSignUp failed', 'Unable to create account. Please check your information and try again.', null, null],
    ['Permission denied', "You don't have permission to perform this action.", null, null],
    ['Network Error', 'Network error. Please check your internet connection and try again.', null, null],
    ['Timeout', 'The request timed out. Please try again later.', null, null],
    ['stack trace', 'Something went wrong. Please try again or contact support.', null, null],
    ['', fallback, null, null],
  ])('%j says %j and marks %s', (raw, text, field, helper) => {
    expect(marketerProblemFor(new Error(raw), fallback)).toEqual({ text, field, helper })
  })

  test('of an account that is not there any more is told from others', () => {
    expect([
      isAccountNotFound(new Error('User does not exist')),
      isAccountNotFound(new Error('Timeout')),
      isAccountNotFound(null),
    ]).toEqual([true, false, false])
    expect(marketerNotFoundText(marketerSchema.parse({ id: 'USR-1', name: 'Ada Obi' }))).toBe(
      'Ada Obi is no longer in the system',
    )
  })
})
