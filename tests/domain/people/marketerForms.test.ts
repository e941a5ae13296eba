import fc from 'fast-check'
import { readLocalPhone, readEditedPhone } from '#domain/phones.ts'
import { describe, expect, test } from 'vitest'
import { isAccountNotFound } from '#domain/people/accounts.ts'
import {
  emptyDetails,
  existingMarketerSchema,
  initialDetailsOf,
  isDirty,
  isMarketerName,
  marketerNotFoundText,
  marketerProblemFor,
  marketerSaveProblem,
  newMarketerSchema,
  savedMarketerOf,
} from '#domain/people/marketerForms.ts'
import { marketerSchema } from '#domain/people/marketers.ts'

const valid = { name: 'Ada Obi', email: 'ada@example.com', phone: '08031234567' }

const problemsOf = (schema: typeof newMarketerSchema | typeof existingMarketerSchema, form: object): string[] => {
  const parsed = schema.safeParse(form)
  return parsed.success ? [] : parsed.error.issues.map(({ message }) => message)
}

describe('the form of a new marketer', () => {
  const phoneRule = 'Phone number must be 11 digits and start with 0'

  test.each([
    [{ name: 'A' }, ['Name must be at least 2 characters']],
    [{ name: ' Al ' }, []],
    [{ name: ' A ' }, ['Name must be at least 2 characters']],
    [{ email: '' }, ['Invalid email address']],
    [{ email: 'ada@' }, ['Invalid email address']],
    [{ phone: '' }, [phoneRule]],
    [{ phone: '8031234567' }, [phoneRule]],
    [{ phone: '18031234567' }, [phoneRule]],
    [{ phone: '0803123456' }, [phoneRule]],
    [{ phone: '080312345678' }, [phoneRule]],
    [{ phone: '0803123456a' }, [phoneRule]],
    [{ phone: '+2348031234567' }, []],
    [{ phone: '+448031234567' }, [phoneRule]],
    [emptyDetails, ['Name must be at least 2 characters', 'Invalid email address', phoneRule]],
    [{}, []],
  ])('with %j shows %j', (changes, problems) => {
    expect(problemsOf(newMarketerSchema, { ...valid, ...changes })).toEqual(problems)
  })

  test('is sent without spaces around it, the email in lower case', () => {
    expect(newMarketerSchema.parse({ name: ' Ada Obi ', email: ' Ada@Example.COM ', phone: '0803 123 4567' })).toEqual(
      valid,
    )
  })

  test('accepts every number of 11 digits that starts with 0, and no other text', () => {
    const accepts = (phone: string) => newMarketerSchema.safeParse({ ...valid, phone }).success
    fc.assert(fc.property(fc.stringMatching(/^0\d{10}$/), (phone) => accepts(phone)))
    fc.assert(fc.property(fc.string(), (phone) => accepts(phone) === /^0\d{10}$/.test(readLocalPhone(phone))))
  })
})

describe('the form of an existing marketer', () => {
  test.each([
    [{ name: ' ' }, ['Name is required']],
    [{ phone: ' ' }, ['Phone number is required']],
    [{ phone: '080312345' }, ['Please enter a valid phone number']],
    [{ phone: '+1234567890123456' }, ['Please enter a valid phone number']],
    [{ phone: '0803-123-4567' }, []],
    [{ phone: '0803 call me' }, ['Please enter a valid phone number']],
    [{ phone: '+234 803 123 4567' }, []],
    [{ name: 'A' }, []],
  ])('with %j shows %j', (changes, problems) => {
    expect(problemsOf(existingMarketerSchema, { ...valid, ...changes })).toEqual(problems)
  })

  test('accepts an optional + and 10 to 15 digits, with spaces anywhere', () => {
    const accepts = (phone: string) => existingMarketerSchema.safeParse({ ...valid, phone }).success
    fc.assert(
      fc.property(fc.stringMatching(/^\+?\d{10,15}$/), fc.nat(9), (phone, at) =>
        accepts(`${phone.slice(0, at)} ${phone.slice(at)}`),
      ),
    )
    fc.assert(fc.property(fc.string(), (phone) => accepts(phone) === /^\+?\d{10,15}$/.test(readEditedPhone(phone))))
  })
})

describe('the typed name before a deletion', () => {
  const marketer = marketerSchema.parse({ id: 'USR-1', name: 'Ada  Obi' })

  test.each([
    ['Ada  Obi', true],
    ['Ada Obi', true],
    ['ada  obi', false],
    ['Ada  Obi ', true],
    ['', false],
  ])('%j matches: %s', (text, matches) => {
    expect(isMarketerName(text, marketer)).toBe(matches)
  })

  test('is the email of a marketer without a name, and never empty', () => {
    const nameless = marketerSchema.parse({ id: 'USR-1', email: 'ada@example.com' })
    expect([isMarketerName('', nameless), isMarketerName('ada@example.com', nameless)]).toEqual([false, true])
  })
})

describe('unsaved entries', () => {
  test('are entries other than spaces', () => {
    expect([
      isDirty(emptyDetails, emptyDetails),
      isDirty({ ...emptyDetails, name: '  ' }, emptyDetails),
      isDirty({ ...emptyDetails, phone: '0' }, emptyDetails),
    ]).toEqual([false, false, true])
  })
})

describe('an error of the server', () => {
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
    ['Invalid phone number', fallback, 'phone', 'Invalid phone number format.'],
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
    ['stack trace', fallback, null, null],
    ['', fallback, null, null],
  ])('%j shows %j and marks %s', (raw, text, field, helper) => {
    expect(marketerProblemFor(new Error(raw), fallback)).toEqual({ text, field, helper })
  })

  test('tells an account that does not exist from other problems', () => {
    expect([
      isAccountNotFound(new Error('User does not exist')),
      isAccountNotFound(new Error('Timeout')),
      isAccountNotFound(null),
    ]).toEqual([true, false, false])
    expect(marketerNotFoundText(marketerSchema.parse({ id: 'USR-1', name: 'Ada Obi' }))).toBe(
      'Ada Obi is no longer in the system',
    )
  })

  test('about a save depends on whether the marketer is new', () => {
    const marketer = marketerSchema.parse({ id: 'USR-1', name: 'Ada Obi' })
    const textOf = (edited: typeof marketer | null, message: string) =>
      marketerSaveProblem(edited, new Error(message)).text
    expect([textOf(null, ''), textOf(marketer, ''), textOf(marketer, 'User does not exist')]).toEqual([
      fallback,
      'Failed to update marketer',
      'Ada Obi is no longer in the system',
    ])
  })
})

describe('the marketer after a save', () => {
  const marketer = marketerSchema.parse({ id: 'USR-1', name: 'Ada Obi', phoneNumber: '+2348031234567' })
  const answer = { ...marketer, name: 'Ada O.' }

  test('is the answer of the server', () => {
    expect([savedMarketerOf(null, valid, answer), savedMarketerOf(marketer, valid, answer)]).toEqual([answer, answer])
  })

  test('without an answer is the edited marketer with the submitted details, or none', () => {
    expect([savedMarketerOf(marketer, valid, null), savedMarketerOf(null, valid, null)]).toEqual([
      { ...marketer, name: valid.name, phoneNumber: valid.phone },
      null,
    ])
  })
})

test('the form opens empty, or with the details of the marketer', () => {
  const marketer = marketerSchema.parse({ id: 'USR-1', name: 'Ada Obi', email: 'a@b.co', phoneNumber: '+234' })
  expect([initialDetailsOf(null), initialDetailsOf(marketer)]).toEqual([
    emptyDetails,
    { name: 'Ada Obi', email: 'a@b.co', phone: '+234' },
  ])
})
