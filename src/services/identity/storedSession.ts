import { decodeJwt } from 'jose/jwt/decode'
import { tokenMarginMs } from '#domain/limits.ts'
import { type Profile, parseProfileClaims, parseStoredProfile } from '#domain/people/profile.ts'
import type { SafeStorage } from '#services/storage/safeStorage.ts'
import { lastUserKey, profileKey, tokenKey, type TokenPrefix } from '#services/storage/storageKeys.ts'

/** The session that this browser stores, read from its tokens without a check of their signature. */
export interface StoredSession {
  /** From the claims. What they leave out comes from the profile that was read after the sign-in. Null without an email. */
  readonly profile: Profile | null
  /** Whether the claims contain the email and the role. Otherwise only the pool can tell them. */
  readonly hasClaims: boolean
  /** Whether the profile of this person was read after the sign-in. */
  readonly hasStoredProfile: boolean
  readonly idToken: string
  readonly accessToken: string
  /** When the first of the two tokens expires, in milliseconds of this browser's clock. */
  readonly expiresAt: number
}

const claimsOf = (token: string) => {
  try {
    return decodeJwt(token)
  } catch {
    return {}
  }
}

/**
 * Reads the session from the storage of the identity library. It does not load that library, so that the first page
 * starts faster.
 * @param prefix of every storage key of this session
 * @returns `null` if there is no complete session
 */
export const readStoredSession = (store: SafeStorage, prefix: TokenPrefix, clientId: string): StoredSession | null => {
  const username = store.read(lastUserKey(prefix, clientId))
  const read = (name: string): string => store.read(tokenKey(prefix, clientId, username, name)) ?? ''
  const [idToken, accessToken] = [read('idToken'), read('accessToken')]
  const [claims, access] = [claimsOf(idToken), claimsOf(accessToken)]
  if (!claims.sub || !claims.exp || !access.exp) return null
  const own = parseProfileClaims(claims)
  const kept = parseStoredProfile(store.read(prefix + profileKey))
  const stored = kept?.id === claims.sub ? kept : null
  const clockDrift = Number(read('clockDrift')) || 0
  return {
    profile: own && stored ? { ...own, role: own.role || stored.role } : (own ?? stored),
    hasClaims: own !== null && own.role !== '',
    hasStoredProfile: stored !== null,
    idToken,
    accessToken,
    expiresAt: Math.min(claims.exp, access.exp) * 1_000 - clockDrift,
  }
}

/** Whether a session is valid for at least `tokenMarginMs` more. */
export const isSessionValid = ({ expiresAt }: StoredSession, now: number): boolean => now < expiresAt - tokenMarginMs
