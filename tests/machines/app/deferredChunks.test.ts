import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { bootCodeTimeoutMs } from '#domain/limits.ts'
import { deferredChunksMachine } from '#machines/app/deferredChunks.machine.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'

const start = () => {
  const [waitForFirstChunks, preloadChunks] = [deferredActor<void>(), deferredActor<void>()]
  const clock = new SimulatedClock()
  const actor = createActor(
    deferredChunksMachine.provide({
      actors: { waitForFirstChunks: waitForFirstChunks.logic, preloadChunks: preloadChunks.logic },
    }),
    { clock },
  ).start()
  return { clock, waitForFirstChunks, preloadChunks, state: () => actor.getSnapshot().value }
}

test('the deferred chunks are requested after the first chunks', async () => {
  const { waitForFirstChunks, preloadChunks, state } = start()
  expect([state(), preloadChunks.inputs.length]).toEqual(['waiting', 0])
  await waitForFirstChunks.answer()
  expect([state(), preloadChunks.inputs.length]).toEqual(['preloading', 1])
  await preloadChunks.answer()
  expect(state()).toBe('requested')
})

test('the deferred chunks do not wait forever for the first chunks', () => {
  const { clock, state } = start()
  clock.increment(bootCodeTimeoutMs - 1)
  expect(state()).toBe('waiting')
  clock.increment(1)
  expect(state()).toBe('preloading')
})
