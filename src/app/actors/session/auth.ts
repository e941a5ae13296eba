import { fromCallback, fromPromise, type EventObject } from 'xstate'
import { codeLength, confirmationCodeLength, resendLockMs } from '#domain/limits.ts'
import type { SignInAnswer, SignInStep } from '#domain/auth/session.ts'
import { codeCheckMachine } from '#machines/auth/codeCheck.machine.ts'
import { type CodeSent, resendMachine } from '#machines/auth/resend.machine.ts'
import { signInMachine } from '#machines/auth/signIn.machine.ts'
import { verifyMachine } from '#machines/auth/verify.machine.ts'
import { waitUntil } from '#services/browser/waitUntil.ts'
import type { Identity } from '#services/identity/port.ts'
import { readPreference, writePreference, preferences, storeMarketer } from '#services/storage/preferences.ts'
import { createCodeSentStore } from '#services/storage/codeSent.ts'
import type { Session } from '#services/identity/session.ts'
import { identities, sessions } from '#app/actors/session/sessions.ts'

type MarkerName = 'validatedEmail' | 'marketerValidatedEmail'

/**
 * Stores the only marker of this tab: a tab has one challenge at a time.
 * @throws Error if the browser cannot store it
 */
const storeMarker = (name: MarkerName, email: string): void => {
  writePreference(preferences.validatedEmail, null)
  writePreference(preferences.marketerValidatedEmail, null)
  if (!writePreference(preferences[name], email)) throw new Error('The browser could not keep the session')
}

/** Remembers whether the next code of this tab confirms an account. */
const rememberStep = (step: SignInStep, email: string): SignInStep => {
  writePreference(preferences.unconfirmedEmail, step === 'confirmationSent' ? email : null)
  return step
}

const codeLengthFor = (email: string | null): number =>
  email !== null && readPreference(preferences.unconfirmedEmail) === email
    ? confirmationCodeLength
    : Number(readPreference(preferences.codeLength) ?? codeLength)

/** Stores the marker, then requests a code. */
export const storeMarkerAndSendCode = async (
  identity: Identity,
  marker: MarkerName,
  email: string,
): Promise<SignInStep> => {
  storeMarker(marker, email)
  return rememberStep(await identity.startSignIn(email), email)
}

/**
 * The sign-in charts of one role, from the email to the session, with the services they call.
 * @param onConfirmed runs once the session is open
 */
export const createAuthActors = (
  session: Session,
  identity: () => Promise<Identity>,
  marker: MarkerName,
  onConfirmed: () => Promise<void> = async () => undefined,
) => {
  const codeSent = createCodeSentStore(session.prefix)
  const requireCodeSent = (step: SignInStep, email: string): CodeSent => {
    if (rememberStep(step, email) === 'unexpected') throw new Error('Unexpected sign-in step.')
    const sentAt = Date.now()
    codeSent.write(email, sentAt)
    return { sentAt, codeLength: codeLengthFor(email) }
  }
  const isLockedElsewhere = (email: string): boolean =>
    readPreference(preferences[marker]) !== email && codeSent.read(email, Date.now()) !== null
  /** Whether this person is signed in, perhaps in another tab. The tab reads it again before it asks for anything. */
  const isSignedInAs = async (email: string): Promise<boolean> => {
    const isSignedIn = await session.isSignedInAs(email)
    if (isSignedIn) await onConfirmed()
    return isSignedIn
  }
  // Not `startSignIn`, which ends an earlier session: one that is open now was opened by another tab meanwhile.
  const sendCode = async ({ input }: { input: { email: string } }): Promise<CodeSent> =>
    requireCodeSent(await (await identity()).sendCode(input.email), input.email)
  const restartSignIn = fromPromise<CodeSent, { email: string }>(sendCode)
  const codeCheck = codeCheckMachine.provide({
    actors: {
      confirmCode: fromPromise(async ({ input, signal }) => {
        if (await isSignedInAs(input.email)) return 'signedIn'
        const { confirmAccount, confirmCode } = await identity()
        const unconfirmed = readPreference(preferences.unconfirmedEmail)
        const isUnconfirmed = unconfirmed !== null
        const answer = isUnconfirmed
          ? await confirmAccount(unconfirmed, input.code)
          : await confirmCode(input.code, signal)
        if (answer === 'confirmed') {
          codeSent.remove()
          await onConfirmed()
        }
        return answer
      }),
      restartSignIn,
    },
  })
  const resend = resendMachine.provide({
    actors: {
      resendCode: fromPromise(async ({ input }) =>
        (await isSignedInAs(input.email)) ? 'signedIn' : sendCode({ input }),
      ),
      restartSignIn,
    },
  })
  const startSignIn = fromPromise<SignInAnswer, { email: string; isRefused: boolean }>(async ({ input }) => {
    if (!input.isRefused && (await isSignedInAs(input.email))) return 'signedIn'
    if (isLockedElsewhere(input.email)) return 'locked'
    const step = await storeMarkerAndSendCode(await identity(), marker, input.email)
    if (step !== 'unexpected') codeSent.write(input.email, Date.now())
    return step
  })
  return {
    startSignIn,
    signIn: signInMachine.provide({
      actors: { findSession: fromPromise(async () => session.isStored()), startSignIn },
    }),
    verify: verifyMachine.provide({
      actors: {
        subscribeToCodes: fromCallback<EventObject, { email: string }>(({ input, sendBack }) =>
          codeSent.subscribe(input.email, (sentAt) => sendBack({ type: 'code.sentElsewhere', sentAt })),
        ),
        readEmailMarker: fromPromise(async () => {
          const email = readPreference(preferences[marker])
          // Without a network, a code can still be entered later.
          const isSignedIn = email !== null && (await isSignedInAs(email).catch(() => false))
          return { email, readAt: Date.now(), isSignedIn, codeLength: codeLengthFor(email) }
        }),
        awaitLockEnd: fromPromise(({ input, signal }) =>
          waitUntil({ until: input.until, maxWaitMs: resendLockMs, signal }),
        ),
        codeCheck,
        resend,
      },
    }),
  }
}

export const adminAuth = createAuthActors(sessions.admin, identities.admin, 'validatedEmail')

export const marketerAuth = createAuthActors(
  sessions.marketer,
  identities.marketer,
  'marketerValidatedEmail',
  async () => {
    const status = await sessions.marketer.read()
    if (status.kind === 'signedIn') storeMarketer(status.profile)
  },
)
