import type { IdentityProvider } from '#services/identity/port.ts'

/** A user pool of Cognito, and the app client of this console. */
export interface UserPoolSettings {
  readonly poolId: string
  readonly clientId: string
  /** Absolute address of the user pool endpoint. */
  readonly endpoint: string
}

export const isAccessTokenKey = (key: string): boolean => key.endsWith('.accessToken')

/** What the claims of an ID token, or the attributes of an account, say about a person. */
export const profileFieldsOf: IdentityProvider['profileFieldsOf'] = (claims) => ({
  id: claims['sub'],
  email: claims['email'],
  name: claims['name'],
  phoneNumber: claims['phone_number'],
  role: claims['custom:role'],
  ...(String(claims['email_verified']) === 'false' && { hasUnverifiedEmail: true }),
})

/** What is known about a user pool without its library. The start script uses it, so it imports no other code. */
export const createCognito = (pool: UserPoolSettings): IdentityProvider & UserPoolSettings => ({
  ...pool,
  keySetUrl: new URL(`${pool.poolId}/.well-known/jwks.json`, `${pool.endpoint.replace(/\/$/, '')}/`).href,
  issuer: `https://cognito-idp.${pool.poolId.split('_')[0]}.amazonaws.com/${pool.poolId}`,
  audience: pool.clientId,
  isIdToken: (claims) => claims['token_use'] === 'id',
  isAccessTokenKey,
  readTokens(read) {
    const library = `CognitoIdentityServiceProvider.${pool.clientId}`
    const username = read(`${library}.LastAuthUser`)
    const valueOf = (name: string): string => read(`${library}.${username}.${name}`) ?? ''
    return {
      idToken: valueOf('idToken'),
      accessToken: valueOf('accessToken'),
      clockDriftMs: Number(valueOf('clockDrift')) || 0,
    }
  },
  profileFieldsOf,
})
