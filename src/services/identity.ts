import { createAmplifyContext } from 'aws-amplify'
import { createUserPoolsTokenProvider } from 'aws-amplify/adapter-core'
import { confirmSignIn, fetchAuthSession, signIn, signOut } from 'aws-amplify/auth'
import { ConsoleLogger } from 'aws-amplify/utils'
import { normaliseEmail } from '#domain/email.ts'
import { type Profile, profileOfClaims } from '#domain/profile.ts'
import { localStore } from '#services/storage.ts'
import { prefixedStorage, type TokenStorage } from '#services/tokenStorage.ts'
import { TimeoutError, withTimeout } from '#services/timeout.ts'

export interface IdentitySettings {
  readonly poolId: string
  readonly clientId: string
  /** Absolute address of the user pool endpoint. */
  readonly endpoint: string
}

/** The library warns of every endpoint that is not Amazon's own; a deployment chooses that on purpose. */
ConsoleLogger.LOG_LEVEL = 'ERROR'

/** Answers that mean that the challenge itself is over: three wrong codes, or more than three minutes. */
const deadChallenge = ['Incorrect username or password', 'Invalid session for the user', 'An error occurred during the sign in process']
const isDeadChallenge = (error: unknown): boolean =>
  error instanceof Error && deadChallenge.some((part) => error.message.includes(part))

/**
 * Sign-in and session at the user pool (§4, §7), one instance for each sort of session.
 * @param prefix begins every key of this session's tokens, so that admin and marketer sessions never touch (§3)
 * @returns functions that throw what aws-amplify throws, or TimeoutError after 15 s
 */
export const createIdentity = (settings: IdentitySettings, prefix: 'admin.' | 'marketer.') => {
  const auth = { Cognito: { userPoolId: settings.poolId, userPoolClientId: settings.clientId, userPoolEndpoint: settings.endpoint } }
  const storage = prefixedStorage(localStore, prefix)
  const contextOver = (tokens: TokenStorage) =>
    createAmplifyContext({ Auth: auth }, { Auth: { tokenProvider: createUserPoolsTokenProvider(auth, tokens) } })
  const context = contextOver(storage)

  /** Ends a session everywhere: the one of the tokens given, or the one kept here, whose tokens leave the storage first. Expired ones are renewed first: the pool ends nothing for them. */
  const endSession = async (tokens: TokenStorage = storage.takeTokens()): Promise<void> => {
    const own = contextOver(tokens)
    await withTimeout(() => fetchAuthSession(own)).catch(() => undefined)
    await withTimeout(() => signOut(own, { global: true }))
  }

  const askForCode = async (email: string): Promise<'codeSent' | 'unexpected'> => {
    const username = normaliseEmail(email)
    const { nextStep } = await withTimeout(() => signIn(context, { username, options: { authFlowType: 'CUSTOM_WITHOUT_SRP' } }))
    return nextStep.signInStep === 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE' ? 'codeSent' : 'unexpected'
  }

  return {
    endSession,
    askForCode,

    /** Ends every session of whoever is signed in here, then asks for a code (§4). */
    async startSignIn(email: string): Promise<'codeSent' | 'unexpected'> {
      if (storage.holdsTokens()) await endSession()
      return askForCode(email)
    },

    /**
     * Answers the challenge.
     * @param signal of whoever asks: a session that opens after nobody waits for it any more is ended again
     */
    async confirmCode(code: string, signal?: AbortSignal): Promise<'confirmed' | 'wrong' | 'dead' | 'incomplete'> {
      const answer = confirmSignIn(context, { challengeResponse: code })
      try {
        const { isSignedIn, nextStep } = await withTimeout(() => answer)
        if (isSignedIn && signal?.aborted) await endSession()
        if (isSignedIn) return 'confirmed'
        return nextStep.signInStep === 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE' ? 'wrong' : 'incomplete'
      } catch (error) {
        if (error instanceof TimeoutError) void answer.then(({ isSignedIn }) => (isSignedIn ? endSession() : undefined)).catch(() => undefined)
        if (isDeadChallenge(error)) return 'dead'
        throw error
      }
    },

    /** Who is signed in, renewed where the tokens have run out; `null` for nobody, or for half a session. */
    async readProfile(): Promise<Profile | null> {
      if (!storage.holdsTokens()) return null
      const { tokens } = await withTimeout(() => fetchAuthSession(context))
      return profileOfClaims(tokens?.idToken?.payload)
    },

    /** The access token in force, or `null`. */
    async readAccessToken(): Promise<string | null> {
      if (!storage.holdsTokens()) return null
      const { tokens } = await withTimeout(() => fetchAuthSession(context))
      return tokens?.accessToken.toString() ?? null
    },
  }
}

export type Identity = ReturnType<typeof createIdentity>
