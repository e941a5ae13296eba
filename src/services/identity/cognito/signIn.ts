import { confirmSignIn, confirmSignUp, resendSignUpCode, signIn } from 'aws-amplify/auth'
import { readEmail } from '#domain/readInput.ts'
import { generatePassword } from '#domain/auth/password.ts'
import type { CodeCheckAnswer, SignInStep } from '#domain/auth/session.ts'
import { readProfile, storeProfile } from '#services/identity/cognito/account.ts'
import { endSession, revoke } from '#services/identity/cognito/endSession.ts'
import { callPool } from '#services/identity/cognito/poolCalls.ts'
import { isChallengeExpired } from '#services/identity/cognito/errors.ts'
import { createMemoryTokens } from '#services/identity/tokenStorage.ts'
import type { UserPool } from '#services/identity/cognito/userPool.ts'
import { withTimeout } from '#services/api/timeout.ts'

/** The details of a sign-up. The phone number is in E.164. */
interface NewAccount {
  readonly name: string
  readonly email: string
  readonly phoneNumber: string
}

/** The calls of the sign-in and sign-up pages to the user pool (§4). */
export const createSignInCalls = (pool: UserPool) => {
  const { storage, createContext, context } = pool

  const sendCode = async (email: string): Promise<SignInStep> => {
    const username = readEmail(email)
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
    sendCode,

    /** Signs out the current person on all devices, then requests a code (§4). */
    async startSignIn(email: string): Promise<SignInStep> {
      // A sign-out that fails does not prevent the next sign-in.
      if (storage.hasTokens()) await endSession(pool).catch(() => undefined)
      return sendCode(email)
    },

    /**
     * Creates the account of an admin, with a generated password that is never shown (§4, §5).
     * @returns `registered`, also if the account must be confirmed at the first sign-in, or `unfinished` if the answer
     * has no account
     */
    async signUp({ name, email, phoneNumber }: NewAccount): Promise<'registered' | 'unfinished'> {
      const username = readEmail(email)
      const attributes = { email: username, name, phone_number: phoneNumber, 'custom:role': 'ADMIN' }
      const answer = await callPool(pool.settings.endpoint, 'SignUp', {
        ClientId: pool.settings.clientId,
        Username: username,
        Password: generatePassword((count) => crypto.getRandomValues(new Uint8Array(count))),
        UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
      })
      return 'UserSub' in answer ? 'registered' : 'unfinished'
    },

    /** Confirms an account with a code of the pool, so that it can sign in. */
    async confirmAccount(email: string, code: string): Promise<CodeCheckAnswer> {
      const username = readEmail(email)
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
        await storeProfile(opened, await readProfile(pool, opened).catch(() => null))
        if (signal?.aborted) await revoke(pool, opened)
        else storage.replaceTokens(opened)
        return 'confirmed'
      } catch (error) {
        if (isChallengeExpired(error)) return 'expired'
        void answer.then(({ isSignedIn }) => (isSignedIn ? revoke(pool, opened) : undefined)).catch(() => undefined)
        throw error
      }
    },
  }
}
