import { describe, expect, test } from 'vitest'
import { resendLockMs } from '#domain/limits.ts'
import { email, error, open, shown, start, success } from '#tests/machines/auth/verifySupport.ts'

const signInFirst = 'Please complete the sign-in process first'
const twice = (text: string): [string, string] => [text, text]

describe('when the code page opens', () => {
  test('with a matching marker / shows the page and locks the resend link', async () => {
    const { view, resend } = await open()
    expect(view()).toEqual(shown())
    expect(resend()).toEqual({ isLocked: true, isSending: false, lockedUntil: 1_000 + resendLockMs })
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
    expect(view()).toEqual(shown({ audience: 'marketer', email: 'mara@example.com' }))
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

  test('twice / checks it once', async () => {
    const { actor, confirmCode, view } = await open()
    actor.send({ type: 'code.submitted', code: '1234' })
    actor.send({ type: 'code.submitted', code: '1234' })
    expect(confirmCode.inputs).toEqual([{ code: '1234' }])
    expect(view()).toEqual(shown({ canSubmit: false, isBusy: true }))
  })

  test('with the correct code / ends the flow', async () => {
    const { actor, confirmCode, emitted } = await open()
    actor.send({ type: 'code.submitted', code: '1234' })
    await confirmCode.answer('confirmed')
    expect(actor.getSnapshot().output).toEqual({ kind: 'confirmed' })
    expect(emitted).toEqual([success('Verification successful!')])
  })

  test('with a wrong code / shows the reason in a toast, and at the field until the person changes the code', async () => {
    const { actor, confirmCode, emitted, view } = await open()
    actor.send({ type: 'code.submitted', code: '1234' })
    await confirmCode.answer('wrong')
    expect(view()).toEqual(shown({ problem: 'Invalid verification code' }))
    expect(emitted).toEqual([error('Invalid verification code. Please try again.')])
    actor.send({ type: 'code.changed' })
    expect(view()).toEqual(shown())
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
    expect(view()).toEqual(shown({ problem: field }))
    expect(emitted).toEqual([error(toast)])
  })
})
