import type { AccessPolicy } from '#domain/auth/access.ts'
import { type Brand, isAdminEmail, isSameEmail, adminDomainRule } from '#domain/auth/email.ts'
import { audienceOf } from '#domain/auth/roles.ts'
import type { SessionStatus } from '#domain/auth/session.ts'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import type { Profile } from '#domain/people/profile.ts'

/** The session in this browser, with what the last sign-in of the role stored. */
export interface StoredAccess {
  readonly status: SessionStatus
  readonly storedEmail: string | null
  readonly storedUserId: string | null
}

/**
 * Whether a person can enter an area. `signedOut`: no person is signed in. `refused`: the session of the role must be
 * cleared first. `ended`: the area says that the session has ended. `reason` is shown to the person.
 */
export type AccessDecision =
  | { kind: 'admitted'; profile: Profile }
  | { kind: 'ended' }
  | { kind: 'signedOut' }
  | { kind: 'refused'; reason: string | null }

const refused = (reason: string | null): AccessDecision => ({ kind: 'refused', reason })

const decideWithoutProfile = (policy: AccessPolicy, { status, storedEmail }: StoredAccess): AccessDecision => {
  if (policy.hasSessionEndedPage) return { kind: storedEmail === null ? 'signedOut' : 'ended' }
  return status.kind === 'expired' ? refused('Session expired. Please sign in again.') : { kind: 'signedOut' }
}

/** Whether a person without a role can have the role of an area. Anybody can claim an email that is not verified. */
const isRecognised = (policy: AccessPolicy, profile: Profile, storedUserId: string | null): boolean =>
  (policy.requiresAdminDomain && !profile.hasUnverifiedEmail) ||
  (policy.acceptsStoredUserId && profile.id === storedUserId)

const hasRole = (policy: AccessPolicy, profile: Profile, storedUserId: string | null): boolean =>
  profile.role === '' ? isRecognised(policy, profile, storedUserId) : audienceOf(profile.role) === policy.audience

/** Decides whether a person can enter an area (§2, §4, §6, decisions 0022 and 0005). */
export const decideAccess = (policy: AccessPolicy, brand: Brand, stored: StoredAccess): AccessDecision => {
  const { status, storedEmail, storedUserId } = stored
  if (status.kind !== 'signedIn') return decideWithoutProfile(policy, stored)
  const { profile } = status
  if (policy.requiresStoredEmail && storedEmail === null) return refused(null)
  if (storedEmail !== null && policy.requiresStoredEmail && !isSameEmail(profile.email, storedEmail))
    return refused('Session mismatch. Please sign in again.')
  if (policy.requiresAdminDomain && !isAdminEmail(profile.email, brand)) return refused(adminDomainRule(brand))
  if (!hasRole(policy, profile, storedUserId)) return refused(errorMessageFor('Permission denied'))
  return { kind: 'admitted', profile }
}
