import { createRemoteJWKSet } from 'jose/jwks/remote'
import { jwtVerify } from 'jose/jwt/verify'
import { decodeJwt } from 'jose/jwt/decode'
import { JOSEError, JWKSInvalid, JWKSTimeout } from 'jose/errors'
import { withTimeout } from '#services/timeout.ts'

export interface PoolKeys {
  readonly poolId: string
  readonly clientId: string
  /** Absolute address of the user pool endpoint. */
  readonly endpoint: string
}

/** Failures to get the keys, which say nothing about the token. */
const isAboutKeys = (error: unknown): boolean => error instanceof JWKSTimeout || error instanceof JWKSInvalid || !(error instanceof JOSEError) || error.code === 'ERR_JOSE_GENERIC'

/**
 * Checks ID tokens of one user pool and app client (§6): signature, issuer, audience, use. How long a token is good for
 * is not asked here: the session's own chart renews it.
 * @returns a function that tells whether a token is genuine; it throws where the pool's keys could not be fetched
 */
export const createIdTokenCheck = ({ poolId, clientId, endpoint }: PoolKeys) => {
  const address = new URL(`${poolId}/.well-known/jwks.json`, endpoint.endsWith('/') ? endpoint : `${endpoint}/`)
  const keys = createRemoteJWKSet(address)
  const issuer = `https://cognito-idp.${poolId.split('_')[0]}.amazonaws.com/${poolId}`
  return async (token: string): Promise<boolean> => {
    try {
      const currentDate = new Date((decodeJwt(token).iat ?? 0) * 1_000)
      const { payload } = await withTimeout(() => jwtVerify(token, keys, { algorithms: ['RS256'], audience: clientId, issuer, currentDate }))
      return payload['token_use'] === 'id'
    } catch (error) {
      if (isAboutKeys(error)) throw error
      return false
    }
  }
}
