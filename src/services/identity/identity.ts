import { createAmplifyContext } from 'aws-amplify'
import { createUserPoolsTokenProvider } from 'aws-amplify/adapter-core'
import {
  confirmSignIn,
  confirmSignUp,
  fetchAuthSession,
  fetchUserAttributes,
  getCurrentUser,
  resendSignUpCode,
  signIn,
  signOut,
  signUp,
  updateUserAttributes,
} from 'aws-amplify/auth'
import { ConsoleLogger } from 'aws-amplify/utils'
import * as z from 'zod/mini'
import { normaliseEmail } from '#domain/auth/email.ts'
import { generatePassword } from '#domain/auth/password.ts'
import type { CodeCheckAnswer, RenewalResult, SignInStep } from '#domain/auth/session.ts'
import { parseProfileClaims, type Profile } from '#domain/people/profile.ts'
import { localStore } from '#services/storage/safeStorage.ts'
import { isRefreshTokenKey, profileKey, type TokenPrefix } from '#services/storage/storageKeys.ts'
import { callPool } from '#services/identity/poolCalls.ts'
import {
  createMemoryTokens,
  createTokenStorage,
  type MemoryTokens,
  type TokenStorage,
} from '#services/identity/tokenStorage.ts'
import { parseResult } from '#services/api/apiResult.ts'
import { withTimeout } from '#services/api/timeout.ts'

export interface IdentityConfig {
  readonly poolId: string
  readonly clientId: string
  /** Absolute address of the user pool endpoint. */
  readonly endpoint: string
}

/** The details of a sign-up. The phone number is in E.164. */
export interface NewAccount {
  readonly name: string
  readonly email: string
  readonly phoneNumber: string
}

/** The attributes of an account by name. */
const attributesSchema = z.record(z.string(), z.string())

/** The library warns about every endpoint outside Amazon. A deployment may use one on purpose. */
ConsoleLogger.LOG_LEVEL = 'ERROR'

/** Error messages that mean that the challenge is over: three wrong codes, or more than three minutes. */
const expiredChallengeTexts = [
  'Incorrect username or password',
  'Invalid session for the user',
  'An error occurred during the sign in process',
]
const isChallengeExpired = (error: unknown): boolean =>
  error instanceof Error && expiredChallengeTexts.some((part) => error.message.includes(part))

/** Error names that mean that the session cannot be renewed any more. */
const sessionEndedErrors = [
  'NotAuthorizedException',
  'TokenRevokedException',
  'UserNotFoundException',
  'UserUnAuthenticatedException',
  'RefreshTokenReuseException',
]
const isSessionEnded = (error: unknown): boolean => error instanceof Error && sessionEndedErrors.includes(error.name)

/** Converts an error of an ended session to a message of the error catalogue. Returns other errors unchanged. */
const toUnauthorizedError = (error: unknown): unknown =>
  isSessionEnded(error) ? new Error(`Unauthorized: ${(error as Error).message}`) : error

/**
 * Sign-in and session at the user pool (§4, §7), one instance per role.
 * @param prefix of every storage key of the tokens, so that admin and marketer sessions stay separate (§3)
 * @returns functions that throw the errors of aws-amplify, or a TimeoutError after `callTimeoutMs`
 */
export const createIdentity = (settings: IdentityConfig, prefix: TokenPrefix) => {
  const auth = {
    Cognito: { userPoolId: settings.poolId, userPoolClientId: settings.clientId, userPoolEndpoint: settings.endpoint },
  }
  const storage = createTokenStorage(localStore, prefix)
  const createContext = (tokens: TokenStorage) =>
    createAmplifyContext({ Auth: auth }, { Auth: { tokenProvider: createUserPoolsTokenProvider(auth, tokens) } })
  const context = createContext(storage)

  /** An access token of the session, renewed if it has expired. Undefined if the pool no longer accepts the session. */
  const readAccessToken = async (tokens: TokenStorage, forceRefresh: boolean): Promise<string | undefined> => {
    const ownContext = createContext(tokens)
    try {
      const session = await withTimeout(() => fetchAuthSession(ownContext, { forceRefresh }))
      return session.tokens?.accessToken.toString()
    } catch (error) {
      if (isSessionEnded(error)) return undefined
      throw error
    }
  }

  /** @returns whether the pool accepted the token */
  const globalSignOut = async (accessToken: string): Promise<boolean> => {
    try {
      await callPool(settings.endpoint, 'GlobalSignOut', { AccessToken: accessToken })
      return true
    } catch (error) {
      if (isSessionEnded(error)) return false
      throw error
    }
  }

  /**
   * Ends a session on all devices. Without an argument it ends the stored session, and removes its tokens first.
   * Expired tokens are renewed first, because the pool rejects a sign-out with expired tokens. The given tokens do not
   * change, so that a call that fails can be repeated.
   */
  const endSession = async (tokens: MemoryTokens = storage.takeTokens()): Promise<void> => {
    const own = createMemoryTokens(tokens.entries())
    for (const forceRefresh of [false, true]) {
      const accessToken = await readAccessToken(own, forceRefresh)
      if (accessToken === undefined || (await globalSignOut(accessToken))) return
    }
  }

  /** Ends only the session of these tokens. Newer sessions of the person continue. */
  const revokeSession = async (tokens: MemoryTokens): Promise<void> => {
    const [, token] = [...tokens.entries()].find(([key]) => isRefreshTokenKey(key)) ?? []
    if (token === undefined) return
    await callPool(settings.endpoint, 'RevokeToken', { ClientId: settings.clientId, Token: token }).catch(
      (error: unknown) => (isSessionEnded(error) ? undefined : Promise.reject(error)),
    )
  }

  /** Ends only this session. Other sessions of the account continue. */
  const revoke = (tokens: TokenStorage): Promise<void> => withTimeout(() => signOut(createContext(tokens)))

  /**
   * Reads the session, the user and the attributes (§7). The attributes are the truth: the client of a pool may leave
   * claims out of its tokens.
   * @throws Error 'Unauthorized: …' if the session has ended
   */
  const readProfile = async (tokens: TokenStorage): Promise<Profile | null> => {
    const ownContext = createContext(tokens)
    const read = async () => {
      const { tokens: current } = await fetchAuthSession(ownContext)
      const { userId } = await getCurrentUser(ownContext)
      return { ...current?.idToken?.payload, ...(await fetchUserAttributes(ownContext)), sub: userId }
    }
    return parseProfileClaims(
      await withTimeout(read).catch((error: unknown) => Promise.reject(toUnauthorizedError(error))),
    )
  }

  const storeProfile = async (tokens: TokenStorage, profile: Profile | null): Promise<void> => {
    if (profile) await tokens.setItem(profileKey, JSON.stringify(profile))
  }

  const sendCode = async (email: string): Promise<SignInStep> => {
    const username = normaliseEmail(email)
    const { nextStep } = await withTimeout(() =>
      signIn(context, { username, options: { authFlowType: 'CUSTOM_WITHOUT_SRP' } }),
    )
    if (nextStep.signInStep === 'CONFIRM_SIGN_UP') {
      await withTimeout(() => resendSignUpCode(context, { username }))
      return 'confirmationSent'
    }
    return nextStep.signInStep === 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE' ? 'codeSent' : 'unexpected'
  }

  return {
    endSession,
    revokeSession,

    /**
     * Reads the profile of the stored session from the pool and stores it beside the tokens.
     * @throws Error 'Unauthorized: …' if the session has ended
     */
    async refreshProfile(): Promise<void> {
      const areUnchanged = storage.watchTokens()
      const profile = await readProfile(storage.copyTokens())
      if (areUnchanged()) await storeProfile(storage, profile)
    },
    sendCode,

    /** Signs out the current person on all devices, then requests a code (§4). */
    async startSignIn(email: string): Promise<SignInStep> {
      // A sign-out that fails does not prevent the next sign-in.
      if (storage.hasTokens()) await endSession().catch(() => undefined)
      return sendCode(email)
    },

    /**
     * Creates the account of an admin, with a generated password that is never shown (§4, §5).
     * @returns `registered`, also if the account must be confirmed at the first sign-in, or `unfinished` if the provider
     * requires another step, which this product lacks
     */
    async signUp({ name, email, phoneNumber }: NewAccount): Promise<'registered' | 'unfinished'> {
      const username = normaliseEmail(email)
      const password = generatePassword((count) => crypto.getRandomValues(new Uint8Array(count)))
      const userAttributes = { email: username, name, phone_number: phoneNumber, 'custom:role': 'ADMIN' }
      const { isSignUpComplete, nextStep } = await withTimeout(() =>
        signUp(context, { username, password, options: { userAttributes } }),
      )
      return isSignUpComplete || nextStep.signUpStep === 'CONFIRM_SIGN_UP' ? 'registered' : 'unfinished'
    },

    /** Confirms an account with a code of the pool, so that it can sign in. */
    async confirmAccount(email: string, code: string): Promise<CodeCheckAnswer> {
      const username = normaliseEmail(email)
      try {
        await withTimeout(() => confirmSignUp(context, { username, confirmationCode: code }))
        return 'accountConfirmed'
      } catch (error) {
        const { name, message } = error as Error
        if (name === 'CodeMismatchException') return 'wrong'
        if (name === 'ExpiredCodeException') return 'expired'
        if (message.includes('Current status is CONFIRMED')) return 'accountConfirmed'
        throw error
      }
    },

    /**
     * Answers the challenge. The session opens in memory and is stored only if the caller still waits for it. A session
     * that arrives after the timeout, or after `signal` was aborted, is ended, and stored tokens stay unchanged.
     */
    async confirmCode(code: string, signal?: AbortSignal): Promise<CodeCheckAnswer> {
      const opened = createMemoryTokens()
      const answer = confirmSignIn(createContext(opened), { challengeResponse: code })
      try {
        const { isSignedIn, nextStep } = await withTimeout(() => answer)
        if (!isSignedIn) return nextStep.signInStep === 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE' ? 'wrong' : 'incomplete'
        await storeProfile(opened, await readProfile(opened).catch(() => null))
        if (signal?.aborted) await revoke(opened)
        else storage.replaceTokens(opened)
        return 'confirmed'
      } catch (error) {
        if (isChallengeExpired(error)) return 'expired'
        void answer.then(({ isSignedIn }) => (isSignedIn ? revoke(opened) : undefined)).catch(() => undefined)
        throw error
      }
    },

    /**
     * Reads the current name and phone number from the pool. The claims of the tokens can be older.
     * @throws Error 'Unauthorized: …' if the session has ended; ApiError 'Unexpected answer' for one of another shape
     */
    async readAttributes(): Promise<{ name: string; phoneNumber: string }> {
      const ownContext = createContext(storage.copyTokens())
      const attributes = await withTimeout(() => fetchUserAttributes(ownContext)).catch((error: unknown) =>
        Promise.reject(toUnauthorizedError(error)),
      )
      const { name = '', phone_number: phoneNumber = '' } = parseResult(attributes, attributesSchema)
      return { name, phoneNumber }
    },

    /**
     * Changes the attributes of the current person (§7). An empty phone number is not sent.
     * @throws Error 'Unauthorized: …' if the session has ended
     */
    async updateAttributes({
      name,
      phoneNumber,
    }: {
      readonly name: string
      readonly phoneNumber: string
    }): Promise<void> {
      const userAttributes = phoneNumber === '' ? { name } : { name, phone_number: phoneNumber }
      const ownContext = createContext(storage.copyTokens())
      await withTimeout(() => updateUserAttributes(ownContext, { userAttributes })).catch((error: unknown) =>
        Promise.reject(toUnauthorizedError(error)),
      )
    },

    /**
     * Deletes the identity of the current person. An identity that the pool no longer knows counts as deleted.
     * @throws the error of the pool, also if it no longer accepts the session: the identity may still exist
     */
    async deleteIdentity(): Promise<void> {
      const accessToken = await readAccessToken(storage.copyTokens(), false)
      if (accessToken === undefined) throw new Error('Unauthorized: the session has ended')
      await callPool(settings.endpoint, 'DeleteUser', { AccessToken: accessToken }).catch((error: unknown) =>
        error instanceof Error && error.name === 'UserNotFoundException' ? undefined : Promise.reject(error),
      )
    },

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
