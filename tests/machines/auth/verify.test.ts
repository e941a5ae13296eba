import { describe, expect, test } from 'vitest'
import { type AnyActorRef, createActor } from 'xstate'
import type { CodeCheckAnswer } from '#domain/auth/session.ts'
import { codeCheckMachine } from '#machines/auth/codeCheck.machine.ts'
import { type CodeSent, resendMachine } from '#machines/auth/resend.machine.ts'
import { type EmailMarker, verifyMachine, type VerifyInput } from '#machines/auth/verify.machine.ts'
import { selectResend, selectVerify } from '#machines/auth/verify.selectors.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'

const email = 'ada@rewoven.com'

const brand = { product: 'Rewoven', adminDomain: 'rewoven.com' }

const start = (input: Partial<VerifyInput> = {}) => {
  const emitted: unknown[] = []
  const actors = {
    readMarker: deferredActor<EmailMarker>(),
    lockEnd: deferredActor<void, { until: number }>(),
    confirmCode: deferredActor<CodeCheckAnswer, { code: string }>(),
    resendCode: deferredActor<CodeSent, { email: string }>(),
    startSignInAgain: deferredActor<CodeSent, { email: string }>(),
  }
  const { confirmCode, lockEnd, readMarker, resendCode, startSignInAgain } = actors
  const again = startSignInAgain.logic
  const logic = verifyMachine.provide({
    actors: {
      readMarker: readMarker.logic,
      lockEnd: lockEnd.logic,
      codeCheck: codeCheckMachine.provide({ actors: { confirmCode: confirmCode.logic, startSignInAgain: again } }),
      resend: resendMachine.provide({ actors: { resendCode: resendCode.logic, startSignInAgain: again } }),
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

const open = async () => {
  const started = start()
  await started.readMarker.answer({ email, at: 1_000, isSignedIn: false })
  return started
}

const signInFirst = 'Please complete the sign-in process first'
const error = (text: string) => ({ type: 'toast', tone: 'error', text })
const success = (text: string) => ({ type: 'toast', tone: 'success', text })

describe('while the marker is read', () => {
  test('a matching marker opens the page', async () => {
    const { view, resend } = await open()
    expect(view()).toEqual({ audience: 'admin', canSend: true, email, isBusy: false, problem: null })
    expect(resend()).toEqual({ isLocked: true, isSending: false, lockedUntil: 61_000 })
  })

  test.each([
    ['no email was handed over', { email: null }, email, 'signIn', signInFirst],
    ['there is no marker', {}, null, 'signIn', signInFirst],
    ['the marker is of another email', {}, 'eve@rewoven.com', 'signIn', signInFirst],
    [
      'there is no marker after a sign-up',
      { origin: 'signUp' },
      null,
      'signUp',
      'Please complete the sign-up process first',
    ],
    [
      'an email off the domain has no marker',
      { email: 'ada@example.com' },
      null,
      'signUp',
      'Unauthorized access. Please sign up first.',
    ],
    ['an email off the domain has the marker of another', { email: 'ada@example.com' }, email, 'signIn', signInFirst],
    ['a marketer has neither', { audience: 'marketer', email: null }, null, 'ambassadorSignIn', signInFirst],
    [
      'a marketer has the marker of another',
      { audience: 'marketer', email: 'ada@example.com' },
      'eve@example.com',
      'ambassadorSignIn',
      signInFirst,
    ],
  ] as const)('%s: the person is sent back', async (_, input, marker, to, text) => {
    const { actor, readMarker } = start(input)
    await readMarker.answer({ email: marker, at: 0, isSignedIn: false })
    expect(actor.getSnapshot().output).toEqual({ kind: 'sentBack', text, to })
  })

  test.each([
    ['no email was handed over', null],
    ['the email was handed over', email],
  ])('%s to somebody who is signed in already, as after a reload in that moment: the area opens', async (_, handed) => {
    const { actor, emitted, readMarker } = start({ email: handed })
    await readMarker.answer({ email, at: 0, isSignedIn: true })
    expect([actor.getSnapshot().output, emitted]).toEqual([{ kind: 'confirmed' }, []])
  })

  test("a marketer's marker alone opens the page", async () => {
    const { readMarker, view } = start({ audience: 'marketer', email: null })
    await readMarker.answer({ email: 'mara@example.com', at: 0, isSignedIn: false })
    expect(view()).toEqual({
      audience: 'marketer',
      canSend: true,
      email: 'mara@example.com',
      isBusy: false,
      problem: null,
    })
  })

  test('a marker that cannot be read sends the person back', async () => {
    const { actor, readMarker } = start()
    await readMarker.fail(new Error('denied'))
    expect(actor.getSnapshot().output).toEqual({ kind: 'sentBack', text: signInFirst, to: 'signIn' })
  })
})

describe('when a code is submitted', () => {
  test('three characters are no code', async () => {
    const { actor, confirmCode, view } = await open()
    actor.send({ type: 'code.submitted', code: '123' })
    expect(confirmCode.inputs).toEqual([])
    expect(view()).toEqual({
      audience: 'admin',
      canSend: true,
      email,
      isBusy: false,
      problem: 'Verification code must be 4 digits',
    })
    actor.send({ type: 'code.changed' })
    expect(view()).toEqual({ audience: 'admin', canSend: true, email, isBusy: false, problem: null })
  })

  test('a double submit checks it once', async () => {
    const { actor, confirmCode, view } = await open()
    actor.send({ type: 'code.submitted', code: '1234' })
    actor.send({ type: 'code.submitted', code: '1234' })
    expect(confirmCode.inputs).toEqual([{ code: '1234' }])
    expect(view()).toEqual({ audience: 'admin', canSend: false, email, isBusy: true, problem: null })
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
    expect(view()).toEqual({
      audience: 'admin',
      canSend: true,
      email,
      isBusy: false,
      problem: 'Invalid verification code',
    })
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
    [
      new Error('Invalid verification code provided'),
      'Invalid verification code',
      'The verification code you entered is incorrect. Please try again.',
    ],
    [new Error('Network Error'), ...twice('Network error. Please check your internet connection and try again.')],
    [new Error(''), ...twice('Verification failed')],
    [new Error('Unrecognized x'), ...twice('Something went wrong. Please try again or contact support.')],
  ])('the failure %s is explained', async (raw, field, toast) => {
    const { actor, confirmCode, emitted, view } = await open()
    actor.send({ type: 'code.submitted', code: '1234' })
    await confirmCode.fail(raw)
    expect(view()).toEqual({ audience: 'admin', canSend: true, email, isBusy: false, problem: field })
    expect(emitted).toEqual([error(toast)])
  })
})

describe('when the code can no longer be used', () => {
  const dead = async () => {
    const page = await open()
    page.actor.send({ type: 'code.submitted', code: '1234' })
    await page.confirmCode.answer('expired')
    return page
  }

  test('another one is sent without being asked for, and the lock starts anew', async () => {
    const { emitted, lockEnd, resend, startSignInAgain, view } = await dead()
    expect(startSignInAgain.inputs).toEqual([{ email }])
    await startSignInAgain.answer({ at: 41_000 })
    expect(view()).toEqual({
      audience: 'admin',
      canSend: true,
      email,
      isBusy: false,
      problem: 'That code can no longer be used. Enter the new one that we have sent you.',
    })
    expect(emitted).toEqual([success('New verification code sent')])
    expect(resend()).toEqual({ isLocked: true, isSending: false, lockedUntil: 101_000 })
    expect(lockEnd.inputs).toEqual([{ until: 61_000 }, { until: 101_000 }])
    await lockEnd.answer()
    expect(resend().isLocked).toBe(false)
  })

  test('and another one cannot be sent, the person is told how to go on', async () => {
    const { emitted, startSignInAgain, view } = await dead()
    await startSignInAgain.fail(new Error('Timeout'))
    expect(view()).toEqual({
      audience: 'admin',
      canSend: true,
      email,
      isBusy: false,
      problem: 'That code can no longer be used. Ask for a new one below.',
    })
    expect(emitted).toEqual([error('The request timed out. Please try again later.')])
  })
})

describe('while the resend lock runs', () => {
  test('no code is sent', async () => {
    const { actor, resendCode } = await open()
    actor.send({ type: 'resend.requested' })
    expect(resendCode.inputs).toEqual([])
  })

  test('the link opens at its end, a minute after the code', async () => {
    const { lockEnd, resend } = await open()
    expect(lockEnd.inputs).toEqual([{ until: 61_000 }])
    await lockEnd.answer()
    expect(resend()).toEqual({ isLocked: false, isSending: false, lockedUntil: 61_000 })
  })
})

describe('when a new code is asked for', () => {
  const asked = async () => {
    const page = await open()
    await page.lockEnd.answer()
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
    expect(emitted).toEqual([error('Failed to resend code')])
  })

  test('while a code is being checked, nothing is sent', async () => {
    const { actor, lockEnd, resendCode } = await open()
    actor.send({ type: 'code.submitted', code: '1234' })
    await lockEnd.answer()
    actor.send({ type: 'resend.requested' })
    expect(resendCode.inputs).toEqual([])
  })
})

function twice(text: string): [string, string] {
  return [text, text]
}
