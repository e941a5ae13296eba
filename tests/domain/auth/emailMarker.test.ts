import { describe, expect, test } from 'vitest'
import { isMarkerAccepted, isUnauthorizedVisit } from '#domain/auth/emailMarker.ts'

const brand = { product: 'Rewoven', adminDomain: 'rewoven.com' }
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
