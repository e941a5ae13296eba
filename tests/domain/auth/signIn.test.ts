import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normaliseCode, isCompleteCode } from '#domain/auth/verificationCode.ts'
import { isAdminEmail, signInSchema } from '#domain/auth/email.ts'
import { initialsOf } from '#domain/people/profile.ts'
import { roleLabel } from '#domain/auth/roles.ts'

const brand = { product: 'Rewoven', adminDomain: 'rewoven.com' }
const problemsOf = (email: string) =>
  signInSchema(brand)
    .safeParse({ email })
    .error?.issues.map((issue) => issue.message)

describe('the email of the sign-in form', () => {
  test.each(['', '   '])('%j is asked for', (typed) => {
    expect(problemsOf(typed)).toEqual(['Email is required'])
  })

  test.each(['ada', 'ada@', '@rewoven.com', 'ada@rewoven', 'a da@rewoven.com', 'ada@rewoven..com'])(
    '%s is no address',
    (typed) => {
      expect(problemsOf(typed)).toEqual(['Invalid email address. Example: name@rewoven.com'])
    },
  )

  test('is trimmed and in lower case', () => {
    expect(signInSchema(brand).parse({ email: '  Ada@Rewoven.COM ' })).toEqual({ email: 'ada@rewoven.com' })
  })

  test('of any form that is accepted once is accepted as it was sent', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (typed) => {
        const first = signInSchema(brand).safeParse({ email: typed })
        fc.pre(first.success)
        expect(signInSchema(brand).parse(first.data)).toEqual(first.data)
      }),
    )
  })
})

describe('an admin email', () => {
  test.each(['ada@rewoven.com', 'ADA@REWOVEN.COM'])('%s belongs to the company', (email) => {
    expect(isAdminEmail(email, brand)).toBe(true)
  })

  test.each(['ada@example.com', 'ada@evil-rewoven.com', 'ada@rewoven.com.evil.example', 'rewoven.com', ''])(
    '%s does not',
    (email) => {
      expect(isAdminEmail(email, brand)).toBe(false)
    },
  )
})

describe('a code', () => {
  test.each([
    [' 12-34 ', '1234'],
    ['1 2 3 4', '1234'],
    ['12', '12'],
  ])('typed as %j is %s', (typed, clean) => {
    expect(normaliseCode(typed)).toBe(clean)
  })

  test('is complete with exactly four characters', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-Z]{0,8}$/), (typed) => {
        expect(isCompleteCode(typed)).toBe(typed.length === 4)
      }),
    )
  })
})

describe('a person', () => {
  test.each([
    ['Ada Obi', 'AO'],
    ['  ada  ngozi obi ', 'AO'],
    ['Ada', 'A'],
    ['', 'PA'],
    ['Ọlá Ṣadé', 'ỌṢ'],
  ])('named %j has the initials %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })

  test.each([
    ['ADMIN', 'Power Admin'],
    ['MARKETER', 'Super Admin'],
    ['', 'Super Admin'],
  ])('with the role %j reads %s', (role, label) => {
    expect(roleLabel(role)).toBe(label)
  })
})
