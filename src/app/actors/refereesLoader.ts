import { sessionCall } from '#app/actors/session/sessionCall.ts'
import type { DatedBatch } from '#domain/lists/loadedRows.ts'
import type { RefereeBatch, RefereesRequest } from '#domain/people/loadedReferees.ts'
import type { RefereeRow } from '#domain/people/referees.ts'
import { toRefereeRow } from '#domain/records/referee.ts'
import { refereesLoader } from '#machines/lists/loader.machine.ts'

/** The loader of referees with a call. */
export const refereesLoaderOf = (fetch: (request: RefereesRequest, signal: AbortSignal) => Promise<RefereeBatch>) =>
  refereesLoader.provide({
    actors: {
      fetchBatch: sessionCall(async ({ source, cursor }, signal): Promise<DatedBatch<RefereeRow>> => {
        const { referees, ...batch } = await fetch({ ...source, cursor }, signal)
        return { ...batch, rows: referees.map(toRefereeRow), arrivedAt: Date.now() }
      }),
    },
  })
