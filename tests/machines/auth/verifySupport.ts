import { type AnyActorRef, createActor, fromCallback } from 'xstate'
import type { EmailMarker } from '#domain/auth/emailMarker.ts'
import type { CodeCheckAnswer } from '#domain/auth/session.ts'
import { codeCheckMachine } from '#machines/auth/codeCheck.machine.ts'
import { type CodeSent, resendMachine } from '#machines/auth/resend.machine.ts'
import { verifyMachine } from '#machines/auth/verify.machine.ts'
import { selectResend, selectVerify } from '#machines/auth/verify.selectors.ts'
import type { VerifyInput } from '#machines/auth/verify.setup.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'

export const email = 'ada@rewoven.com'

const brand = { product: 'Rewoven', adminDomain: 'rewoven.com' }

/** Starts the chart with calls that a test answers. */
export const start = (input: Partial<VerifyInput> = {}) => {
  const emitted: unknown[] = []
  const actors = {
    readEmailMarker: deferredActor<EmailMarker>(),
    awaitLockEnd: deferredActor<void, { until: number }>(),
    confirmCode: deferredActor<CodeCheckAnswer, { code: string }>(),
    resendCode: deferredActor<CodeSent, { email: string }>(),
    restartSignIn: deferredActor<CodeSent, { email: string }>(),
  }
  const { confirmCode, awaitLockEnd, readEmailMarker, resendCode, restartSignIn } = actors
  const logic = verifyMachine.provide({
    actors: {
      subscribeToCodes: fromCallback(() => undefined),
      readEmailMarker: readEmailMarker.logic,
      awaitLockEnd: awaitLockEnd.logic,
      codeCheck: codeCheckMachine.provide({
        actors: { confirmCode: confirmCode.logic, restartSignIn: restartSignIn.logic },
      }),
      resend: resendMachine.provide({ actors: { resendCode: resendCode.logic, restartSignIn: restartSignIn.logic } }),
    },
  })
  const actor = createActor(logic, {
    input: { brand, audience: 'admin', origin: 'signIn', email, ...input },
    inspect: (inspected) => {
      if (inspected.type === '@xstate.actor')
        (inspected.actorRef as AnyActorRef).on('*', (event) => emitted.push(event))
    },
  })
  actor.start()
  return {
    ...actors,
    actor,
    emitted,
    view: () => selectVerify(actor.getSnapshot()),
    resend: () => selectResend(actor.getSnapshot()),
  }
}

/** Opens the page with a code of four digits that was sent at 1 s. */
export const open = async () => {
  const started = start()
  await started.readEmailMarker.answer({ email, readAt: 1_000, isSignedIn: false, codeLength: 4 })
  return started
}

export const error = (text: string) => ({ type: 'toast', tone: 'error', text })
export const success = (text: string) => ({ type: 'toast', tone: 'success', text })

/** What the page shows after it has opened, apart from these parts. */
export const shown = (parts: object = {}) => ({
  audience: 'admin',
  canSubmit: true,
  email,
  isBusy: false,
  codeLength: 4,
  problem: null,
  ...parts,
})
