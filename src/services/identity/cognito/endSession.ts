import { fetchAuthSession, signOut } from 'aws-amplify/auth'
import { callPool } from '#services/identity/cognito/poolCalls.ts'
import { isSessionEnded } from '#services/identity/cognito/errors.ts'
import { createMemoryTokens, type MemoryTokens, type TokenStorage } from '#services/identity/tokenStorage.ts'
import type { UserPool } from '#services/identity/cognito/userPool.ts'
import { withTimeout } from '#services/api/timeout.ts'

/** An access token of the session, renewed if it has expired. Undefined if the pool no longer accepts the session. */
export const readAccessToken = async (
  { createContext }: UserPool,
  tokens: TokenStorage,
  forceRefresh: boolean,
): Promise<string | undefined> => {
  const context = createContext(tokens)
  try {
    const session = await withTimeout(() => fetchAuthSession(context, { forceRefresh }))
    return session.tokens?.accessToken.toString()
  } catch (error) {
    if (isSessionEnded(error)) return undefined
    throw error
  }
}

/** @returns whether the pool accepted the token */
const globalSignOut = async ({ settings }: UserPool, accessToken: string): Promise<boolean> => {
  try {
    await callPool(settings.endpoint, 'GlobalSignOut', { AccessToken: accessToken })
    return true
  } catch (error) {
    if (isSessionEnded(error)) return false
    throw error
  }
}

/**
 * Ends a session on all devices. Without tokens it ends the stored session, and removes its tokens first.
 * Expired tokens are renewed first, because the pool rejects a sign-out with expired tokens. The given tokens do not
 * change, so that a call that fails can be repeated.
 */
export const endSession = async (pool: UserPool, tokens: MemoryTokens = pool.storage.takeTokens()): Promise<void> => {
  const own = createMemoryTokens(tokens.entries())
  for (const forceRefresh of [false, true]) {
    const accessToken = await readAccessToken(pool, own, forceRefresh)
    if (accessToken === undefined || (await globalSignOut(pool, accessToken))) return
  }
}

/** Ends only the session of these tokens, without the library. Newer sessions of the person continue. */
export const revokeSession = async ({ settings }: UserPool, tokens: MemoryTokens): Promise<void> => {
  const [, token] = [...tokens.entries()].find(([key]) => key.endsWith('.refreshToken')) ?? []
  if (token === undefined) return
  await callPool(settings.endpoint, 'RevokeToken', { ClientId: settings.clientId, Token: token }).catch(
    (error: unknown) => (isSessionEnded(error) ? undefined : Promise.reject(error)),
  )
}

/** Ends only this session. Other sessions of the account continue. */
export const revoke = ({ createContext }: UserPool, tokens: TokenStorage): Promise<void> =>
  withTimeout(() => signOut(createContext(tokens)))
