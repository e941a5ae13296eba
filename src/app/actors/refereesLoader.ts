import { callPause } from '#app/callPause.ts'
import { sessionCall } from '#app/actors/session/sessionCall.ts'
import type { Batch, DatedBatch } from '#domain/lists/loadedRows.ts'
import type { Referee, RefereeRow, RefereesRequest } from '#domain/people/referees.ts'
import { toRefereeRow } from '#domain/records/referee.ts'
import { refereesLoader } from '#machines/lists/loader.machine.ts'
import type { LoaderCall } from '#machines/lists/loader.setup.ts'

type Fetch = (request: RefereesRequest, signal: AbortSignal) => Promise<Batch<Referee>>

/** The loader of referees with a call. */
export const refereesLoaderOf = (fetch: Fetch) => {
  const fetchBatch = async (
    { source, cursor }: LoaderCall<Omit<RefereesRequest, 'cursor'>>,
    signal: AbortSignal,
  ): Promise<DatedBatch<RefereeRow>> => {
    const batch = await fetch({ ...source, cursor }, signal)
    return { ...batch, rows: batch.rows.map(toRefereeRow), arrivedAt: Date.now() }
  }
  return refereesLoader.provide({
    actors: { fetchBatch: sessionCall(fetchBatch), rereadBatch: sessionCall(callPause.inBackground(fetchBatch)) },
  })
}
