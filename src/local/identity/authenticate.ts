import { findById, type Account } from '#local/data/accounts.ts'
import type { IdentityContext } from '#local/identity/context.ts'
import { type IdentityError, notAuthorized, userNotFound } from '#local/identity/identityError.ts'
import { isSessionActive } from '#local/identity/sessions.ts'
import { readAccessToken } from '#local/identity/tokens.ts'

export const revoked = 'Access Token has been revoked'

/**
 * The account of an access token.
 * @param unknownAccount the error if the account was deleted
 * @throws IdentityError NotAuthorizedException for an invalid token
 */
export const authenticate = async (
  context: IdentityContext,
  accessToken: string,
  unknownAccount: IdentityError = userNotFound(),
): Promise<Account> => {
  const claims = await readAccessToken(context, accessToken)
  const account = findById(context.database, `USR-${claims.sub}`)
  if (!account) throw unknownAccount
  if (!isSessionActive(context, String(claims['origin_jti']))) throw notAuthorized(revoked)
  return account
}
