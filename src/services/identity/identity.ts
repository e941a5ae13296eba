import { createAmplifyContext } from 'aws-amplify'
import { createUserPoolsTokenProvider } from 'aws-amplify/adapter-core'
import {
  confirmSignIn,
  deleteUser,
  fetchAuthSession,
  fetchUserAttributes,
  signIn,
  signOut,
  signUp,
  updateUserAttributes,
} from 'aws-amplify/auth'
import { ConsoleLogger } from 'aws-amplify/utils'
import { normaliseEmail } from '#domain/auth/email.ts'
import { generatePassword } from '#domain/auth/password.ts'
import type { CodeCheckAnswer, RenewalResult, SignInStep } from '#domain/auth/session.ts'
import { localStore } from '#services/storage/safeStorage.ts'
import type { TokenPrefix } from '#services/storage/storageKeys.ts'
import { createMemoryTokens, createTokenStorage, type TokenStorage } from '#services/identity/tokenStorage.ts'
import { withTimeout } from '#services/api/timeout.ts'

export interface IdentityConfig {
  readonly poolId: string
  readonly clientId: string
  /** Absolute address of the user pool endpoint. */
  readonly endpoint: string
}

/** Who signs up: the email normalised, the phone number in E.164. */
export interface NewAccount {
  readonly name: string
  readonly email: string
  readonly phoneNumber: string
}

/** The library warns of every endpoint that is not Amazon's own; a deployment chooses that on purpose. */
ConsoleLogger.LOG_LEVEL = 'ERROR'

/** Answers that mean that the challenge itself is over: three wrong codes, or more than three minutes. */
const expiredChallengeTexts = [
  'Incorrect username or password',
  'Invalid session for the user',
  'An error occurred during the sign in process',
]
const isChallengeExpired = (error: unknown): boolean =>
  error instanceof Error && expiredChallengeTexts.some((part) => error.message.includes(part))

/** Answers that mean that no renewal will ever work again. */
const sessionEndedErrors = [
  'NotAuthorizedException',
  'TokenRevokedException',
  'UserNotFoundException',
  'UserUnAuthenticatedException',
  'RefreshTokenReuseException',
]
const isSessionEnded = (error: unknown): boolean => error instanceof Error && sessionEndedErrors.includes(error.name)

/** What is thrown where the pool takes the session no more, in the words that the error catalogue knows. */
const toUnauthorizedError = (error: unknown): unknown =>
  isSessionEnded(error) ? new Error(`Unauthorized: ${(error as Error).message}`) : error

/**
 * Sign-in and session at the user pool (§4, §7), one instance for each sort of session.
 * @param prefix begins every key of this session's tokens, so that admin and marketer sessions never touch (§3)
 * @returns functions that throw what aws-amplify throws, or TimeoutError after 15 s
 */
export const createIdentity = (settings: IdentityConfig, prefix: TokenPrefix) => {
  const auth = {
    Cognito: { userPoolId: settings.poolId, userPoolClientId: settings.clientId, userPoolEndpoint: settings.endpoint },
  }
  const storage = createTokenStorage(localStore, prefix)
  const contextOver = (tokens: TokenStorage) =>
    createAmplifyContext({ Auth: auth }, { Auth: { tokenProvider: createUserPoolsTokenProvider(auth, tokens) } })
  const context = contextOver(storage)

  /** Ends a session everywhere: the one of the tokens given, or the one kept here, whose tokens leave the storage first. Expired ones are renewed first: the pool ends nothing for them. */
  const endSession = async (tokens: TokenStorage = storage.takeTokens()): Promise<void> => {
    const own = contextOver(tokens)
    await withTimeout(() => fetchAuthSession(own)).catch(() => undefined)
    await withTimeout(() => signOut(own, { global: true }))
  }

  /** Ends one session alone: other sessions of the same account live on. */
  const revoke = (tokens: TokenStorage): Promise<void> => withTimeout(() => signOut(contextOver(tokens)))

  const sendCode = async (email: string): Promise<SignInStep> => {
    const username = normaliseEmail(email)
    const { nextStep } = await withTimeout(() =>
      signIn(context, { username, options: { authFlowType: 'CUSTOM_WITHOUT_SRP' } }),
    )
    return nextStep.signInStep === 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE' ? 'codeSent' : 'unexpected'
  }

  return {
    endSession,
    sendCode,

    /** Ends every session of whoever is signed in here, then asks for a code (§4). */
    async startSignIn(email: string): Promise<SignInStep> {
      if (storage.hasTokens()) await endSession()
      return sendCode(email)
    },

    /**
     * Makes the account of an admin, with a password that nobody sees (§4, §5).
     * @returns `registered`, or `unfinished` where the provider asks for a further step, which this product has none for
     */
    async signUp({ name, email, phoneNumber }: NewAccount): Promise<'registered' | 'unfinished'> {
      const username = normaliseEmail(email)
      const password = generatePassword((count) => crypto.getRandomValues(new Uint8Array(count)))
      const userAttributes = { email: username, name, phone_number: phoneNumber, 'custom:role': 'ADMIN' }
      const { isSignUpComplete } = await withTimeout(() =>
        signUp(context, { username, password, options: { userAttributes } }),
      )
      return isSignUpComplete ? 'registered' : 'unfinished'
    },

    /**
     * Answers the challenge. The session opens in memory, and is kept only while somebody waits for it: one that comes
     * after the time-out or after `signal` was aborted is ended again, and whatever is kept by then stays as it is.
     */
    async confirmCode(code: string, signal?: AbortSignal): Promise<CodeCheckAnswer> {
      const opened = createMemoryTokens()
      const answer = confirmSignIn(contextOver(opened), { challengeResponse: code })
      try {
        const { isSignedIn, nextStep } = await withTimeout(() => answer)
        if (!isSignedIn) return nextStep.signInStep === 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE' ? 'wrong' : 'incomplete'
        if (signal?.aborted) await revoke(opened)
        else storage.replaceTokens(opened)
        return 'confirmed'
      } catch (error) {
        if (isChallengeExpired(error)) return 'expired'
        void answer.then(({ isSignedIn }) => (isSignedIn ? revoke(opened) : undefined)).catch(() => undefined)
        throw error
      }
    },

    /** Name and phone number as the pool has them now, which tokens may not say yet. @throws Error 'Unauthorized: …' where the session has ended */
    async readAttributes(): Promise<{ name: string; phoneNumber: string }> {
      const own = contextOver(storage.copyTokens())
      const { name = '', phone_number: phoneNumber = '' } = await withTimeout(() => fetchUserAttributes(own)).catch(
        (error: unknown) => Promise.reject(toUnauthorizedError(error)),
      )
      return { name, phoneNumber }
    },

    /** Changes the attributes of whoever is signed in (§7); an account without a phone number keeps none. @throws as {@link readAttributes} */
    async updateAttributes({
      name,
      phoneNumber,
    }: {
      readonly name: string
      readonly phoneNumber: string
    }): Promise<void> {
      const userAttributes = phoneNumber === '' ? { name } : { name, phone_number: phoneNumber }
      const own = contextOver(storage.copyTokens())
      await withTimeout(() => updateUserAttributes(own, { userAttributes })).catch((error: unknown) =>
        Promise.reject(toUnauthorizedError(error)),
      )
    },

    /** Deletes the identity of whoever is signed in. One that the pool does not know any more is deleted already. */
    async deleteIdentity(): Promise<void> {
      const own = contextOver(storage.copyTokens())
      await withTimeout(() => deleteUser(own)).catch((error: unknown) =>
        isSessionEnded(error) ? undefined : Promise.reject(error),
      )
    },

    /**
     * Asks for new tokens. They are got in memory and put in the place of the old ones at once, so that no other tab
     * ever sees none. Where somebody has signed out or in meanwhile, what is kept by then stays as it is.
     * @returns `ended` where the pool takes the old ones no more; they are removed then
     */
    async renewTokens(): Promise<RenewalResult> {
      const own = storage.copyTokens()
      const areUnchanged = storage.watchTokens()
      const isRenewed = await withTimeout(() => fetchAuthSession(contextOver(own), { forceRefresh: true })).then(
        ({ tokens }) => tokens !== undefined,
        (error: unknown) => {
          if (isSessionEnded(error)) return false
          throw error
        },
      )
      if (!areUnchanged()) return storage.hasTokens() ? 'renewed' : 'ended'
      if (isRenewed) storage.replaceTokens(own)
      else storage.clearTokens()
      return isRenewed ? 'renewed' : 'ended'
    },
  }
}

export type Identity = ReturnType<typeof createIdentity>
