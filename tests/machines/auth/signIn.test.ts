import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { SignInAnswer } from '#domain/auth/session.ts'
import { signInMachine, selectSignIn, type SignInInput } from '#machines/auth/signIn.machine.ts'
import { brand } from '#machines/testData.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const open = async (
  audience: 'admin' | 'marketer' = 'admin',
  input: Partial<SignInInput> = {},
  isSessionStored = false,
) => {
  const startSignIn = deferredActor<SignInAnswer, { email: string; isRefused: boolean }>()
  const findSession = deferredActor<boolean>()
  const actors = { findSession: findSession.logic, startSignIn: startSignIn.logic }
  const actor = createActor(signInMachine.provide({ actors }), {
    input: { brand, audience, email: '', reason: null, isRefused: false, ...input },
  })
  const effects = recordEffects(actor)
  actor.start()
  await findSession.answer(isSessionStored)
  return { actor, effects, startSignIn, view: () => selectSignIn(actor.getSnapshot()) }
}

describe('on the sign-in page', () => {
  test('a failure without a message / shows the fallback text', async () => {
    const { actor, startSignIn, view } = await open()
    actor.send({ type: 'email.submitted', email: 'ada@rewoven.com' })
    await startSignIn.fail(new Error(''))
    expect(view().problem).toBe('Operation failed')
  })

  test('an email outside the admin domain / is refused before a code is sent, at the door of admins only', async () => {
    const email = 'ngozi@example.com'
    const admins = await open('admin')
    admins.actor.send({ type: 'email.submitted', email })
    expect(admins.view()).toMatchObject({
      isBusy: false,
      problem: 'Only @rewoven.com email addresses are allowed for admin accounts',
      isEmailForeign: true,
    })
    expect(admins.startSignIn.inputs).toEqual([])
    admins.actor.send({ type: 'email.submitted', email: 'ada@rewoven.com' })
    expect(admins.view()).toMatchObject({ isBusy: true, problem: null, isEmailForeign: false })
    const marketers = await open('marketer')
    marketers.actor.send({ type: 'email.submitted', email })
    expect(marketers.startSignIn.inputs).toEqual([{ email, isRefused: false }])
  })
})
