import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { SignInAnswer } from '#domain/auth/session.ts'
import { signInMachine, selectSignIn } from '#machines/auth/signIn.machine.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const open = (audience: 'admin' | 'marketer' = 'admin') => {
  const startSignIn = deferredActor<SignInAnswer, { email: string }>()
  const actor = createActor(signInMachine.provide({ actors: { startSignIn: startSignIn.logic } }), {
    input: { audience },
  })
  const emitted = recordEffects(actor)
  actor.start()
  return { actor, emitted, startSignIn, view: () => selectSignIn(actor.getSnapshot()) }
}

describe('on the sign-in page', () => {
  test('an invalid email / starts no sign-in', () => {
    const { actor, startSignIn, view } = open()
    actor.send({ type: 'email.submitted', email: 'ada' })
    expect(startSignIn.inputs).toEqual([])
    expect(view()).toEqual({ audience: 'admin', isBusy: false, problem: null })
  })

  test('a double click / starts one sign-in', () => {
    const { actor, startSignIn, view } = open()
    actor.send({ type: 'email.submitted', email: 'ada@rewoven.com' })
    actor.send({ type: 'email.submitted', email: 'ada@rewoven.com' })
    expect(startSignIn.inputs).toEqual([{ email: 'ada@rewoven.com' }])
    expect(view()).toEqual({ audience: 'admin', isBusy: true, problem: null })
  })

  test('a code that was sent / ends the flow with the email', async () => {
    const { actor, emitted, startSignIn } = open()
    actor.send({ type: 'email.submitted', email: 'ada@rewoven.com' })
    await startSignIn.answer('codeSent')
    expect(actor.getSnapshot().output).toEqual({ email: 'ada@rewoven.com' })
    expect(emitted).toEqual([{ type: 'toast', tone: 'success', text: 'Verification code sent' }])
  })

  test('an unknown step / shows a problem', async () => {
    const { actor, startSignIn, view } = open()
    actor.send({ type: 'email.submitted', email: 'ada@rewoven.com' })
    await startSignIn.answer('unexpected')
    expect(view()).toEqual({ audience: 'admin', isBusy: false, problem: 'Unexpected sign-in step.' })
  })

  test('a code that another tab has just requested / is not requested again, and the person reads why', async () => {
    const { actor, startSignIn, view } = open()
    actor.send({ type: 'email.submitted', email: 'ada@rewoven.com' })
    await startSignIn.answer('locked')
    expect(view()).toEqual({
      audience: 'admin',
      isBusy: false,
      problem:
        'A code was sent to this email less than a minute ago. ' +
        'Enter it in the tab where you requested it, or request a new one here in a minute.',
    })
  })

  test('a marketer without an account / reads to contact support', async () => {
    const { actor, startSignIn, view } = open('marketer')
    actor.send({ type: 'email.submitted', email: 'ada@example.com' })
    await startSignIn.fail(new Error('User does not exist.'))
    expect(view().problem).toBe('No account found with this email. Please contact support to create your account.')
  })

  test('a failure without a message / shows the fallback text', async () => {
    const { actor, startSignIn, view } = open()
    actor.send({ type: 'email.submitted', email: 'ada@rewoven.com' })
    await startSignIn.fail(new Error(''))
    expect(view().problem).toBe('Operation failed')
  })

  test('a failure / shows its reason until the next submit', async () => {
    const { actor, startSignIn, view } = open()
    actor.send({ type: 'email.submitted', email: 'ada@rewoven.com' })
    await startSignIn.fail(new Error('User does not exist.'))
    expect(view()).toEqual({
      audience: 'admin',
      isBusy: false,
      problem: 'No account found with this email. Please sign up to create a new account.',
    })
    actor.send({ type: 'email.submitted', email: 'ada@rewoven.com' })
    expect(view()).toEqual({ audience: 'admin', isBusy: true, problem: null })
  })
})
