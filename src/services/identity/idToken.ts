import { JOSEError } from 'jose/errors'
import { createLocalJWKSet } from 'jose/jwks/local'
import { decodeJwt } from 'jose/jwt/decode'
import { jwtVerify } from 'jose/jwt/verify'
import { withTimeout } from '#services/api/timeout.ts'

export interface UserPool {
  readonly poolId: string
  readonly clientId: string
  /** Absolute address of the user pool endpoint. */
  readonly endpoint: string
}

/** Tells whether an ID token is genuine. */
export type IdTokenVerifier = (token: string) => Promise<boolean>

const readKeys = async (address: URL): Promise<ReturnType<typeof createLocalJWKSet>> => {
  const answer = await withTimeout((signal) => fetch(address, { signal }))
  if (!answer.ok) throw new Error(`Answer ${answer.status}`)
  return createLocalJWKSet(await answer.json())
}

/**
 * Fetches the keys of a user pool, and checks ID tokens of its app client with them (§6): signature, issuer, audience,
 * use. How long a token is good for is not asked here: the chart of the session's life renews it.
 * @throws Error where the keys cannot be fetched, or are none
 */
export const createIdTokenVerifier = async ({ poolId, clientId, endpoint }: UserPool): Promise<IdTokenVerifier> => {
  const keys = await readKeys(
    new URL(`${poolId}/.well-known/jwks.json`, endpoint.endsWith('/') ? endpoint : `${endpoint}/`),
  )
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
