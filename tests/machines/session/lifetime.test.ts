import { describe, expect, test } from 'vitest'
import { type AnyActorRef, createActor, fromCallback, fromTransition, SimulatedClock } from 'xstate'
import type { RenewalResult, TokenCheck } from '#domain/auth/session.ts'
import { lifetimeMachine } from '#machines/session/lifetime.machine.ts'
import { selectHasSignInFailed } from '#machines/session/lifetime.selectors.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const brand = { product: 'Rewoven', adminDomain: 'rewoven.com' }
const claims = { personId: 'u-1', email: 'ada@rewoven.com', role: 'ADMIN' }
const verified: TokenCheck = { kind: 'verified', ...claims, expiresAt: 1_000 }

/** A call that waits for the session and lists the answers. */
const createCaller = (answers: string[]) =>
  fromTransition((state: null, { type }: { type: string }) => {
    if (type.startsWith('session.')) answers.push(type)
    return state
  }, null)

const startCaller = () => {
  const answers: string[] = []
  return { answers, caller: createActor(createCaller(answers)).start() }
}

const start = () => {
  const clock = new SimulatedClock()
  const calls = {
    checkTokens: deferredActor<TokenCheck>(),
    renewTokens: deferredActor<RenewalResult>(),
    awaitExpiry: deferredActor<void, { expiresAt: number }>(),
    awaitNetwork: deferredActor<void>(),
    clearSession: deferredActor<void>(),
    loadSignIn: deferredActor<void>(),
  }
  const actors = {
    subscribeToTabs: fromCallback(() => undefined),
    checkTokens: calls.checkTokens.logic,
    renewTokens: calls.renewTokens.logic,
    awaitExpiry: calls.awaitExpiry.logic,
    awaitNetwork: calls.awaitNetwork.logic,
    clearSession: calls.clearSession.logic,
    loadSignIn: calls.loadSignIn.logic,
    signInAgain: fromTransition((state: null) => state, null) as never,
  }
  const actor = createActor(lifetimeMachine.provide({ actors }), {
    clock,
    input: { brand, audience: 'admin', expiresAt: 1_000, ...claims },
  })
  const effects = recordEffects(actor)
  actor.start()
  return {
    ...calls,
    actor,
    clock,
    effects,
    refuse: (caller: AnyActorRef = startCaller().caller) => actor.send({ type: 'call.refused', caller }),
    state: () => actor.getSnapshot().value,
    output: () => actor.getSnapshot().output,
  }
}

describe('a refused call', () => {
  test('does not renew the session twice before the new tokens are checked', async () => {
    const { checkTokens, refuse, renewTokens, state } = start()
    refuse()
    refuse()
    await renewTokens.answer('renewed')
    refuse()
    expect([state(), renewTokens.inputs.length]).toEqual([{ checking: 'renewed' }, 1])
    await checkTokens.answer(verified)
    refuse()
    expect([state(), renewTokens.inputs.length]).toEqual(['renewing', 2])
  })
})

describe('the sign-in dialog of an ended session', () => {
  test('can be requested again if its code could not be loaded', async () => {
    const { actor, clearSession, loadSignIn, refuse, renewTokens, state } = start()
    refuse()
    await renewTokens.answer('ended')
    await clearSession.answer()
    await loadSignIn.fail(new Error('Network Error'))
    expect([state(), selectHasSignInFailed(actor.getSnapshot())]).toEqual([{ ended: 'signInLoadFailed' }, true])
    actor.send({ type: 'retry.requested' })
    await loadSignIn.answer()
    expect([state(), selectHasSignInFailed(actor.getSnapshot())]).toEqual([{ ended: 'signingInAgain' }, false])
  })
})

describe('the calls that wait', () => {
  test('are told once when the session is active again, however many were refused', async () => {
    const { checkTokens, refuse, renewTokens } = start()
    const [first, second] = [startCaller(), startCaller()]
    refuse(first.caller)
    refuse(second.caller)
    await renewTokens.answer('renewed')
    refuse(second.caller)
    expect([first.answers, second.answers]).toEqual([[], []])
    await checkTokens.answer(verified)
    expect([first.answers, second.answers]).toEqual([['session.renewed'], ['session.renewed']])
  })

  test('are told when the session cannot be renewed, and another refusal renews it at once', async () => {
    const { checkTokens, refuse, renewTokens } = start()
    const { answers, caller } = startCaller()
    refuse(caller)
    await renewTokens.fail(new Error('Network Error'))
    refuse(caller)
    await renewTokens.answer('renewed')
    await checkTokens.answer(verified)
    expect(answers).toEqual(['session.unavailable', 'session.renewed'])
  })

  test('are told when the person signs out, except those whose page has closed', async () => {
    const { actor, refuse } = start()
    const [open, closed] = [startCaller(), startCaller()]
    refuse(open.caller)
    refuse(closed.caller)
    closed.caller.stop()
    actor.send({ type: 'signOut.received' })
    expect([open.answers, closed.answers]).toEqual([['session.ended'], []])
  })
})
