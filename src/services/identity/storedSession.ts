import { decodeJwt } from 'jose/jwt/decode'
import { tokenMarginMs } from '#domain/limits.ts'
import { type Profile, parseProfileClaims } from '#domain/people/profile.ts'
import type { SafeStorage } from '#services/storage/safeStorage.ts'
import { lastUserKey, tokenKey, type TokenPrefix } from '#services/storage/storageKeys.ts'

/** The session that a browser keeps, as its tokens tell it; nobody has vouched for them yet. */
export interface StoredSession {
  readonly profile: Profile
  readonly idToken: string
  readonly accessToken: string
  /** When the first of the two tokens runs out, in milliseconds of this browser's clock. */
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
 * Reads a session where the identity library keeps it, without that library: on the way to the first page nothing else
 * of it is needed.
 * @param prefix begins every key of this sort of session
 * @returns `null` where there is none, or only half of one
 */
export const readStoredSession = (store: SafeStorage, prefix: TokenPrefix, clientId: string): StoredSession | null => {
  const username = store.read(lastUserKey(prefix, clientId))
  const read = (name: string): string => store.read(tokenKey(prefix, clientId, username, name)) ?? ''
  const [idToken, accessToken] = [read('idToken'), read('accessToken')]
  const [claims, access] = [claimsOf(idToken), claimsOf(accessToken)]
  const profile = parseProfileClaims(claims)
  if (!profile || !claims.exp || !access.exp) return null
  const ahead = Number(read('clockDrift')) || 0
  return { profile, idToken, accessToken, expiresAt: Math.min(claims.exp, access.exp) * 1_000 - ahead }
}

/** Whether a session can still be used for what is about to be done. */
export const isSessionValid = ({ expiresAt }: StoredSession, now: number): boolean => now < expiresAt - tokenMarginMs
