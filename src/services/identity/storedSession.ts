import { decodeJwt } from 'jose/jwt/decode'
import { tokenMarginMs } from '#domain/limits.ts'
import { type Profile, parseProfileClaims } from '#domain/people/profile.ts'
import type { SafeStorage } from '#services/storage/safeStorage.ts'
import { lastUserKey, tokenKey, type TokenPrefix } from '#services/storage/storageKeys.ts'

/** The session that this browser stores, read from its tokens without a check of their signature. */
export interface StoredSession {
  readonly profile: Profile
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
  const profile = parseProfileClaims(claims)
  if (!profile || !claims.exp || !access.exp) return null
  const clockDrift = Number(read('clockDrift')) || 0
  return { profile, idToken, accessToken, expiresAt: Math.min(claims.exp, access.exp) * 1_000 - clockDrift }
}

/** Whether a session is valid for at least `tokenMarginMs` more. */
export const isSessionValid = ({ expiresAt }: StoredSession, now: number): boolean => now < expiresAt - tokenMarginMs
