import { fetchAuthSession } from 'aws-amplify/auth'
import type { TokenPrefix } from '#services/storage/storageKeys.ts'
import { createAccountCalls } from '#services/identity/cognito/account.ts'
import { endSession, revokeSession } from '#services/identity/cognito/endSession.ts'
import { isSessionEnded, throwAsKnown } from '#services/identity/cognito/errors.ts'
import { createSignInCalls } from '#services/identity/cognito/signIn.ts'
import type { UserPoolSettings } from '#services/identity/cognito/provider.ts'
import { createUserPool } from '#services/identity/cognito/userPool.ts'
import type { Identity } from '#services/identity/port.ts'
import { withTimeout } from '#services/api/timeout.ts'

/** The calls with errors that the error catalogue knows. */
const withKnownErrors = (calls: Identity): Identity =>
  Object.fromEntries(
    Object.entries(calls).map(([name, call]: [string, (...args: unknown[]) => Promise<unknown>]) => [
      name,
      (...args: unknown[]) => call(...args).catch(throwAsKnown),
    ]),
  ) as unknown as Identity

/**
 * The calls to a user pool of Cognito, one instance per role.
 * @param prefix of every storage key of the tokens, so that admin and marketer sessions stay separate (§3)
 */
export const createIdentity = (settings: UserPoolSettings, prefix: TokenPrefix): Identity => {
  const pool = createUserPool(settings, prefix)
  const { storage, createContext } = pool
  return withKnownErrors({
    ...createSignInCalls(pool),
    ...createAccountCalls(pool),
    endSession: (tokens) => endSession(pool, tokens),
    revokeSession: (tokens) => revokeSession(pool, tokens),

    /** Collects the new tokens in memory. */
    async renewTokens() {
      const renewedTokens = storage.copyTokens()
      const areUnchanged = storage.watchTokens()
      const isRenewed = await withTimeout(() =>
        fetchAuthSession(createContext(renewedTokens), { forceRefresh: true }),
      ).then(
        ({ tokens }) => tokens !== undefined,
        (error: unknown) => {
          if (isSessionEnded(error)) return false
          throw error
        },
      )
      if (!areUnchanged()) return storage.hasTokens() ? 'renewed' : 'ended'
      if (isRenewed) storage.replaceTokens(renewedTokens)
      else storage.clearTokens()
      return isRenewed ? 'renewed' : 'ended'
    },
  })
}
