import { api } from '#app/actors/api.ts'
import type { PrefetchSource } from '#domain/dashboard/prefetchSources.ts'
import { batchSize } from '#domain/limits.ts'
import type { FailedPrefetch } from '#machines/dashboard/listPrefetch.machine.ts'
import { createPrefetchedBatches } from '#services/api/prefetchedBatches.ts'
import { createListService } from '#services/api/lists.ts'

/** The batches of all lists. A batch may be prefetched before its page is opened. */
export const listBatches = createPrefetchedBatches(createListService(api).fetchBatch, Date.now)

/** Prefetches the first batches of several lists in parallel. @returns the lists that failed, with their errors */
export const prefetchRows = async (
  sources: readonly PrefetchSource[],
  inSession: (call: () => Promise<void>) => Promise<void>,
  signal: AbortSignal,
): Promise<FailedPrefetch[]> => {
  const results = await Promise.allSettled(
    sources.map((source) => inSession(() => listBatches.prefetch({ source, cursor: null, limit: batchSize }, signal))),
  )
  return sources.flatMap((source, index) => {
    const result = results[index]
    return result?.status === 'rejected' ? [{ source, error: result.reason as unknown }] : []
  })
}
