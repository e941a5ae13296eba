import fc from 'fast-check'
import { UnsecuredJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { createCognito } from '#services/identity/cognito/provider.ts'
import { isSessionCurrent, isSessionValid, readStoredSession } from '#services/identity/storedSession.ts'
import { createSafeStorage } from '#services/storage/safeStorage.ts'
import { memoryStorage } from '#tests/support/memoryStorage.ts'

const provider = createCognito({ poolId: 'eu-west-1_test', clientId: 'client', endpoint: 'https://pool.example' })
const minute = 60_000
const now = Date.UTC(2026, 10, 21, 12)
const claims = {
  sub: 'u-1',
  email: 'ada@rewoven.com',
  name: 'Ada Obi',
  phone_number: '+2348030000000',
  'custom:role': 'ADMIN',
}
const profile = { id: 'u-1', email: 'ada@rewoven.com', name: 'Ada Obi', phoneNumber: '+2348030000000', role: 'ADMIN' }
const tokenExpiringAt = (expiry: number, more: object = {}): string =>
  new UnsecuredJWT({ ...more }).setExpirationTime(expiry / 1_000).encode()

const storeSession = (entries: Record<string, string>, lastUser = 'ada') => {
  const storage = memoryStorage()
  storage.setItem('admin.CognitoIdentityServiceProvider.client.LastAuthUser', lastUser)
  for (const [name, value] of Object.entries(entries))
    storage.setItem(`admin.CognitoIdentityServiceProvider.client.ada.${name}`, value)
  return createSafeStorage(() => storage)
}
const idToken = tokenExpiringAt(now + 60 * minute, claims)
const accessToken = tokenExpiringAt(now + 50 * minute)
const complete = { profile, hasClaims: true, hasStoredProfile: false, idToken, accessToken }
const read = (entries: Record<string, string>, lastUser?: string) =>
  readStoredSession(provider, storeSession(entries, lastUser), 'admin.')

describe('a session that the identity library has stored', () => {
  test('with two tokens / expires with the first of them', () => {
    expect(read({ idToken, accessToken })).toEqual({
      ...complete,
      expiresAt: now + 50 * minute,
      expiresAtWithoutDrift: now + 50 * minute,
      lifetimeMs: 0,
    })
  })

  test('with a clock drift / expires by the clock of the browser', () => {
    expect(read({ idToken, accessToken, clockDrift: String(10 * minute) })?.expiresAt).toBe(now + 40 * minute)
  })

  test('with any expiry / is valid until five seconds before it', () => {
    const session = { expiresAt: now, expiresAtWithoutDrift: now }
    expect([
      isSessionValid(session, now - 5_001),
      isSessionValid(session, now - 5_000),
      isSessionValid(session, now + 1),
    ]).toEqual([true, false, false])
  })
})

describe('an edited clock drift', () => {
  const expired = { expiresAt: now + 10 * minute, expiresAtWithoutDrift: now - minute }

  test('does not make expired tokens valid', () => {
    expect([isSessionValid(expired, now), isSessionCurrent(expired, now)]).toEqual([false, true])
  })

  test.each(['-1e300', '-Infinity', 'NaN', '-99999999999999', '{}'])('such as %s / never throws', (clockDrift) => {
    expect(read({ idToken, accessToken, clockDrift })?.expiresAtWithoutDrift).toBe(now + 50 * minute)
  })
})

describe('an incomplete session is not read', () => {
  test.each([
    ['from an empty storage', {}, 'ada'],
    ['from half a session', { accessToken }, 'ada'],
    ['from tokens of another user', { idToken, accessToken }, 'eve'],
    ['from a token without an expiry', { idToken: new UnsecuredJWT(claims).encode(), accessToken }, 'ada'],
    ['from a token without a user', { idToken: tokenExpiringAt(now), accessToken }, 'ada'],
  ])('%s', (_, entries, lastUser) => {
    expect(read(entries as Record<string, string>, lastUser)).toBeNull()
  })

  test('from any text that is no token, without an error', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (idText, accessText) => {
        expect(read({ idToken: idText, accessToken: accessText })).toBeNull()
      }),
    )
  })
})
