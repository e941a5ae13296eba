import { JOSEError, JWKSNoMatchingKey, JWSSignatureVerificationFailed } from 'jose/errors'
import { createLocalJWKSet } from 'jose/jwks/local'
import { decodeJwt } from 'jose/jwt/decode'
import { jwtVerify } from 'jose/jwt/verify'
import { withTimeout } from '#services/api/timeout.ts'
import { fetchKeySet, keySetAddress, refetchKeySet } from '#services/identity/keySet.ts'

export interface UserPool {
  readonly poolId: string
  readonly clientId: string
  /** Absolute address of the user pool endpoint. */
  readonly endpoint: string
}

/** Checks whether the user pool signed an ID token for this app client. */
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

/** The pool can have new keys since the browser stored them. */
const isByOtherKey = (error: unknown): boolean =>
  error instanceof JWKSNoMatchingKey || error instanceof JWSSignatureVerificationFailed

/**
 * Fetches the keys of a user pool and returns a check of ID tokens (§6): signature, issuer, audience and use.
 * The check ignores the expiry, because the lifetime chart renews expired tokens. If the stored keys cannot be read,
 * or none fits, it fetches them again.
 * @param signal aborts the calls for the keys
 * @throws Error if the keys cannot be fetched or parsed
 */
export const createIdTokenVerifier = async (
  { poolId, clientId, endpoint }: UserPool,
  signal?: AbortSignal,
): Promise<IdTokenVerifier> => {
  const address = keySetAddress(poolId, endpoint)
  const keys = await readKeys(fetchKeySet, address, signal).catch((error: unknown) => {
    if (!isUnreadable(error)) throw error
    return readKeys(refetchKeySet, address, signal)
  })
  const issuer = `https://cognito-idp.${poolId.split('_')[0]}.amazonaws.com/${poolId}`
  const readUse = async (token: string, by: Keys): Promise<unknown> => {
    const currentDate = new Date((decodeJwt(token).iat ?? 0) * 1_000)
    const expected = { algorithms: ['RS256'], audience: clientId, issuer, currentDate }
    return (await jwtVerify(token, by, expected)).payload['token_use']
  }
  const readUseAgain = async (token: string, error: unknown): Promise<unknown> => {
    if (!isByOtherKey(error)) throw error
    return readUse(token, await readKeys(refetchKeySet, address, signal))
  }
  return async (token) => {
    try {
      return (await readUse(token, keys).catch((error: unknown) => readUseAgain(token, error))) === 'id'
    } catch (error) {
      if (error instanceof JOSEError) return false
      throw error
    }
  }
}
