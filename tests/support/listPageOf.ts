import { fromPromise } from 'xstate'
import type { ListSource } from '#domain/lists/kinds.ts'
import type { Batch, DatedBatch } from '#domain/lists/loadedRows.ts'
import { listPageMachine } from '#machines/lists/listPage.machine.ts'
import { rowsLoader } from '#machines/lists/loader.machine.ts'
import type { LoaderCall } from '#machines/lists/loader.setup.ts'
import { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import { dayActor } from '#tests/support/day.ts'

/** The lists of a page, which all load the same rows. */
export const listPageOf = (batch: Batch) =>
  listPageMachine.provide({
    actors: {
      subscribeToTime: dayActor('2026-01-01'),
      pagedList: pagedListMachine.provide({
        actors: {
          loader: rowsLoader.provide({
            actors: {
              fetchBatch: fromPromise<DatedBatch, LoaderCall<ListSource>>(async () => ({ ...batch, arrivedAt: 0 })),
            },
          }),
        },
      }),
    },
  })
