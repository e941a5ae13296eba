import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { findById, type Account } from '#local/data/accounts.ts'
import type { IdentityContext } from '#local/identity/context.ts'
import { notAuthorized } from '#local/identity/identityError.ts'
import { signTokens } from '#local/identity/tokens.ts'

interface SessionRow {
  readonly originJti: string
  readonly userId: string
  readonly signedInAt: number
  readonly expiresAt: number
  readonly revokedAt: number | null
}

/** Opens a session. @returns its access, id and refresh token as Cognito's AuthenticationResult */
export const openSession = async (context: IdentityContext, account: Account) => {
  const { database, limits } = context
  const originJti = randomUUID()
  const refreshToken = createRefreshToken()
  const signedInAt = context.now()
  const sql = 'INSERT INTO sessions (originJti, userId, refreshHash, signedInAt, expiresAt) VALUES (?, ?, ?, ?, ?)'
  database.run(sql, originJti, account.id, hashOf(refreshToken), signedInAt, signedInAt + limits.refreshLifeMs)
  return { ...(await signTokens(context, account, { originJti, signedInAt })), RefreshToken: refreshToken }
}

/**
 * Renews the access and id token of a session.
 * @returns Cognito's AuthenticationResult
 * @throws IdentityError NotAuthorizedException if the refresh token is unknown, revoked or expired, or the account is
 * suspended
 */
export const refreshSession = async (context: IdentityContext, refreshToken: string) => {
  const session = findSession(context, 'refreshHash', hashOf(refreshToken))
  const account = session && findById(context.database, session.userId)
  if (!session || !account) throw notAuthorized('Invalid Refresh Token')
  if (session.revokedAt !== null) throw notAuthorized('Refresh Token has been revoked')
  if (session.expiresAt <= context.now()) throw notAuthorized('Refresh Token has expired')
  if (account.userStatus !== 'ACTIVE') throw notAuthorized('User is disabled.')
  return signTokens(context, account, session)
}

/** Whether a session exists and is not revoked. */
export const isSessionActive = (context: IdentityContext, originJti: string): boolean =>
  findSession(context, 'originJti', originJti)?.revokedAt === null

/** Revokes the session of a refresh token. An unknown token has no effect. */
export const revokeSession = (context: IdentityContext, refreshToken: string): void =>
  void context.database.run(
    'UPDATE sessions SET revokedAt = ? WHERE refreshHash = ? AND revokedAt IS NULL',
    context.now(),
    hashOf(refreshToken),
  )

/** The number of random bytes in the parts of an encrypted token, as in a refresh token of Cognito. */
const partBytes = [256, 12, 1_000, 16]

const createRefreshToken = (): string => {
  const header = Buffer.from('{"cty":"JWT","enc":"A256GCM","alg":"RSA-OAEP"}').toString('base64url')
  return [header, ...partBytes.map((count) => randomBytes(count).toString('base64url'))].join('.')
}

const findSession = (context: IdentityContext, column: 'originJti' | 'refreshHash', value: string) =>
  context.database.one<SessionRow>(`SELECT * FROM sessions WHERE ${column} = ?`, value)

const hashOf = (refreshToken: string): string => createHash('sha256').update(refreshToken).digest('base64url')
