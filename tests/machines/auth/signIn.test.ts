import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { SignInStep } from '#domain/auth/session.ts'
import { signInMachine } from '#machines/auth/signIn.machine.ts'
import { selectSignIn } from '#machines/auth/signIn.selectors.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const open = (audience: 'admin' | 'marketer' = 'admin') => {
  const startSignIn = deferredActor<SignInStep, { email: string }>()
  const actor = createActor(signInMachine.provide({ actors: { startSignIn: startSignIn.logic } }), {
    input: { audience },
  })
  const emitted = recordEffects(actor)
  actor.start()
  return { actor, emitted, startSignIn, view: () => selectSignIn(actor.getSnapshot()) }
}

describe('on the sign-in page', () => {
  test('a text that is no email starts nothing', () => {
    const { actor, startSignIn, view } = open()
    actor.send({ type: 'email.submitted', email: 'ada' })
    expect(startSignIn.inputs).toEqual([])
    expect(view()).toEqual({ audience: 'admin', isBusy: false, problem: null })
  })

  test('a double click starts one sign-in', () => {
    const { actor, startSignIn, view } = open()
    actor.send({ type: 'email.submitted', email: 'ada@rewoven.com' })
    actor.send({ type: 'email.submitted', email: 'ada@rewoven.com' })
    expect(startSignIn.inputs).toEqual([{ email: 'ada@rewoven.com' }])
    expect(view()).toEqual({ audience: 'admin', isBusy: true, problem: null })
  })

  test('a sent code ends the flow with the email', async () => {
    const { actor, emitted, startSignIn } = open()
    actor.send({ type: 'email.submitted', email: 'ada@rewoven.com' })
    await startSignIn.answer('codeSent')
    expect(actor.getSnapshot().output).toEqual({ email: 'ada@rewoven.com' })
    expect(emitted).toEqual([{ type: 'toast', tone: 'success', text: 'Verification code sent' }])
  })

  test('any other step is refused', async () => {
    const { actor, startSignIn, view } = open()
    actor.send({ type: 'email.submitted', email: 'ada@rewoven.com' })
    await startSignIn.answer('unexpected')
    expect(view()).toEqual({ audience: 'admin', isBusy: false, problem: 'Unexpected sign-in step.' })
  })

  test('a marketer without an account reads whom to ask', async () => {
    const { actor, startSignIn, view } = open('marketer')
    actor.send({ type: 'email.submitted', email: 'ada@example.com' })
    await startSignIn.fail(new Error('User does not exist.'))
    expect(view().problem).toBe('No account found with this email. Please contact support to create your account.')
  })

  test('a failure that says nothing has a sentence all the same', async () => {
    const { actor, startSignIn, view } = open()
    actor.send({ type: 'email.submitted', email: 'ada@rewoven.com' })
    await startSignIn.fail(new Error(''))
    expect(view().problem).toBe('Operation failed')
  })

  test('a failure is explained, and the next try forgets it', async () => {
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
