import { findById, type Account } from '#local/data/accounts.ts'
import type { IdentityContext } from '#local/identity/context.ts'
import { notAuthorized, userNotFound } from '#local/identity/identityError.ts'
import { isSessionActive } from '#local/identity/sessions.ts'
import { readAccessToken } from '#local/identity/tokens.ts'

/**
 * The account of an access token.
 * @throws IdentityError NotAuthorizedException for an invalid token, UserNotFoundException if the account was deleted
 */
export const authenticate = async (context: IdentityContext, accessToken: string): Promise<Account> => {
  const claims = await readAccessToken(context, accessToken)
  const account = findById(context.database, `USR-${claims.sub}`)
  if (!account) throw userNotFound()
  if (!isSessionActive(context, String(claims['origin_jti']))) throw notAuthorized('Access Token has been revoked')
  return account
}
