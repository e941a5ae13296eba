import { decodeJwt } from 'jose/jwt/decode'
import { tokenMarginMs } from '#domain/limits.ts'
import { parseProfile, parseStoredProfile, type Profile } from '#domain/people/profile.ts'
import type { IdentityProvider } from '#services/identity/port.ts'
import type { SafeStorage } from '#services/storage/safeStorage.ts'
import { profileKey, type TokenPrefix } from '#services/storage/storageKeys.ts'

/** The session that this browser stores, read from its tokens without a check of their signature. */
export interface StoredSession {
  /** From the claims. What they leave out comes from the profile that was read after the sign-in. Null without an email. */
  readonly profile: Profile | null
  /** Whether the claims contain the email and the role. Otherwise only the provider can tell them. */
  readonly hasClaims: boolean
  /** Whether the profile of this person was read after the sign-in. */
  readonly hasStoredProfile: boolean
  readonly idToken: string
  readonly accessToken: string
  /**
   * When the first of the two tokens expires, in milliseconds of this browser's clock. The identity library stores how
   * wrong that clock is, and this time depends on it.
   */
  readonly expiresAt: number
  /** The same without the stored clock drift, which a person can edit. */
  readonly expiresAtWithoutDrift: number
  /** How long the tokens were valid when the provider made them, in milliseconds. */
  readonly lifetimeMs: number
}

const claimsOf = (token: string) => {
  try {
    return decodeJwt(token)
  } catch {
    return {}
  }
}

/**
 * Reads the session from the browser storage. It does not load the library of the provider, so that the first page
 * starts faster.
 * @param prefix of every storage key of this session
 * @returns `null` if there is no complete session
 */
export const readStoredSession = (
  { readTokens, profileFieldsOf }: Pick<IdentityProvider, 'readTokens' | 'profileFieldsOf'>,
  store: SafeStorage,
  prefix: TokenPrefix,
): StoredSession | null => {
  const { idToken, accessToken, clockDriftMs } = readTokens((key) => store.read(prefix + key))
  const [claims, access] = [claimsOf(idToken), claimsOf(accessToken)]
  if (!claims.sub || !claims.exp || !access.exp) return null
  const own = parseProfile(profileFieldsOf(claims))
  const kept = parseStoredProfile(store.read(prefix + profileKey))
  const stored = kept?.id === claims.sub ? kept : null
  const expiresAtWithoutDrift = Math.min(claims.exp, access.exp) * 1_000
  return {
    profile: own && stored ? { ...own, role: own.role || stored.role, name: own.name || stored.name } : (own ?? stored),
    hasClaims: own !== null && own.role !== '',
    hasStoredProfile: stored !== null,
    idToken,
    accessToken,
    expiresAt: expiresAtWithoutDrift - clockDriftMs,
    expiresAtWithoutDrift,
    lifetimeMs: Math.max(0, claims.exp - (claims.iat ?? claims.exp)) * 1_000,
  }
}

type Expiry = Pick<StoredSession, 'expiresAt' | 'expiresAtWithoutDrift'>

/** Whether tokens that were just renewed are valid for at least `tokenMarginMs` more. It trusts the clock drift. */
export const isSessionCurrent = ({ expiresAt }: Pick<Expiry, 'expiresAt'>, now: number): boolean =>
  now < expiresAt - tokenMarginMs

/**
 * Whether stored tokens are valid for at least `tokenMarginMs` more. The stored clock drift can only shorten that time:
 * a browser whose clock is ahead renews its tokens more often.
 */
export const isSessionValid = ({ expiresAt, expiresAtWithoutDrift }: Expiry, now: number): boolean =>
  now < Math.min(expiresAt, expiresAtWithoutDrift) - tokenMarginMs
