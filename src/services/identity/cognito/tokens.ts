import type { StoredTokens } from '#services/identity/port.ts'

/** A user pool of Cognito, and the app client of this console. */
export interface UserPoolSettings {
  readonly poolId: string
  readonly clientId: string
  /** Absolute address of the user pool endpoint. */
  readonly endpoint: string
}

/** The address of the keys of a user pool. */
export const keySetUrlOf = ({ poolId, endpoint }: Pick<UserPoolSettings, 'poolId' | 'endpoint'>): string =>
  new URL(`${poolId}/.well-known/jwks.json`, endpoint.endsWith('/') ? endpoint : `${endpoint}/`).href

export const isAccessTokenKey = (key: string): boolean => key.endsWith('.accessToken')

export const isRefreshTokenKey = (key: string): boolean => key.endsWith('.refreshToken')

/** Reads the tokens that the library stores, without the library. */
export const readTokens = (clientId: string, read: (key: string) => string | null): StoredTokens => {
  const library = `CognitoIdentityServiceProvider.${clientId}`
  const username = read(`${library}.LastAuthUser`)
  const valueOf = (name: string): string => read(`${library}.${username}.${name}`) ?? ''
  return {
    idToken: valueOf('idToken'),
    accessToken: valueOf('accessToken'),
    clockDriftMs: Number(valueOf('clockDrift')) || 0,
  }
}
