import { api } from '#app/actors/api.ts'
import type { FirstSource } from '#domain/dashboard/firstRows.ts'
import { batchSize } from '#domain/limits.ts'
import type { MissedRows } from '#machines/dashboard/firstRows.machine.ts'
import { createEarlyBatches } from '#services/api/prefetchedBatches.ts'
import { createListService } from '#services/api/lists.ts'

/** The batches of every list: fetched when a page wants them, or before. */
export const batches = createEarlyBatches(createListService(api).fetchBatch, Date.now)

/** Fetches the first rows of lists side by side. @returns those that did not come */
export const fetchFirstRows = async (
  sources: readonly FirstSource[],
  inSession: (call: () => Promise<void>) => Promise<void>,
  signal: AbortSignal,
): Promise<MissedRows[]> => {
  const results = await Promise.allSettled(
    sources.map((source) => inSession(() => batches.fetchEarly({ source, cursor: null, limit: batchSize }, signal))),
  )
  return sources.flatMap((source, index) => {
    const result = results[index]
    return result?.status === 'rejected' ? [{ source, error: result.reason as unknown }] : []
  })
}
