import fc from 'fast-check'
import { UnsecuredJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { isSessionValid, readStoredSession } from '#services/identity/storedSession.ts'
import { createSafeStorage } from '#services/storage/safeStorage.ts'
import { memoryStorage } from '#tests/support/memoryStorage.ts'

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
const tokenUntil = (end: number, more: object = {}): string =>
  new UnsecuredJWT({ ...more }).setExpirationTime(end / 1_000).encode()

const keep = (entries: Record<string, string>, lastUser = 'ada') => {
  const storage = memoryStorage()
  storage.setItem('admin.CognitoIdentityServiceProvider.client.LastAuthUser', lastUser)
  for (const [name, value] of Object.entries(entries))
    storage.setItem(`admin.CognitoIdentityServiceProvider.client.ada.${name}`, value)
  return createSafeStorage(() => storage)
}
const idToken = tokenUntil(now + 60 * minute, claims)
const accessToken = tokenUntil(now + 50 * minute)
const read = (entries: Record<string, string>, lastUser?: string) =>
  readStoredSession(keep(entries, lastUser), 'admin.', 'client')

describe('a session that the identity library has kept', () => {
  test('is read with the end of the token that runs out first', () => {
    expect(read({ idToken, accessToken })).toEqual({ profile, idToken, accessToken, expiresAt: now + 50 * minute })
  })

  test('runs out by the clock of the browser, which may be behind the one of the pool', () => {
    expect(read({ idToken, accessToken, clockDrift: String(10 * minute) })?.expiresAt).toBe(now + 40 * minute)
  })

  test('is in force until five seconds before its end', () => {
    const kept = { profile, idToken, accessToken, expiresAt: now }
    expect([
      isSessionValid(kept, now - 5_001),
      isSessionValid(kept, now - 5_000),
      isSessionValid(kept, now + 1),
    ]).toEqual([true, false, false])
  })
})

describe('nobody is read', () => {
  test.each([
    ['from an empty storage', {}, 'ada'],
    ['from half a session', { accessToken }, 'ada'],
    ['from tokens of somebody else', { idToken, accessToken }, 'eve'],
    ['from a token without an end', { idToken: new UnsecuredJWT(claims).encode(), accessToken }, 'ada'],
    ['from a token without an email', { idToken: tokenUntil(now, { sub: 'u-1' }), accessToken }, 'ada'],
  ])('%s', (_, entries, lastUser) => {
    expect(read(entries as Record<string, string>, lastUser)).toBeNull()
  })

  test('from anything that is no token, without an error', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(read({ idToken: one, accessToken: other })).toBeNull()
      }),
    )
  })
})
