import { describe, expect, test } from 'vitest'
import { type AnyActorRef, createActor, fromCallback } from 'xstate'
import type { CodeCheckAnswer } from '#domain/auth/session.ts'
import { codeCheckMachine } from '#machines/auth/codeCheck.machine.ts'
import { type CodeSent, resendMachine } from '#machines/auth/resend.machine.ts'
import type { EmailMarker } from '#domain/auth/emailMarker.ts'
import { verifyMachine } from '#machines/auth/verify.machine.ts'
import type { VerifyInput } from '#machines/auth/verify.setup.ts'
import { selectResend, selectVerify } from '#machines/auth/verify.selectors.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'

const email = 'ada@rewoven.com'

const brand = { product: 'Rewoven', adminDomain: 'rewoven.com' }

const start = (input: Partial<VerifyInput> = {}) => {
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

const open = async () => {
  const started = start()
  await started.readEmailMarker.answer({ email, readAt: 1_000, isSignedIn: false, codeLength: 4 })
  return started
}

const signInFirst = 'Please complete the sign-in process first'
const error = (text: string) => ({ type: 'toast', tone: 'error', text })
const success = (text: string) => ({ type: 'toast', tone: 'success', text })

describe('when the code page opens', () => {
  test('with a matching marker / shows the page and locks the resend link', async () => {
    const { view, resend } = await open()
    expect(view()).toEqual({ audience: 'admin', canSubmit: true, email, isBusy: false, codeLength: 4, problem: null })
    expect(resend()).toEqual({ isLocked: true, isSending: false, lockedUntil: 61_000 })
  })

  test.each([
    ['no email', { email: null }, email, 'signIn', signInFirst],
    ['no marker', {}, null, 'signIn', signInFirst],
    ['the marker of another email', {}, 'eve@rewoven.com', 'signIn', signInFirst],
    ['no marker after a sign-up', { origin: 'signUp' }, null, 'signUp', 'Please complete the sign-up process first'],
    [
      'an email outside the admin domain and no marker',
      { email: 'ada@example.com' },
      null,
      'signUp',
      'Unauthorized access. Please sign up first.',
    ],
    [
      'an email outside the admin domain and the marker of another email',
      { email: 'ada@example.com' },
      email,
      'signIn',
      signInFirst,
    ],
    [
      'no email and no marker of a marketer',
      { audience: 'marketer', email: null },
      null,
      'ambassadorSignIn',
      signInFirst,
    ],
    [
      'the email of a marketer and the marker of another email',
      { audience: 'marketer', email: 'ada@example.com' },
      'eve@example.com',
      'ambassadorSignIn',
      signInFirst,
    ],
  ] as const)('with %s / redirects the person', async (_, input, marker, to, text) => {
    const { actor, readEmailMarker } = start(input)
    await readEmailMarker.answer({ email: marker, readAt: 0, isSignedIn: false, codeLength: 4 })
    expect(actor.getSnapshot().output).toEqual({ kind: 'redirected', text, to })
  })

  test.each([
    ['no email', null],
    ['an email', email],
  ])('with %s and a session of the marker email / continues without a toast', async (_, passedEmail) => {
    const { actor, emitted, readEmailMarker } = start({ email: passedEmail })
    await readEmailMarker.answer({ email, readAt: 0, isSignedIn: true, codeLength: 4 })
    expect([actor.getSnapshot().output, emitted]).toEqual([{ kind: 'confirmed' }, []])
  })

  test('with only the marker of a marketer / shows the page', async () => {
    const { readEmailMarker, view } = start({ audience: 'marketer', email: null })
    await readEmailMarker.answer({ email: 'mara@example.com', readAt: 0, isSignedIn: false, codeLength: 4 })
    expect(view()).toEqual({
      audience: 'marketer',
      canSubmit: true,
      email: 'mara@example.com',
      isBusy: false,
      codeLength: 4,
      problem: null,
    })
  })

  test('with a marker that cannot be read / redirects the person', async () => {
    const { actor, readEmailMarker } = start()
    await readEmailMarker.fail(new Error('denied'))
    expect(actor.getSnapshot().output).toEqual({ kind: 'redirected', text: signInFirst, to: 'signIn' })
  })
})

describe('when a code is submitted', () => {
  test('with three characters / checks nothing', async () => {
    const { actor, confirmCode, view } = await open()
    actor.send({ type: 'code.submitted', code: '123' })
    expect([confirmCode.inputs, view().isBusy]).toEqual([[], false])
  })

  test('and refused / shows the reason until the person changes the code', async () => {
    const { actor, confirmCode, view } = await open()
    actor.send({ type: 'code.submitted', code: '1234' })
    await confirmCode.answer('wrong')
    expect(view().problem).toBe('Invalid verification code')
    actor.send({ type: 'code.changed' })
    expect(view().problem).toBeNull()
  })

  test('twice / checks it once', async () => {
    const { actor, confirmCode, view } = await open()
    actor.send({ type: 'code.submitted', code: '1234' })
    actor.send({ type: 'code.submitted', code: '1234' })
    expect(confirmCode.inputs).toEqual([{ code: '1234' }])
    expect(view()).toEqual({ audience: 'admin', canSubmit: false, email, isBusy: true, codeLength: 4, problem: null })
  })

  test('with the correct code / ends the flow', async () => {
    const { actor, confirmCode, emitted } = await open()
    actor.send({ type: 'code.submitted', code: '1234' })
    await confirmCode.answer('confirmed')
    expect(actor.getSnapshot().output).toEqual({ kind: 'confirmed' })
    expect(emitted).toEqual([success('Verification successful!')])
  })

  test('with a wrong code / shows the reason at the field and in a toast', async () => {
    const { actor, confirmCode, emitted, view } = await open()
    actor.send({ type: 'code.submitted', code: '1234' })
    await confirmCode.answer('wrong')
    expect(view()).toEqual({
      audience: 'admin',
      canSubmit: true,
      email,
      isBusy: false,
      codeLength: 4,
      problem: 'Invalid verification code',
    })
    expect(emitted).toEqual([error('Invalid verification code. Please try again.')])
  })

  test('again with the same wrong code / checks nothing until a change', async () => {
    const { actor, confirmCode } = await open()
    actor.send({ type: 'code.submitted', code: '1234' })
    await confirmCode.answer('wrong')
    actor.send({ type: 'code.submitted', code: '12-34' })
    expect(confirmCode.inputs).toEqual([{ code: '1234' }])
    actor.send({ type: 'code.changed' })
    actor.send({ type: 'code.submitted', code: '1234' })
    expect(confirmCode.inputs).toEqual([{ code: '1234' }, { code: '1234' }])
  })

  test('with another step required / shows that the sign-in is not completed', async () => {
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
  ])('with the failure %s / shows the reason', async (raw, field, toast) => {
    const { actor, confirmCode, emitted, view } = await open()
    actor.send({ type: 'code.submitted', code: '1234' })
    await confirmCode.fail(raw)
    expect(view()).toEqual({ audience: 'admin', canSubmit: true, email, isBusy: false, codeLength: 4, problem: field })
    expect(emitted).toEqual([error(toast)])
  })
})

describe('when the code can no longer be used', () => {
  const openExpired = async () => {
    const page = await open()
    page.actor.send({ type: 'code.submitted', code: '1234' })
    await page.confirmCode.answer('expired')
    return page
  }

  test('and a new code can be sent / sends it automatically and starts the lock again', async () => {
    const { emitted, awaitLockEnd, resend, restartSignIn, view } = await openExpired()
    expect(restartSignIn.inputs).toEqual([{ email }])
    await restartSignIn.answer({ sentAt: 41_000, codeLength: 4 })
    expect(view()).toEqual({
      audience: 'admin',
      canSubmit: true,
      email,
      isBusy: false,
      codeLength: 4,
      problem: 'That code can no longer be used. Enter the new one that we have sent you.',
    })
    expect(emitted).toEqual([success('New verification code sent')])
    expect(resend()).toEqual({ isLocked: true, isSending: false, lockedUntil: 101_000 })
    expect(awaitLockEnd.inputs).toEqual([{ until: 61_000 }, { until: 101_000 }])
    await awaitLockEnd.answer()
    expect(resend().isLocked).toBe(false)
  })

  test('and no new code can be sent / asks the person to request one', async () => {
    const { emitted, restartSignIn, view } = await openExpired()
    await restartSignIn.fail(new Error('Timeout'))
    expect(view()).toEqual({
      audience: 'admin',
      canSubmit: true,
      email,
      isBusy: false,
      codeLength: 4,
      problem: 'That code can no longer be used. Ask for a new one below.',
    })
    expect(emitted).toEqual([error('The request timed out. Please try again later.')])
  })
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
    expect(view()).toEqual({
      audience: 'admin',
      canSubmit: true,
      codeLength: 4,
      email,
      isBusy: false,
      problem: 'Your email is confirmed. Enter the new code that we have sent you to sign in.',
    })
    expect(emitted).toEqual([success('New verification code sent')])
  })

  test('is correct, but no other code can be sent / says so', async () => {
    const { emitted, restartSignIn, view } = await submitConfirmation()
    await restartSignIn.fail(new Error('Timeout'))
    expect(view().problem).toBe('Your email is confirmed. Ask for a code below to sign in.')
    expect(emitted).toEqual([error('The request timed out. Please try again later.')])
  })
})

describe('a code that another tab requests for the same email', () => {
  test('starts the lock of a link that was ready', async () => {
    const { actor, awaitLockEnd, resend, resendCode } = await open()
    await awaitLockEnd.answer()
    expect(resend().isLocked).toBe(false)
    actor.send({ type: 'code.sentElsewhere', sentAt: 70_000 })
    actor.send({ type: 'resend.requested' })
    expect([resend(), resendCode.inputs]).toEqual([{ isLocked: true, isSending: false, lockedUntil: 130_000 }, []])
  })

  test('prolongs a lock that runs', async () => {
    const { actor, awaitLockEnd } = await open()
    actor.send({ type: 'code.sentElsewhere', sentAt: 30_000 })
    expect(awaitLockEnd.inputs).toEqual([{ until: 61_000 }, { until: 90_000 }])
  })
})

describe('while the resend lock runs', () => {
  test('a request / sends no code', async () => {
    const { actor, resendCode } = await open()
    actor.send({ type: 'resend.requested' })
    expect(resendCode.inputs).toEqual([])
  })

  test('and its 60 seconds have passed / unlocks the link', async () => {
    const { awaitLockEnd, resend } = await open()
    expect(awaitLockEnd.inputs).toEqual([{ until: 61_000 }])
    await awaitLockEnd.answer()
    expect(resend()).toEqual({ isLocked: false, isSending: false, lockedUntil: 61_000 })
  })
})

describe('when a new code is requested', () => {
  const openResending = async () => {
    const page = await open()
    await page.awaitLockEnd.answer()
    page.actor.send({ type: 'resend.requested' })
    return page
  }

  test('twice / sends one code and starts the lock again', async () => {
    const { actor, emitted, resend, resendCode } = await openResending()
    actor.send({ type: 'resend.requested' })
    expect(resendCode.inputs).toEqual([{ email }])
    expect(resend().isSending).toBe(true)
    await resendCode.answer({ sentAt: 70_000, codeLength: 4 })
    expect(resend()).toEqual({ isLocked: true, isSending: false, lockedUntil: 130_000 })
    expect(emitted).toEqual([success('Code resent successfully')])
  })

  test('a submit of the old code / checks nothing, because the code may have expired', async () => {
    const { actor, confirmCode } = await openResending()
    actor.send({ type: 'code.submitted', code: '1234' })
    expect(confirmCode.inputs).toEqual([])
  })

  test('with a failure / falls back to a new sign-in', async () => {
    const { emitted, resend, resendCode, restartSignIn } = await openResending()
    await resendCode.fail(new Error('There is already a signed in user.'))
    expect(restartSignIn.inputs).toEqual([{ email }])
    expect(resend().isSending).toBe(true)
    await restartSignIn.answer({ sentAt: 70_000, codeLength: 4 })
    expect(resend().lockedUntil).toBe(130_000)
    expect(emitted).toEqual([success('Code resent successfully')])
  })

  test('with two failures / shows the reason and does not lock the link', async () => {
    const { emitted, resend, resendCode, restartSignIn } = await openResending()
    await resendCode.fail(new Error('x'))
    await restartSignIn.fail(new Error(''))
    expect(resend()).toEqual({ isLocked: false, isSending: false, lockedUntil: 61_000 })
    expect(emitted).toEqual([error('Failed to resend code')])
  })

  test('during a code check / sends nothing', async () => {
    const { actor, awaitLockEnd, resendCode } = await open()
    actor.send({ type: 'code.submitted', code: '1234' })
    await awaitLockEnd.answer()
    actor.send({ type: 'resend.requested' })
    expect(resendCode.inputs).toEqual([])
  })
})

function twice(text: string): [string, string] {
  return [text, text]
}
