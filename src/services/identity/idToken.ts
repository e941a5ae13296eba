import { JOSEError } from 'jose/errors'
import { createLocalJWKSet } from 'jose/jwks/local'
import { decodeJwt } from 'jose/jwt/decode'
import { jwtVerify } from 'jose/jwt/verify'
import { withTimeout } from '#services/api/timeout.ts'
import { fetchKeySet, keySetAddress } from '#services/identity/keySet.ts'

export interface UserPool {
  readonly poolId: string
  readonly clientId: string
  /** Absolute address of the user pool endpoint. */
  readonly endpoint: string
}

/** Checks whether the user pool signed an ID token for this app client. */
export type IdTokenVerifier = (token: string) => Promise<boolean>

const readKeys = (address: string, outer?: AbortSignal): Promise<ReturnType<typeof createLocalJWKSet>> =>
  withTimeout(async (signal) => {
    const response = await fetchKeySet(address, signal)
    if (!response.ok) throw new Error(`HTTP status ${response.status}`)
    return createLocalJWKSet(await response.json())
  }, outer)

/**
 * Fetches the keys of a user pool and returns a check of ID tokens (§6): signature, issuer, audience and use.
 * The check ignores the expiry, because the lifetime chart renews expired tokens.
 * @param signal aborts the call for the keys
 * @throws Error if the keys cannot be fetched or parsed
 */
export const createIdTokenVerifier = async (
  { poolId, clientId, endpoint }: UserPool,
  signal?: AbortSignal,
): Promise<IdTokenVerifier> => {
  const keys = await readKeys(keySetAddress(poolId, endpoint), signal)
  const issuer = `https://cognito-idp.${poolId.split('_')[0]}.amazonaws.com/${poolId}`
  return async (token) => {
    try {
      const currentDate = new Date((decodeJwt(token).iat ?? 0) * 1_000)
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        audience: clientId,
        issuer,
        currentDate,
      })
      return payload['token_use'] === 'id'
    } catch (error) {
      if (error instanceof JOSEError) return false
      throw error
    }
  }
}
