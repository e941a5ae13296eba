import { fromPromise } from 'xstate'
import type { Batch, DatedBatch } from '#domain/lists/loadedRows.ts'
import type { BatchRequest } from '#domain/lists/paging.ts'
import { listPageMachine } from '#machines/lists/listPage.machine.ts'
import { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import { dayActor } from '#tests/support/day.ts'

/** The lists of a page, which all load the same rows. */
export const listPageOf = (batch: Batch) =>
  listPageMachine.provide({
    actors: {
      subscribeToTime: dayActor('2026-01-01'),
      pagedList: pagedListMachine.provide({
        actors: { fetchBatch: fromPromise<DatedBatch, BatchRequest>(async () => ({ ...batch, arrivedAt: 0 })) },
      }),
    },
  })
