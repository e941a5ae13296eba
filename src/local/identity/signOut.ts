import * as z from 'zod'
import { deleteAccount, revokeSessions } from '#local/data/accounts.ts'
import { accessSchema, checkClient, clientSchema, parseBody } from '#local/identity/bodies.ts'
import type { Target } from '#local/identity/context.ts'
import { IdentityError, notAuthorized } from '#local/identity/identityError.ts'
import { revokeSession } from '#local/identity/sessions.ts'
import { authenticate, revoked } from '#local/identity/authenticate.ts'

const revokeSchema = clientSchema.extend({ Token: z.string().min(1) })

/** GlobalSignOut: revokes all sessions of the account (§4). */
export const globalSignOut: Target = async (context, body) => {
  const account = await authenticate(context, parseBody(accessSchema, body).AccessToken, notAuthorized(revoked))
  revokeSessions(context.database, account.id, context.now())
  return {}
}

/** RevokeToken: revokes the session of one refresh token. */
export const revokeToken: Target = (context, body) => {
  const { ClientId, Token } = parseBody(revokeSchema, body)
  checkClient(context, ClientId)
  if (Token.split('.').length === 3) throw new IdentityError('UnsupportedTokenTypeException', 'Unsupported token type')
  revokeSession(context, Token)
  return {}
}

/** DeleteUser: deletes the signed-in account and its sessions (§4). */
export const deleteUser: Target = async (context, body) => {
  const account = await authenticate(context, parseBody(accessSchema, body).AccessToken)
  deleteAccount(context.database, account.id)
  return null
}
