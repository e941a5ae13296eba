import { prefetchMaxAgeMs } from '#domain/limits.ts'
import type { Batch, BatchRequest } from '#domain/lists/paging.ts'

type FetchBatch = (request: BatchRequest, signal?: AbortSignal) => Promise<Batch>

const keyOf = ({ source, cursor, limit }: BatchRequest): string => JSON.stringify([source, cursor, limit])

/**
 * A cache of batches that are fetched before their page opens. Each batch is used once, and only while it is fresh.
 * @param now milliseconds since 1970
 */
export const createPrefetchedBatches = (fetchBatch: FetchBatch, now: () => number) => {
  const cache = new Map<string, { readonly at: number; readonly batch: Batch }>()
  const take = (request: BatchRequest): Batch | undefined => {
    const cached = cache.get(keyOf(request))
    cache.delete(keyOf(request))
    return cached && now() - cached.at < prefetchMaxAgeMs ? cached.batch : undefined
  }
  return {
    /** Fetches a batch and caches it. @throws what the call throws */
    async prefetch(request: BatchRequest, signal?: AbortSignal): Promise<void> {
      const batch = await fetchBatch(request, signal)
      cache.set(keyOf(request), { at: now(), batch })
    },
    /** The cached batch, or else a call. @throws what the call throws */
    fetchBatch: async (request: BatchRequest, signal?: AbortSignal): Promise<Batch> =>
      take(request) ?? fetchBatch(request, signal),
    /** Empties the cache. A caller does this after every change on the server. */
    clear: () => cache.clear(),
  }
}
