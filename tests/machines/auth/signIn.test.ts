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
  const startSignIn = deferredActor<SignInAnswer, { email: string }>()
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
  test('a double click / starts one sign-in', async () => {
    const { actor, startSignIn, view } = await open()
    actor.send({ type: 'email.submitted', email: 'ada@rewoven.com' })
    actor.send({ type: 'email.submitted', email: 'ada@rewoven.com' })
    expect(startSignIn.inputs).toEqual([{ email: 'ada@rewoven.com' }])
    expect(view()).toMatchObject({ isBusy: true, problem: null })
  })

  test('a failure without a message / shows the fallback text', async () => {
    const { actor, startSignIn, view } = await open()
    actor.send({ type: 'email.submitted', email: 'ada@rewoven.com' })
    await startSignIn.fail(new Error(''))
    expect(view().problem).toBe('Operation failed')
  })

  test('a failure / shows its reason until the next submit', async () => {
    const { actor, startSignIn, view } = await open()
    actor.send({ type: 'email.submitted', email: 'ada@rewoven.com' })
    await startSignIn.fail(new Error('User does not exist.'))
    expect(view()).toMatchObject({
      isBusy: false,
      problem: 'No account found with this email. Please sign up to create a new account.',
    })
    actor.send({ type: 'email.submitted', email: 'ada@rewoven.com' })
    expect(view()).toMatchObject({ isBusy: true, problem: null })
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
    expect(marketers.startSignIn.inputs).toEqual([{ email }])
  })

  test('a link / passes the typed email on', async () => {
    const { actor, effects } = await open()
    actor.send({ type: 'link.followed', to: 'signUp', email: 'ada@rewoven' })
    actor.send({ type: 'link.followed', to: 'ambassadorSignIn', email: '' })
    expect(effects).toEqual([
      { type: 'page.requested', to: 'signUp', replace: false, email: 'ada@rewoven', receiver: 'router' },
      { type: 'page.requested', to: 'ambassadorSignIn', replace: false, receiver: 'router' },
    ])
  })

  test('a stored session / leads on, but not if the area has just refused it', async () => {
    const visit = await open('admin', {}, true)
    expect(visit.actor.getSnapshot().output).toEqual({ kind: 'signedIn' })
    const reason = "You don't have permission to perform this action."
    const refused = await open('admin', { reason, isRefused: true }, true)
    expect(refused.view().problem).toBe(reason)
    refused.actor.send({ type: 'email.submitted', email: 'ada@rewoven.com' })
    expect(refused.view().problem).toBeNull()
  })
})
