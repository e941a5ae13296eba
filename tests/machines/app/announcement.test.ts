import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { Audience } from '#domain/errorCatalogue.ts'
import { announcementMachine } from '#machines/app/announcement.machine.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const start = () => {
  const clock = new SimulatedClock()
  const readToken = deferredActor<string | null, { audience: Audience }>()
  const actor = createActor(announcementMachine.provide({ actors: { readToken: readToken.logic } }), { clock })
  const effects = recordEffects(actor)
  actor.start()
  return { actor, clock, effects, readToken }
}

const published = (token: string | null) => [{ type: 'publish', topic: 'AUTH_STATE_CHANGED', token }]

describe('a new session', () => {
  test('replaces one that was opened less than 300 ms before', async () => {
    const { actor, clock, effects, readToken } = start()
    actor.send({ type: 'session.opened', audience: 'marketer' })
    clock.increment(200)
    actor.send({ type: 'session.opened', audience: 'admin' })
    clock.increment(300)
    await readToken.answer('token')
    expect([readToken.inputs, effects]).toEqual([[{ audience: 'admin' }], published('token')])
  })
})

describe('a saved profile', () => {
  const publish = { type: 'publish', topic: 'PROFILE_UPDATED' }

  test('is published and sent to the pages immediately, and is published again after 300 ms', () => {
    const { actor, clock, effects } = start()
    actor.send({ type: 'profile.saved' })
    expect(effects).toEqual([publish, { type: 'profile.saved', receiver: 'pages' }])
    clock.increment(300)
    expect(effects.slice(2)).toEqual([publish])
    clock.increment(1_000)
    expect(effects).toHaveLength(3)
  })
})
