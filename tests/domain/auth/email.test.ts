import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isAdminEmail, signInSchema } from '#domain/auth/email.ts'
import { isMarkerAccepted, isUnauthorizedVisit } from '#domain/auth/emailMarker.ts'

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

const [ada, eve, mara] = ['ada@rewoven.com', 'eve@rewoven.com', 'mara@example.com']
const markerOf = (email: string | null) => ({ email, readAt: 0, isSignedIn: false, codeLength: 4 })

describe('a visit of the code page', () => {
  test.each([
    ['admin', ada, ada, true],
    ['admin', ada, eve, false],
    ['admin', ada, null, false],
    ['admin', null, ada, false],
    ['admin', null, null, false],
    ['marketer', mara, mara, true],
    ['marketer', null, mara, true],
    ['marketer', mara, eve, false],
    ['marketer', null, null, false],
  ] as const)(
    'of the audience %s with the email %s and the marker %s / is accepted: %s',
    (audience, email, marker, is) => {
      expect(isMarkerAccepted({ brand, audience, email }, markerOf(marker))).toBe(is)
    },
  )

  test.each([
    ['admin', mara, null, true],
    ['admin', ada, null, false],
    ['admin', mara, ada, false],
    ['admin', null, null, false],
    ['marketer', mara, null, false],
  ] as const)(
    'of the audience %s with the email %s and the marker %s / is unauthorized: %s',
    (audience, email, marker, is) => {
      expect(isUnauthorizedVisit({ brand, audience, email }, markerOf(marker))).toBe(is)
    },
  )
})
