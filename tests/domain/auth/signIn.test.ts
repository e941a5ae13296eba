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
  test.each(['', '   '])('%j / is required', (text) => {
    expect(problemsOf(text)).toEqual(['Email is required'])
  })

  test.each(['ada', 'ada@', '@rewoven.com', 'ada@rewoven', 'a da@rewoven.com', 'ada@rewoven..com'])(
    '%s / is invalid',
    (text) => {
      expect(problemsOf(text)).toEqual(['Invalid email address. Example: name@rewoven.com'])
    },
  )

  test('with spaces and capitals / is trimmed and in lower case', () => {
    expect(signInSchema(brand).parse({ email: '  Ada@Rewoven.COM ' })).toEqual({ email: 'ada@rewoven.com' })
  })

  test('that is accepted / is accepted again after its normalisation', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (text) => {
        const result = signInSchema(brand).safeParse({ email: text })
        fc.pre(result.success)
        expect(signInSchema(brand).parse(result.data)).toEqual(result.data)
      }),
    )
  })
})

describe('an admin email', () => {
  test.each(['ada@rewoven.com', 'ADA@REWOVEN.COM'])('%s / is in the admin domain', (email) => {
    expect(isAdminEmail(email, brand)).toBe(true)
  })

  test.each(['ada@example.com', 'ada@evil-rewoven.com', 'ada@rewoven.com.evil.example', 'rewoven.com', ''])(
    '%s / is not in the admin domain',
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
  ])('typed as %j / is %s', (typed, clean) => {
    expect(normaliseCode(typed)).toBe(clean)
  })

  test('with exactly four characters / is complete', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-Z]{0,8}$/), (text) => {
        expect(isCompleteCode(text)).toBe(text.length === 4)
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
  ])('with the name %j / has the initials %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })

  test.each([
    ['ADMIN', 'Power Admin'],
    ['MARKETER', 'Super Admin'],
    ['', 'Super Admin'],
  ])('with the role %j / has the label %s', (role, label) => {
    expect(roleLabel(role)).toBe(label)
  })
})
