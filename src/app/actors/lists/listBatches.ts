import { api } from '#app/actors/api.ts'
import { sessionCall } from '#app/actors/session/sessionCall.ts'
import type { PrefetchSource } from '#domain/dashboard/prefetchSources.ts'
import { isUnauthorized } from '#domain/errorCatalogue.ts'
import { batchSize } from '#domain/limits.ts'
import type { ListSource } from '#domain/lists/kinds.ts'
import type { DatedBatch } from '#domain/lists/loadedRows.ts'
import type { BatchRequest } from '#domain/lists/paging.ts'
import type { PrefetchResult } from '#machines/dashboard/listPrefetch.machine.ts'
import { selectPrefetchedBatch } from '#machines/lists/prefetchedBatches.machine.ts'
import { rowsLoader } from '#machines/lists/loader.machine.ts'
import type { LoaderCall } from '#machines/lists/loader.setup.ts'
import { type System, systemActor } from '#machines/system.ts'
import { createListService } from '#services/api/lists.ts'

const lists = createListService(api)

/** The loader of rows with a call. */
export const loaderOf = (fetch: (request: BatchRequest, signal: AbortSignal) => Promise<DatedBatch>) =>
  rowsLoader.provide({ actors: { fetchBatch: sessionCall<DatedBatch, LoaderCall<ListSource>>(fetch) } })

export const fetchBatch = async (request: BatchRequest, signal?: AbortSignal): Promise<DatedBatch> => ({
  ...(await lists.fetchBatch(request, signal)),
  arrivedAt: Date.now(),
})

/** The batch that the dashboard has prefetched. It is used once. */
export const takePrefetchedBatch = (
  system: System,
  { source, cursor, limit }: BatchRequest,
): DatedBatch | undefined => {
  if (cursor !== null || limit !== batchSize) return undefined
  const prefetched = systemActor(system, 'prefetchedBatches')
  const batch = selectPrefetchedBatch(prefetched.getSnapshot() ?? {}, source)
  if (batch) prefetched.send({ type: 'batch.taken', source })
  return batch
}

/**
 * Prefetches the first batches of several lists in parallel.
 * @throws the refusal if the server refuses one of the calls as unauthorized, so that all are sent again
 */
export const prefetchRows = async (
  sources: readonly PrefetchSource[],
  signal: AbortSignal,
): Promise<PrefetchResult> => {
  const results = await Promise.allSettled(
    sources.map(async (source) => ({
      source,
      batch: await fetchBatch({ source, cursor: null, limit: batchSize }, signal),
    })),
  )
  const failed = sources.flatMap((source, index) => {
    const result = results[index]
    return result?.status === 'rejected' ? [{ source, error: result.reason as unknown }] : []
  })
  const refusal = failed.find(({ error }) => isUnauthorized(error))
  if (refusal) throw refusal.error
  return { loaded: results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])), failed }
}
