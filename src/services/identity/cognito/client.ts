import { fetchAuthSession } from 'aws-amplify/auth'
import type { RenewalResult } from '#domain/auth/session.ts'
import type { TokenPrefix } from '#services/storage/storageKeys.ts'
import { createAccountCalls } from '#services/identity/cognito/account.ts'
import { endSession, revokeSession } from '#services/identity/cognito/endSession.ts'
import { isSessionEnded } from '#services/identity/cognito/errors.ts'
import { createSignInCalls } from '#services/identity/cognito/signIn.ts'
import type { MemoryTokens } from '#services/identity/tokenStorage.ts'
import { createUserPool, type IdentityConfig } from '#services/identity/cognito/userPool.ts'
import { withTimeout } from '#services/api/timeout.ts'

/**
 * Sign-in and session at the user pool (§4, §7), one instance per role.
 * @param prefix of every storage key of the tokens, so that admin and marketer sessions stay separate (§3)
 * @returns functions that throw the errors of aws-amplify, or a TimeoutError after `callTimeoutMs`
 */
export const createIdentity = (settings: IdentityConfig, prefix: TokenPrefix) => {
  const pool = createUserPool(settings, prefix)
  const { storage, createContext } = pool
  return {
    ...createSignInCalls(pool),
    ...createAccountCalls(pool),
    /** Ends a session on all devices: that of the tokens, or the stored one. */
    endSession: (tokens?: MemoryTokens): Promise<void> => endSession(pool, tokens),
    revokeSession: (tokens: MemoryTokens): Promise<void> => revokeSession(pool, tokens),

    /**
     * Renews the tokens. It collects the new tokens in memory and replaces the old ones in one step, so that no other
     * tab sees an empty storage. If a sign-out or a sign-in happened in the meantime, the storage stays unchanged.
     * @returns `ended` if the pool rejects the old tokens, which are then removed
     */
    async renewTokens(): Promise<RenewalResult> {
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
  }
}

export type Identity = ReturnType<typeof createIdentity>
