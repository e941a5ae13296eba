import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { renewalRetryDelayMs, tokensDebounceMs } from '#domain/limits.ts'
import type { RenewalResult, TokenCheck } from '#domain/auth/session.ts'
import { lifetimeMachine } from '#machines/session/lifetime.machine.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const brand = { product: 'Rewoven', adminDomain: 'rewoven.com' }
const admitted = { person: 'u-1', role: 'ADMIN' }
const genuine: TokenCheck = { kind: 'verified', ...admitted, runsOutAt: 1_000 }

const start = () => {
  const clock = new SimulatedClock()
  const calls = {
    checkSession: deferredActor<TokenCheck>(),
    renewSession: deferredActor<RenewalResult>(),
    awaitEnd: deferredActor<void, { runsOutAt: number }>(),
    awaitNetwork: deferredActor<void>(),
    forgetSession: deferredActor<void>(),
  }
  const actors = {
    hearTabs: fromCallback(() => undefined),
    checkSession: calls.checkSession.logic,
    renewSession: calls.renewSession.logic,
    awaitEnd: calls.awaitEnd.logic,
    awaitNetwork: calls.awaitNetwork.logic,
    forgetSession: calls.forgetSession.logic,
  }
  const actor = createActor(lifetimeMachine.provide({ actors }), {
    clock,
    input: { brand, audience: 'admin', email: 'ada@rewoven.com', ...admitted },
  })
  const emitted = recordEffects(actor)
  actor.start()
  return {
    ...calls,
    actor,
    clock,
    emitted,
    refuse: () => actor.send({ type: 'call.refused' }),
    state: () => actor.getSnapshot().value,
    output: () => actor.getSnapshot().output,
  }
}

const readValid = async () => {
  const life = start()
  await life.checkSession.answer(genuine)
  return life
}

describe('a call that is refused', () => {
  test('while the session is in force has it renewed, checked, and in force again', async () => {
    const { checkSession, refuse, renewSession, state } = await readValid()
    refuse()
    expect(state()).toBe('renewing')
    await renewSession.answer('renewed')
    await checkSession.answer(genuine)
    expect(state()).toBe('inForce')
  })

  test('before the tokens were checked has them renewed as well', () => {
    const { refuse, state } = start()
    refuse()
    expect(state()).toBe('renewing')
  })

  test('while the session is being renewed, or the new tokens are being checked, has it renewed no second time', async () => {
    const { checkSession, refuse, renewSession, state } = await readValid()
    refuse()
    refuse()
    await renewSession.answer('renewed')
    refuse()
    expect([state(), renewSession.inputs.length]).toEqual(['checking', 1])
    await checkSession.answer(genuine)
    refuse()
    expect([state(), renewSession.inputs.length]).toEqual(['renewing', 2])
  })

  test('while the tokens could not be checked has them renewed', async () => {
    const { checkSession, refuse, state } = start()
    await checkSession.fail(new Error('Answer 503'))
    refuse()
    expect(state()).toBe('renewing')
  })

  test('while the session could not be renewed has it tried again at once', async () => {
    const { refuse, renewSession, state } = await readValid()
    refuse()
    await renewSession.fail(new Error('Network Error'))
    expect(state()).toBe('unrenewed')
    refuse()
    expect(state()).toBe('renewing')
  })

  test('after the session has ended changes nothing', async () => {
    const { forgetSession, refuse, renewSession, state } = await readValid()
    refuse()
    await renewSession.answer('ended')
    await forgetSession.answer()
    refuse()
    expect(state()).toEqual({ ended: 'asking' })
  })
})

describe('a session', () => {
  test('is renewed shortly before it runs out', async () => {
    const { awaitEnd, state } = await readValid()
    expect(awaitEnd.inputs).toEqual([{ runsOutAt: 1_000 }])
    await awaitEnd.answer()
    expect(state()).toBe('renewing')
  })

  test('that cannot be renewed now is tried again after half a minute, and ends nothing', async () => {
    const { awaitEnd, clock, renewSession, state } = await readValid()
    await awaitEnd.answer()
    await renewSession.fail(new Error('Network Error'))
    clock.increment(renewalRetryDelayMs)
    expect(state()).toBe('renewing')
  })

  test.each([
    ['of somebody else', { person: 'u-2' }],
    ['of another role', { role: 'MARKETER' }],
  ])('that is found to be %s is asked about anew at the door', async (_, found) => {
    const { checkSession, output } = start()
    await checkSession.answer({ ...genuine, ...found })
    expect(output()).toEqual({ kind: 'replaced' })
  })

  test('with forged tokens is over, and they are removed', async () => {
    const { checkSession, forgetSession, output } = start()
    await checkSession.answer({ kind: 'invalid' })
    expect(forgetSession.inputs).toHaveLength(1)
    await forgetSession.answer()
    expect(output()).toEqual({ kind: 'over' })
  })
})

describe('another tab', () => {
  test('that writes tokens is waited for until it has been quiet for half a second', async () => {
    const { actor, checkSession, clock, state } = await readValid()
    actor.send({ type: 'tokens.changed' })
    clock.increment(tokensDebounceMs - 1)
    actor.send({ type: 'tokens.changed' })
    clock.increment(tokensDebounceMs - 1)
    expect([state(), checkSession.inputs.length]).toEqual(['settling', 1])
    clock.increment(1)
    expect([state(), checkSession.inputs.length]).toEqual(['checking', 2])
  })

  test('that signs in while this one asks for a sign-in lets it go on', async () => {
    const { actor, checkSession, clock, forgetSession, state } = start()
    await checkSession.answer({ kind: 'missing' })
    await forgetSession.answer()
    actor.send({ type: 'tokens.changed' })
    clock.increment(tokensDebounceMs)
    await checkSession.answer(genuine)
    expect(state()).toBe('inForce')
  })

  test('that signs out ends this one with a word', async () => {
    const { actor, emitted, output } = await readValid()
    actor.send({ type: 'signOut.received' })
    expect([output(), emitted]).toEqual([
      { kind: 'over' },
      [{ type: 'toast', tone: 'blank', text: 'You signed out in another tab.' }],
    ])
  })
})
