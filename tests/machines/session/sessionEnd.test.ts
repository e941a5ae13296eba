import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { Audience } from '#domain/errorCatalogue.ts'
import { sessionEndMachine, selectSessionEnd } from '#machines/session/sessionEnd.machine.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const network = 'Network error. Please check your internet connection and try again.'
const timeout = 'The request timed out. Please try again later.'
const ended = { isUnended: false, isBusy: false, problem: '' }

const start = () => {
  const clock = new SimulatedClock()
  const endSessions = deferredActor<void, { audiences: readonly Audience[] }>()
  const awaitNetwork = deferredActor<void>()
  const logic = sessionEndMachine.provide({
    actors: { endSessions: endSessions.logic, awaitNetwork: awaitNetwork.logic },
  })
  const actor = createActor(logic, { clock })
  const effects = recordEffects(actor)
  actor.start()
  const leave = (audience: Audience = 'admin') =>
    actor.send({ type: 'session.left', audience, error: new Error('Network Error') })
  return { actor, awaitNetwork, clock, effects, endSessions, leave, view: () => selectSessionEnd(actor.getSnapshot()) }
}

const startFailed = async () => {
  const end = start()
  end.leave()
  await end.endSessions.fail(new Error('Timeout'))
  return end
}

describe('a session that a sign-out could not end', () => {
  test('is tried again at once, and the sign-in page says why', async () => {
    const { endSessions, leave, view } = start()
    expect(view()).toEqual(ended)
    leave()
    expect([view(), endSessions.inputs]).toEqual([
      { isUnended: true, isBusy: true, problem: network },
      [{ audiences: ['admin'] }],
    ])
    await endSessions.fail(new Error('Timeout'))
    expect(view()).toEqual({ isUnended: true, isBusy: false, problem: timeout })
  })

  test('is ended when the network is back, with a toast', async () => {
    const { awaitNetwork, effects, endSessions, view } = await startFailed()
    await awaitNetwork.answer()
    await endSessions.answer()
    expect([view(), effects]).toEqual([ended, [{ type: 'toast', tone: 'success', text: 'Your session is ended.' }]])
  })

  test('is tried again by the person, and after the delay', async () => {
    const { actor, clock, endSessions } = await startFailed()
    actor.send({ type: 'retry.requested' })
    await endSessions.fail(new Error('Timeout'))
    clock.increment(30_000)
    expect(endSessions.inputs).toHaveLength(3)
  })

  test('is tried together with one of the other role', async () => {
    const { endSessions, leave } = await startFailed()
    leave('marketer')
    leave('marketer')
    expect(endSessions.inputs.at(-1)).toEqual({ audiences: ['admin', 'marketer'] })
  })
})
