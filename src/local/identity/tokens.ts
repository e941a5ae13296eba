import { randomUUID } from 'node:crypto'
import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose'
import type { Account } from '#local/data/accounts.ts'
import type { IdentityContext } from '#local/identity/context.ts'
import { isConfirmed } from '#local/identity/codes.ts'
import { notAuthorized } from '#local/identity/identityError.ts'
import type { SigningKeys } from '#local/identity/signingKeys.ts'

interface SessionStart {
  readonly originJti: string
  /** Milliseconds since 1970. */
  readonly signedInAt: number
}

/** The `sub` of an account: its id without the prefix `USR-` (§3). */
export const subOf = (account: Pick<Account, 'id'>): string => account.id.slice('USR-'.length)

/** Signs an access and an id token, with the claims of a user pool with sign-in by email. */
export const signTokens = async (
  context: IdentityContext,
  account: Account,
  { originJti, signedInAt }: SessionStart,
) => {
  const sub = subOf(account)
  const common = { sub, origin_jti: originJti, event_id: randomUUID(), auth_time: toSeconds(signedInAt) }
  const client = context.settings.VITE_IDENTITY_CLIENT_ID
  const access = {
    ...common,
    token_use: 'access',
    client_id: client,
    username: sub,
    scope: 'aws.cognito.signin.user.admin',
  }
  const id = { ...common, token_use: 'id', aud: client, 'cognito:username': sub, ...profileClaims(context, account) }
  const [AccessToken, IdToken] = await Promise.all([
    sign(context, 'access', access),
    sign(context, 'id', context.preTokenGeneration?.(id) ?? id),
  ])
  return { AccessToken, IdToken, ExpiresIn: toSeconds(context.limits.accessLifeMs), TokenType: 'Bearer' }
}

/**
 * Verifies an access token of this pool and client. @returns its claims
 * @throws IdentityError NotAuthorizedException if the token is expired or invalid
 */
export const readAccessToken = async (context: IdentityContext, token: string): Promise<JWTPayload> => {
  const { payload } = await jwtVerify(token, context.keys.access.publicKey, {
    algorithms: ['RS256'],
    issuer: issuerOf(context),
    currentDate: new Date(context.now()),
  }).catch((error: unknown) => {
    throw notAuthorized(error instanceof errors.JWTExpired ? 'Access Token has expired' : 'Invalid Access Token')
  })
  const isAccessToken =
    payload['token_use'] === 'access' && payload['client_id'] === context.settings.VITE_IDENTITY_CLIENT_ID
  if (!isAccessToken) throw notAuthorized('Invalid Access Token')
  return payload
}

const profileClaims = (context: IdentityContext, account: Account) => ({
  email: account.email,
  email_verified: isConfirmed(context, account, 'email'),
  name: account.name,
  phone_number: account.phoneNumber ?? undefined,
  phone_number_verified: account.phoneNumber === null ? undefined : true,
  picture: account.avatar ?? undefined,
  'custom:role': account.role,
})

const sign = (context: IdentityContext, use: keyof SigningKeys, claims: JWTPayload): Promise<string> =>
  new SignJWT({ ...claims, jti: randomUUID() })
    .setProtectedHeader({ alg: 'RS256', kid: context.keys[use].id })
    .setIssuer(issuerOf(context))
    .setIssuedAt(toSeconds(context.now()))
    .setExpirationTime(toSeconds(context.now() + context.limits.accessLifeMs))
    .sign(context.keys[use].privateKey)

const issuerOf = ({ settings }: IdentityContext): string => {
  const pool = settings.VITE_IDENTITY_POOL_ID
  return `https://cognito-idp.${pool.split('_')[0]}.amazonaws.com/${pool}`
}

const toSeconds = (milliseconds: number): number => Math.floor(milliseconds / 1000)
