import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { type CodeAnswer, type CodeSent, type Marker, verifyMachine } from '#machines/auth/verify.machine.ts'
import { selectResend, selectVerify } from '#machines/auth/verify.select.ts'
import { deferred } from '#tests/support/deferred.ts'
import { recordEmitted } from '#tests/support/emitted.ts'

const email = 'ada@rewoven.com'

const start = (handedEmail: string | null = email) => {
  const actors = {
    readMarker: deferred<Marker>(),
    confirmCode: deferred<CodeAnswer, { code: string }>(),
    resendCode: deferred<CodeSent, { email: string }>(),
    startSignInAgain: deferred<CodeSent, { email: string }>(),
  }
  const clock = new SimulatedClock()
  const logic = Object.fromEntries(Object.entries(actors).map(([name, actor]) => [name, actor.logic])) as never
  const actor = createActor(verifyMachine.provide({ actors: logic }), { input: { email: handedEmail }, clock })
  const emitted = recordEmitted(actor)
  actor.start()
  return { ...actors, actor, clock, emitted, view: () => selectVerify(actor.getSnapshot()), resend: () => selectResend(actor.getSnapshot()) }
}

const open = async () => {
  const started = start()
  await started.readMarker.answer({ email, at: 1_000 })
  return started
}

const error = (text: string) => ({ type: 'toast', tone: 'error', text })
const success = (text: string) => ({ type: 'toast', tone: 'success', text })

describe('while the marker is read', () => {
  test('a matching marker opens the page', async () => {
    const { view, resend } = await open()
    expect(view()).toEqual({ canSend: true, email, isBusy: false, problem: null })
    expect(resend()).toEqual({ isLocked: true, isSending: false, lockedUntil: 61_000 })
  })

  test.each([
    ['no email was handed over', null, email],
    ['there is no marker', email, null],
    ['the marker is of another email', email, 'eve@rewoven.com'],
  ])('%s: the person is sent back', async (_, handed, marker) => {
    const { actor, readMarker } = start(handed)
    await readMarker.answer({ email: marker, at: 0 })
    expect(actor.getSnapshot().output).toEqual({ kind: 'sentBack', text: 'Please complete the sign-in process first' })
  })

  test('a marker that cannot be read sends the person back', async () => {
    const { actor, readMarker } = start()
    await readMarker.fail(new Error('denied'))
    expect(actor.getSnapshot().output).toEqual({ kind: 'sentBack', text: 'Please complete the sign-in process first' })
  })
})

describe('when a code is submitted', () => {
  test('three characters are no code', async () => {
    const { actor, confirmCode, view } = await open()
    actor.send({ type: 'code.submitted', code: '123' })
    expect(confirmCode.inputs).toEqual([])
    expect(view()).toEqual({ canSend: true, email, isBusy: false, problem: 'Verification code must be 4 digits' })
    actor.send({ type: 'code.changed' })
    expect(view()).toEqual({ canSend: true, email, isBusy: false, problem: null })
  })

  test('a double submit checks it once', async () => {
    const { actor, confirmCode, view } = await open()
    actor.send({ type: 'code.submitted', code: '1234' })
    actor.send({ type: 'code.submitted', code: '1234' })
    expect(confirmCode.inputs).toEqual([{ code: '1234' }])
    expect(view()).toEqual({ canSend: false, email, isBusy: true, problem: null })
  })

  test('the right one ends the flow', async () => {
    const { actor, confirmCode, emitted } = await open()
    actor.send({ type: 'code.submitted', code: '1234' })
    await confirmCode.answer('confirmed')
    expect(actor.getSnapshot().output).toEqual({ kind: 'confirmed' })
    expect(emitted).toEqual([success('Verification successful!')])
  })

  test('a wrong one is told at the field and in a toast', async () => {
    const { actor, confirmCode, emitted, view } = await open()
    actor.send({ type: 'code.submitted', code: '1234' })
    await confirmCode.answer('wrong')
    expect(view()).toEqual({ canSend: true, email, isBusy: false, problem: 'Invalid verification code' })
    expect(emitted).toEqual([error('Invalid verification code. Please try again.')])
  })

  test('a wrong one is not sent again until it is changed', async () => {
    const { actor, confirmCode } = await open()
    actor.send({ type: 'code.submitted', code: '1234' })
    await confirmCode.answer('wrong')
    actor.send({ type: 'code.submitted', code: '12-34' })
    expect(confirmCode.inputs).toEqual([{ code: '1234' }])
    actor.send({ type: 'code.changed' })
    actor.send({ type: 'code.submitted', code: '1234' })
    expect(confirmCode.inputs).toEqual([{ code: '1234' }, { code: '1234' }])
  })

  test('a sign-in that is not completed says so', async () => {
    const { actor, confirmCode, emitted, view } = await open()
    actor.send({ type: 'code.submitted', code: '1234' })
    await confirmCode.answer('incomplete')
    expect(view().problem).toBe('Sign-in is not completed.')
    expect(emitted).toEqual([error('Sign-in is not completed.')])
  })

  test.each([
    [new Error('Invalid verification code provided'), 'Invalid verification code', 'The verification code you entered is incorrect. Please try again.'],
    [new Error('Network Error'), ...twice('Network error. Please check your internet connection and try again.')],
    [new Error(''), ...twice('Verification failed')],
    [new Error('Unrecognized x'), ...twice('Something went wrong. Please try again or contact support.')],
  ])('the failure %s is explained', async (raw, field, toast) => {
    const { actor, confirmCode, emitted, view } = await open()
    actor.send({ type: 'code.submitted', code: '1234' })
    await confirmCode.fail(raw)
    expect(view()).toEqual({ canSend: true, email, isBusy: false, problem: field })
    expect(emitted).toEqual([error(toast)])
  })
})

describe('when the code can no longer be used', () => {
  const dead = async () => {
    const page = await open()
    page.actor.send({ type: 'code.submitted', code: '1234' })
    await page.confirmCode.answer('dead')
    return page
  }

  test('another one is sent without being asked for, and the lock starts anew', async () => {
    const { clock, emitted, resend, startSignInAgain, view } = await dead()
    expect(startSignInAgain.inputs).toEqual([{ email }])
    clock.increment(40_000)
    await startSignInAgain.answer({ at: 41_000 })
    expect(view()).toEqual({ canSend: true, email, isBusy: false, problem: 'That code can no longer be used. Enter the new one that we have sent you.' })
    expect(emitted).toEqual([success('New verification code sent')])
    clock.increment(59_999)
    expect(resend()).toEqual({ isLocked: true, isSending: false, lockedUntil: 101_000 })
    clock.increment(1)
    expect(resend().isLocked).toBe(false)
  })

  test('and another one cannot be sent, the person is told how to go on', async () => {
    const { emitted, startSignInAgain, view } = await dead()
    await startSignInAgain.fail(new Error('Timeout'))
    expect(view()).toEqual({ canSend: true, email, isBusy: false, problem: 'That code can no longer be used. Ask for a new one below.' })
    expect(emitted).toEqual([error('The request timed out. Please try again later.')])
  })
})

describe('while the resend lock runs', () => {
  test('no code is sent', async () => {
    const { actor, clock, resendCode } = await open()
    clock.increment(59_999)
    actor.send({ type: 'resend.requested' })
    expect(resendCode.inputs).toEqual([])
  })

  test('the link opens after a minute', async () => {
    const { clock, resend } = await open()
    clock.increment(60_000)
    expect(resend()).toEqual({ isLocked: false, isSending: false, lockedUntil: 61_000 })
  })
})

describe('when a new code is asked for', () => {
  const asked = async () => {
    const page = await open()
    page.clock.increment(60_000)
    page.actor.send({ type: 'resend.requested' })
    return page
  }

  test('it is sent once, and the lock starts anew', async () => {
    const { actor, emitted, resend, resendCode } = await asked()
    actor.send({ type: 'resend.requested' })
    expect(resendCode.inputs).toEqual([{ email }])
    expect(resend().isSending).toBe(true)
    await resendCode.answer({ at: 70_000 })
    expect(resend()).toEqual({ isLocked: true, isSending: false, lockedUntil: 130_000 })
    expect(emitted).toEqual([success('Code resent successfully')])
  })

  test('no code is checked meanwhile, for it may be dead', async () => {
    const { actor, confirmCode } = await asked()
    actor.send({ type: 'code.submitted', code: '1234' })
    expect(confirmCode.inputs).toEqual([])
  })

  test('a failure falls back to a new sign-in', async () => {
    const { emitted, resend, resendCode, startSignInAgain } = await asked()
    await resendCode.fail(new Error('There is already a signed in user.'))
    expect(startSignInAgain.inputs).toEqual([{ email }])
    expect(resend().isSending).toBe(true)
    await startSignInAgain.answer({ at: 70_000 })
    expect(resend().lockedUntil).toBe(130_000)
    expect(emitted).toEqual([success('Code resent successfully')])
  })

  test('a second failure is explained, and the link stays open', async () => {
    const { emitted, resend, resendCode, startSignInAgain } = await asked()
    await resendCode.fail(new Error('x'))
    await startSignInAgain.fail(new Error(''))
    expect(resend()).toEqual({ isLocked: false, isSending: false, lockedUntil: 61_000 })
    expect(emitted).toEqual([error("Couldn't send a new code. Please try again later.")])
  })

  test('while a code is being checked, nothing is sent', async () => {
    const { actor, clock, resendCode } = await open()
    actor.send({ type: 'code.submitted', code: '1234' })
    clock.increment(60_000)
    actor.send({ type: 'resend.requested' })
    expect(resendCode.inputs).toEqual([])
  })
})

function twice(text: string): [string, string] {
  return [text, text]
}
