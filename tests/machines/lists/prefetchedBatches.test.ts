import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import type { DatedBatch } from '#domain/lists/loadedRows.ts'
import { prefetchedBatchesMachine, selectPrefetchedBatch } from '#machines/lists/prefetchedBatches.machine.ts'

test('a prefetched batch is there for its list only', () => {
  const batch: DatedBatch = { rows: [], cursor: { id: 'USR-1' }, arrivedAt: 0 }
  const actor = createActor(prefetchedBatchesMachine).start()
  actor.send({ type: 'batch.prefetched', source: 'allUsers', batch })
  const snapshot = actor.getSnapshot()
  actor.stop()
  expect([selectPrefetchedBatch(snapshot, 'allUsers'), selectPrefetchedBatch(snapshot, 'allItems')]).toEqual([
    batch,
    undefined,
  ])
})

test('a chart that does not run has no batches', () => {
  expect(selectPrefetchedBatch({}, 'allUsers')).toBeUndefined()
})
