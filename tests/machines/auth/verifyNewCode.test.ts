import { describe, expect, test } from 'vitest'
import { resendLockMs } from '#domain/limits.ts'
import { email, error, open, shown, start, success } from '#tests/machines/auth/verifySupport.ts'

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
    expect(view()).toEqual(
      shown({ problem: 'That code can no longer be used. Enter the new one that we have sent you.' }),
    )
    expect(emitted).toEqual([success('New verification code sent')])
    expect(resend()).toEqual({ isLocked: true, isSending: false, lockedUntil: 41_000 + resendLockMs })
    expect(awaitLockEnd.inputs).toEqual([{ until: 1_000 + resendLockMs }, { until: 41_000 + resendLockMs }])
    await awaitLockEnd.answer()
    expect(resend().isLocked).toBe(false)
  })

  test('and no new code can be sent / asks the person to request one', async () => {
    const { emitted, restartSignIn, view } = await openExpired()
    await restartSignIn.fail(new Error('Timeout'))
    expect(view()).toEqual(shown({ problem: 'That code can no longer be used. Ask for a new one below.' }))
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
    expect(view()).toEqual(
      shown({ problem: 'Your email is confirmed. Enter the new code that we have sent you to sign in.' }),
    )
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
    expect([resend(), resendCode.inputs]).toEqual([
      { isLocked: true, isSending: false, lockedUntil: 70_000 + resendLockMs },
      [],
    ])
  })

  test('prolongs a lock that runs', async () => {
    const { actor, awaitLockEnd } = await open()
    actor.send({ type: 'code.sentElsewhere', sentAt: 30_000 })
    expect(awaitLockEnd.inputs).toEqual([{ until: 1_000 + resendLockMs }, { until: 30_000 + resendLockMs }])
  })
})

describe('while the resend lock runs', () => {
  test('a request / sends no code', async () => {
    const { actor, resendCode } = await open()
    actor.send({ type: 'resend.requested' })
    expect(resendCode.inputs).toEqual([])
  })

  test('and has ended / unlocks the link', async () => {
    const { awaitLockEnd, resend } = await open()
    expect(awaitLockEnd.inputs).toEqual([{ until: 1_000 + resendLockMs }])
    await awaitLockEnd.answer()
    expect(resend()).toEqual({ isLocked: false, isSending: false, lockedUntil: 1_000 + resendLockMs })
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
    expect(resend()).toEqual({ isLocked: true, isSending: false, lockedUntil: 70_000 + resendLockMs })
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
    expect(resend().lockedUntil).toBe(70_000 + resendLockMs)
    expect(emitted).toEqual([success('Code resent successfully')])
  })

  test('with two failures / shows the reason and does not lock the link', async () => {
    const { emitted, resend, resendCode, restartSignIn } = await openResending()
    await resendCode.fail(new Error('x'))
    await restartSignIn.fail(new Error(''))
    expect(resend()).toEqual({ isLocked: false, isSending: false, lockedUntil: 1_000 + resendLockMs })
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
