import { confirmSignIn, confirmSignUp, resendSignUpCode, signIn } from 'aws-amplify/auth'
import { readEmail } from '#domain/readInput.ts'
import { generatePassword } from '#domain/auth/password.ts'
import type { SignInStep } from '#domain/auth/session.ts'
import { readProfile, storeProfile } from '#services/identity/cognito/account.ts'
import { endSession, revoke } from '#services/identity/cognito/endSession.ts'
import { callPool } from '#services/identity/cognito/poolCalls.ts'
import { isChallengeExpired } from '#services/identity/cognito/errors.ts'
import type { Identity } from '#services/identity/port.ts'
import { createMemoryTokens } from '#services/identity/tokenStorage.ts'
import type { UserPool } from '#services/identity/cognito/userPool.ts'
import { preferences, writePreference } from '#services/storage/preferences.ts'
import { withTimeout } from '#services/api/timeout.ts'

type SignInCalls = Pick<Identity, 'startSignIn' | 'sendCode' | 'signUp' | 'confirmAccount' | 'confirmCode'>

/** The calls of the sign-in and sign-up pages to the user pool (§4). */
export const createSignInCalls = (pool: UserPool): SignInCalls => {
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
    if (nextStep.signInStep !== 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE') return 'unexpected'
    writePreference(preferences.codeLength, nextStep.additionalInfo?.['codeLength'] ?? null)
    return 'codeSent'
  }

  return {
    sendCode,

    async startSignIn(email) {
      // A sign-out that fails does not prevent the next sign-in.
      if (storage.hasTokens()) await endSession(pool).catch(() => undefined)
      return sendCode(email)
    },

    async signUp({ name, email, phoneNumber }) {
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

    async confirmAccount(email, code) {
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

    async confirmCode(code, signal) {
      const opened = createMemoryTokens()
      const answer = confirmSignIn(createContext(opened), { challengeResponse: code })
      try {
        const { isSignedIn, nextStep } = await withTimeout(() => answer)
        if (nextStep.signInStep === 'CONFIRM_SIGN_IN_WITH_CUSTOM_CHALLENGE')
          return nextStep.additionalInfo?.['lastAnswer'] === 'replaced' ? 'replaced' : 'wrong'
        if (!isSignedIn) return 'incomplete'
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
