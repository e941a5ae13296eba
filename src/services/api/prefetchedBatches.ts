import type { ListSource } from '#domain/lists/kinds.ts'
import { prefetchMaxAgeMs } from '#domain/limits.ts'
import type { Batch, Cursor } from '#domain/lists/paging.ts'

interface BatchCall {
  readonly source: ListSource
  readonly cursor: Cursor | null
  readonly limit: number
}

type FetchBatch = (call: BatchCall, signal?: AbortSignal) => Promise<Batch>

const keyOf = ({ source, cursor, limit }: BatchCall): string => JSON.stringify([source, cursor, limit])

/**
 * Batches that are fetched before their page is opened. Each is handed out once, and only while it is fresh.
 * @param now milliseconds since 1970
 */
export const createPrefetchedBatches = (fetchBatch: FetchBatch, now: () => number) => {
  const kept = new Map<string, { readonly at: number; readonly batch: Batch }>()
  const take = (call: BatchCall): Batch | undefined => {
    const early = kept.get(keyOf(call))
    kept.delete(keyOf(call))
    return early && now() - early.at < prefetchMaxAgeMs ? early.batch : undefined
  }
  return {
    /** Fetches a batch and keeps it. @throws what the call throws */
    async prefetch(call: BatchCall, signal?: AbortSignal): Promise<void> {
      const batch = await fetchBatch(call, signal)
      kept.set(keyOf(call), { at: now(), batch })
    },
    /** The batch that was fetched early, or a call. @throws what the call throws */
    fetchBatch: async (call: BatchCall, signal?: AbortSignal): Promise<Batch> => take(call) ?? fetchBatch(call, signal),
    /** After a change nothing that was fetched before it is shown any more. */
    clear: () => kept.clear(),
  }
}
