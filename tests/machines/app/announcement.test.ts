import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { announcementMachine } from '#machines/app/announcement.machine.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const start = () => {
  const clock = new SimulatedClock()
  const actor = createActor(announcementMachine, { clock })
  const emitted = recordEffects(actor)
  actor.start()
  return { actor, clock, emitted }
}

describe('a new session', () => {
  test('is published 300 ms after it was opened', () => {
    const { actor, clock, emitted } = start()
    actor.send({ type: 'session.opened', audience: 'marketer' })
    clock.increment(299)
    expect(emitted).toEqual([])
    clock.increment(1)
    expect(emitted).toEqual([{ type: 'publish', topic: 'AUTH_STATE_CHANGED', audience: 'marketer' }])
  })

  test('replaces one that was opened less than 300 ms before', () => {
    const { actor, clock, emitted } = start()
    actor.send({ type: 'session.opened', audience: 'marketer' })
    clock.increment(200)
    actor.send({ type: 'session.opened', audience: 'admin' })
    clock.increment(300)
    expect(emitted).toEqual([{ type: 'publish', topic: 'AUTH_STATE_CHANGED', audience: 'admin' }])
  })
})

test('a saved profile is published immediately and again after 300 ms', () => {
  const { actor, clock, emitted } = start()
  actor.send({ type: 'profile.saved' })
  expect(emitted).toEqual([{ type: 'publish', topic: 'PROFILE_UPDATED' }])
  clock.increment(300)
  expect(emitted).toHaveLength(2)
  clock.increment(1_000)
  expect(emitted).toHaveLength(2)
})
