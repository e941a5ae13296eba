import { describe, expect, test } from 'vitest'
import { accessPolicies } from '#domain/auth/access.ts'
import { decideAccess, type StoredAccess } from '#domain/auth/decideAccess.ts'
import type { SessionStatus } from '#domain/auth/session.ts'
import { admin, brand, marketer } from '#machines/testData.ts'
import { audienceOf, can, roleLabel } from '#domain/auth/roles.ts'

const noPermission = "You don't have permission to perform this action."
const signedIn = (profile: typeof admin): SessionStatus => ({ kind: 'signedIn', profile })

describe('the admin area', () => {
  const decide = (status: SessionStatus) =>
    decideAccess(accessPolicies.admin, brand, { status, storedEmail: null, storedUserId: null })

  test('admits an admin with an email of the admin domain', () => {
    expect(decide(signedIn(admin))).toEqual({ kind: 'admitted', profile: admin })
  })

  test('refuses a visitor who is not signed in', () => {
    expect(decide({ kind: 'signedOut' })).toEqual({ kind: 'signedOut' })
  })

  test('rejects an expired session with the reason', () => {
    expect(decide({ kind: 'expired' })).toEqual({
      kind: 'refused',
      reason: 'Session expired. Please sign in again.',
    })
  })

  test.each(['MARKETER', 'admin', 'USER'])('rejects the role %j', (role) => {
    expect(decide(signedIn({ ...admin, role }))).toEqual({ kind: 'refused', reason: noPermission })
  })

  test('admits an account without a role, because its email is of the admin domain', () => {
    const profile = { ...admin, role: '' }
    expect(decide(signedIn(profile))).toEqual({ kind: 'admitted', profile })
  })

  test('rejects an account without a role whose email nobody has verified', () => {
    const profile = { ...admin, role: '', hasUnverifiedEmail: true as const }
    expect(decide(signedIn(profile))).toEqual({ kind: 'refused', reason: noPermission })
  })

  test('rejects an account without a role and with another email', () => {
    expect(decide(signedIn({ ...admin, role: '', email: 'ada@example.com' }))).toMatchObject({ kind: 'refused' })
  })

  test.each(['ada@example.com', 'ada@rewoven.com.evil.example', 'ada@notrewoven.com'])(
    'rejects the email %s, because it is outside the admin domain',
    (email) => {
      expect(decide(signedIn({ ...admin, email }))).toEqual({
        kind: 'refused',
        reason: 'Only @rewoven.com email addresses are allowed for admin accounts',
      })
    },
  )
})

describe('the ambassador area', () => {
  const decide = (changes: Partial<StoredAccess>) =>
    decideAccess(accessPolicies.marketer, brand, {
      status: signedIn(marketer),
      storedEmail: marketer.email,
      storedUserId: marketer.id,
      ...changes,
    })

  test.each([
    ['the stored email', {}],
    ['the stored email, and no stored user id', { storedUserId: null }],
  ])('admits a marketer with %s', (_, changes) => {
    expect(decide(changes)).toEqual({ kind: 'admitted', profile: marketer })
  })

  test('admits a token without a role if the user id equals the stored one', () => {
    const profile = { ...marketer, role: '' }
    expect(decide({ status: signedIn(profile) })).toEqual({ kind: 'admitted', profile })
  })

  test.each(['signedOut', 'expired'] as const)('says that the session of a known marketer has ended (%s)', (kind) => {
    expect(decide({ status: { kind } })).toEqual({ kind: 'ended' })
  })

  test.each(['signedOut', 'expired'] as const)('refuses a person who never signed in here (%s)', (kind) => {
    expect(decide({ status: { kind }, storedEmail: null, storedUserId: null })).toEqual({ kind: 'signedOut' })
  })

  test.each([
    ['no email is stored', { storedEmail: null }, null],
    ['another email is stored', { storedEmail: 'eve@example.com' }, 'Session mismatch. Please sign in again.'],
    ['the role is ADMIN', { status: signedIn({ ...marketer, role: 'ADMIN' }) }, noPermission],
    ['the role is USER', { status: signedIn({ ...marketer, role: 'USER' }) }, noPermission],
    [
      'the token has no role and another user id is stored',
      { status: signedIn({ ...marketer, role: '' }), storedUserId: 'u-8' },
      noPermission,
    ],
  ])('rejects the session if %s', (_, changes, reason) => {
    expect(decide(changes)).toEqual({ kind: 'refused', reason })
  })
})

describe('a person', () => {
  test.each([
    ['ADMIN', 'Power Admin'],
    ['MARKETER', 'Super Admin'],
    ['', 'Super Admin'],
  ])('with the role %j / has the label %s', (role, label) => {
    expect(roleLabel(role)).toBe(label)
  })
})

describe('an account', () => {
  test.each([
    ['ADMIN', 'admin', true],
    ['MARKETER', 'marketer', false],
    ['', undefined, true],
    ['USER', undefined, false],
    ['admin', undefined, false],
    ['toString', undefined, false],
  ])('with the role %j / opens the area of %s, and may suspend users: %s', (role, audience, isAllowed) => {
    expect([audienceOf(role), can(role, 'suspendUsers')]).toEqual([audience, isAllowed])
  })
})
