import { type AnyActorRef, createActor, fromCallback } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { EmailMarker } from '#domain/auth/emailMarker.ts'
import type { CodeCheckAnswer } from '#domain/auth/session.ts'
import { codeCheckMachine } from '#machines/auth/codeCheck.machine.ts'
import { type CodeSent, resendMachine } from '#machines/auth/resend.machine.ts'
import { verifyMachine } from '#machines/auth/verify.machine.ts'
import { selectResend, selectVerify } from '#machines/auth/verify.selectors.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'

const email = 'ada@rewoven.com'

const brand = { product: 'Rewoven', adminDomain: 'rewoven.com' }

/** Starts the chart with calls that a test answers. */
const start = () => {
  const emitted: unknown[] = []
  const actors = {
    readEmailMarker: deferredActor<EmailMarker>(),
    awaitLockEnd: deferredActor<void, { until: number }>(),
    confirmCode: deferredActor<CodeCheckAnswer, { code: string; email: string }>(),
    resendCode: deferredActor<CodeSent | 'signedIn', { email: string }>(),
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
    input: { brand, audience: 'admin', origin: 'signIn', email },
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
const open = async () => {
  const started = start()
  await started.readEmailMarker.answer({ email, readAt: 1_000, isSignedIn: false, codeLength: 4 })
  return started
}

const error = (text: string) => ({ type: 'toast', tone: 'error', text })
const success = (text: string) => ({ type: 'toast', tone: 'success', text })

/** What the page shows after it has opened, apart from these parts. */
const shown = (parts: object = {}) => ({
  audience: 'admin',
  canSubmit: true,
  email,
  isBusy: false,
  codeLength: 4,
  isCodeRejected: false,
  problem: null,
  ...parts,
})

describe('when the code page opens', () => {
  test('with a matching marker / shows the page and locks the resend link', async () => {
    const { view, resend } = await open()
    expect(view()).toEqual(shown())
    expect(resend()).toEqual({ isLocked: true, isSending: false, canResend: true, lockedUntil: 61_000 })
  })
})

describe('when a code is submitted', () => {
  test('twice / checks it once', async () => {
    const { actor, confirmCode, view } = await open()
    actor.send({ type: 'code.submitted', code: '1234' })
    actor.send({ type: 'code.submitted', code: '1234' })
    expect(confirmCode.inputs).toEqual([{ code: '1234', email }])
    expect(view()).toEqual(shown({ canSubmit: false, isBusy: true }))
  })

  test('again with the same wrong code, also after a change / says so and checks nothing', async () => {
    const { actor, confirmCode, view } = await open()
    actor.send({ type: 'code.submitted', code: '1234' })
    await confirmCode.answer('wrong')
    expect(view()).toEqual(shown({ isCodeRejected: true, problem: 'Invalid verification code' }))
    actor.send({ type: 'code.changed' })
    expect(view()).toEqual(shown())
    actor.send({ type: 'code.submitted', code: '12-34' })
    expect(view()).toEqual(
      shown({
        isCodeRejected: true,
        problem: 'You have tried this code already. Enter the one of the last email.',
      }),
    )
    expect(confirmCode.inputs).toEqual([{ code: '1234', email }])
  })

  test('again with the same wrong code after another tab has requested one / checks it', async () => {
    const { actor, confirmCode } = await open()
    actor.send({ type: 'code.submitted', code: '1234' })
    await confirmCode.answer('wrong')
    actor.send({ type: 'code.sentElsewhere', sentAt: 2_000 })
    actor.send({ type: 'code.submitted', code: '1234' })
    expect(confirmCode.inputs).toEqual([
      { code: '1234', email },
      { code: '1234', email },
    ])
  })
})

test('the first code after a second one / is no wrong code: the field says that a newer one was sent', async () => {
  const { actor, confirmCode, emitted, view } = await open()
  actor.send({ type: 'code.submitted', code: '1234' })
  await confirmCode.answer('replaced')
  expect([view(), emitted]).toEqual([
    shown({ isCodeRejected: true, problem: 'A newer code was sent. Enter the one of the last email.' }),
    [],
  ])
})

describe('a code that confirms a new account', () => {
  const submitConfirmation = async () => {
    const page = start()
    await page.readEmailMarker.answer({ email, readAt: 1_000, isSignedIn: false, codeLength: 6 })
    page.actor.send({ type: 'code.submitted', code: '1234' })
    expect(page.confirmCode.inputs).toEqual([])
    page.actor.send({ type: 'code.submitted', code: '123456' })
    await page.confirmCode.answer('accountConfirmed')
    return page
  }

  test('has six digits / and the next code, which signs in, has four', async () => {
    const { emitted, restartSignIn, view } = await submitConfirmation()
    expect(restartSignIn.inputs).toEqual([{ email }])
    await restartSignIn.answer({ sentAt: 41_000, codeLength: 4 })
    expect(view()).toEqual(
      shown({
        isCodeRejected: true,
        problem: 'Your email is confirmed. Enter the new code that we have sent you to sign in.',
      }),
    )
    expect(emitted).toEqual([success('New verification code sent')])
  })
})

describe('when a new code is requested', () => {
  const openResending = async () => {
    const page = await open()
    await page.awaitLockEnd.answer()
    page.actor.send({ type: 'resend.requested' })
    return page
  }

  test('with two failures / shows the reason and does not lock the link', async () => {
    const { emitted, resend, resendCode, restartSignIn } = await openResending()
    await resendCode.fail(new Error('x'))
    await restartSignIn.fail(new Error(''))
    expect(resend()).toEqual({ isLocked: false, isSending: false, canResend: true, lockedUntil: 61_000 })
    expect(emitted).toEqual([error('Failed to resend code')])
  })
})
