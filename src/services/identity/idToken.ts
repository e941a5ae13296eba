import { JOSEError, JWKSNoMatchingKey, JWSSignatureVerificationFailed } from 'jose/errors'
import { createLocalJWKSet } from 'jose/jwks/local'
import { decodeJwt } from 'jose/jwt/decode'
import { jwtVerify } from 'jose/jwt/verify'
import { withTimeout } from '#services/api/timeout.ts'
import { fetchKeySet, refetchKeySet } from '#services/identity/keySet.ts'
import type { IdentityProvider } from '#services/identity/port.ts'

/** Checks whether the identity provider signed an ID token for this console. */
export type IdTokenVerifier = (token: string) => Promise<boolean>

type Keys = ReturnType<typeof createLocalJWKSet>

const readKeys = (fetchKeys: typeof fetchKeySet, address: string, outer?: AbortSignal): Promise<Keys> =>
  withTimeout(async (signal) => {
    const response = await fetchKeys(address, signal)
    if (!response.ok) throw new Error(`HTTP status ${response.status}`)
    return createLocalJWKSet(await response.json())
  }, outer)

/** A stored answer can be a page of a network that wants a sign-in. */
const isUnreadable = (error: unknown): boolean => error instanceof SyntaxError || error instanceof JOSEError

/** The provider can have new keys since the browser stored them. */
const isByOtherKey = (error: unknown): boolean =>
  error instanceof JWKSNoMatchingKey || error instanceof JWSSignatureVerificationFailed

/**
 * Fetches the keys of an identity provider and returns a check of ID tokens (§6): signature, issuer, audience and use.
 * The check ignores the expiry, because the lifetime chart renews expired tokens. If the stored keys cannot be read,
 * or none fits, it fetches them again.
 * @param signal aborts the calls for the keys
 * @throws Error if the keys cannot be fetched or parsed
 */
export const createIdTokenVerifier = async (
  { keySetUrl, issuer, audience, isIdToken }: Pick<IdentityProvider, 'keySetUrl' | 'issuer' | 'audience' | 'isIdToken'>,
  signal?: AbortSignal,
): Promise<IdTokenVerifier> => {
  const keys = await readKeys(fetchKeySet, keySetUrl, signal).catch((error: unknown) => {
    if (!isUnreadable(error)) throw error
    return readKeys(refetchKeySet, keySetUrl, signal)
  })
  const verify = async (token: string, by: Keys): Promise<boolean> => {
    const currentDate = new Date((decodeJwt(token).iat ?? 0) * 1_000)
    const expected = { algorithms: ['RS256'], audience, issuer, currentDate }
    return isIdToken((await jwtVerify(token, by, expected)).payload)
  }
  const verifyAgain = async (token: string, error: unknown): Promise<boolean> => {
    if (!isByOtherKey(error)) throw error
    return verify(token, await readKeys(refetchKeySet, keySetUrl, signal))
  }
  return async (token) => {
    try {
      return await verify(token, keys).catch((error: unknown) => verifyAgain(token, error))
    } catch (error) {
      if (error instanceof JOSEError) return false
      throw error
    }
  }
}
