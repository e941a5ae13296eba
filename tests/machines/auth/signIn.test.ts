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
  test('a double click / starts one sign-in', () => {
    const { actor, startSignIn, view } = open()
    actor.send({ type: 'email.submitted', email: 'ada@rewoven.com' })
    actor.send({ type: 'email.submitted', email: 'ada@rewoven.com' })
    expect(startSignIn.inputs).toEqual([{ email: 'ada@rewoven.com' }])
    expect(view()).toEqual({ audience: 'admin', isBusy: true, problem: null })
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
