import { describe, expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import type { ListSource } from '#domain/lists/kinds.ts'
import type { DatedBatch } from '#domain/lists/loadedRows.ts'
import { prefetchedBatchesMachine, selectPrefetchedBatch } from '#machines/lists/prefetchedBatches.machine.ts'

const batch = (id: string): DatedBatch => ({ rows: [], cursor: { id }, arrivedAt: 0 })

const start = () => {
  const clock = new SimulatedClock()
  const actor = createActor(prefetchedBatchesMachine, { clock }).start()
  return {
    actor,
    clock,
    prefetch: (...sources: ListSource[]) =>
      sources.forEach((source) => actor.send({ type: 'batch.prefetched', source, batch: batch(source) })),
    fresh: () => Object.keys(actor.getSnapshot().context.batches),
    state: () => actor.getSnapshot().value,
  }
}

describe('a prefetched batch', () => {
  test('is there for its list only', () => {
    const { actor, prefetch } = start()
    prefetch('allUsers')
    const snapshot = actor.getSnapshot()
    expect([selectPrefetchedBatch(snapshot, 'allUsers'), selectPrefetchedBatch(snapshot, 'allItems')]).toEqual([
      batch('allUsers'),
      undefined,
    ])
  })

  test('is used once', () => {
    const { actor, fresh, prefetch, state } = start()
    prefetch('allUsers', 'allItems')
    actor.send({ type: 'batch.taken', source: 'allUsers' })
    expect([fresh(), state()]).toEqual([['allItems'], 'fresh'])
    actor.send({ type: 'batch.taken', source: 'allItems' })
    expect([fresh(), state()]).toEqual([[], 'empty'])
  })

  test('is dropped after a minute, and one that came later stays', () => {
    const { clock, fresh, prefetch } = start()
    prefetch('allUsers')
    clock.increment(30_000)
    prefetch('allItems')
    clock.increment(30_000)
    expect(fresh()).toEqual(['allItems'])
    clock.increment(30_000)
    expect(fresh()).toEqual([])
  })

  test.each([
    ['prefetched again', (): void => undefined],
    [
      'taken and prefetched again',
      ({ actor }: ReturnType<typeof start>) => actor.send({ type: 'batch.taken', source: 'allUsers' }),
    ],
    ['dropped and prefetched again', ({ actor }: ReturnType<typeof start>) => actor.send({ type: 'rows.outdated' })],
  ])('that is %s is fresh for a whole minute', (_, change) => {
    const prefetched = start()
    prefetched.prefetch('allUsers')
    prefetched.clock.increment(30_000)
    change(prefetched)
    prefetched.prefetch('allUsers')
    prefetched.clock.increment(59_999)
    expect(prefetched.fresh()).toEqual(['allUsers'])
  })

  test('is dropped when a row changes on the server', () => {
    const { actor, fresh, prefetch } = start()
    prefetch('allUsers', 'allItems')
    actor.send({ type: 'rows.outdated' })
    expect(fresh()).toEqual([])
  })
})

test('a chart that does not run has no batches', () => {
  expect(selectPrefetchedBatch({}, 'allUsers')).toBeUndefined()
})
