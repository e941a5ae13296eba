import type { SnapshotFrom } from 'xstate'
import type { ListSource } from '#domain/lists/kinds.ts'
import type { Batch } from '#domain/lists/paging.ts'
import type { prefetchedBatchesMachine } from '#machines/lists/prefetchedBatches.machine.ts'

/** The prefetched batch of a list. The snapshot is empty if the chart does not run. */
export const selectPrefetchedBatch = (
  snapshot: Pick<SnapshotFrom<typeof prefetchedBatchesMachine>, 'context'> | Partial<Record<'context', undefined>>,
  source: ListSource,
): Batch | undefined => snapshot.context?.batches[source]
