import { fromPromise } from 'xstate'
import { dayOf } from '#domain/days.ts'
import { api } from '#app/actors/api.ts'
import { listBatches } from '#app/actors/listBatches.ts'
import { withSessionRetry } from '#app/actors/lifetime.ts'
import { csvExportMachine } from '#machines/lists/csvExport.machine.ts'
import { itemsMachine } from '#machines/items/items.machine.ts'
import { listPageMachine } from '#machines/lists/listPage.machine.ts'
import { listSummaryMachine } from '#machines/lists/listSummary.machine.ts'
import { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import { tableLayoutMachine } from '#machines/lists/tableLayout.machine.ts'
import { usersMachine } from '#machines/users/users.machine.ts'
import { createHistoryStore, createTableLayoutStore } from '#services/storage/jsonEntries.ts'
import { localStore } from '#services/storage/safeStorage.ts'
import { createTotalsService } from '#services/api/totals.ts'
import { createUserStatusService } from '#services/api/userStatus.ts'

export const { fetchBatch } = listBatches
const loadTotals = createTotalsService(api)
const changeStatus = createUserStatusService(api)
const history = createHistoryStore(localStore)
const tableLayouts = createTableLayoutStore(localStore)

const createFetchBatch = (fetch: typeof fetchBatch) => ({
  fetchBatch: fromPromise<Awaited<ReturnType<typeof fetchBatch>>, Parameters<typeof fetchBatch>[0]>(
    ({ input, signal, system }) => withSessionRetry(system, signal, () => fetch(input, signal)),
  ),
})

/** A list page that loads its batches with `fetch`. */
export const createListPageLogic = (fetch: typeof fetchBatch) =>
  listPageMachine.provide({
    actors: {
      pagedList: pagedListMachine.provide({ actors: createFetchBatch(fetch) }),
      csvExport: csvExportMachine.provide({ actors: createFetchBatch(fetch) }),
      tableLayout: tableLayoutMachine.provide({
        actors: { readTableLayout: fromPromise(async ({ input }) => tableLayouts.read(input.kind)) },
      }),
      listSummary: listSummaryMachine.provide({
        actors: {
          loadSummary: fromPromise(async ({ signal, system }) => {
            const totals = await withSessionRetry(system, signal, () => loadTotals(signal))
            const now = new Date()
            return { totals, history: history.record(totals, now), today: dayOf(now) }
          }),
        },
      }),
    },
  })

const listPage = createListPageLogic(fetchBatch)

/** This module is a lazy chunk. It loads with the first list page. */
export const usersLogic = usersMachine.provide({
  actors: {
    listPage,
    changeStatus: fromPromise(async ({ input, signal, system }) => {
      const changed = await withSessionRetry(system, signal, () => changeStatus(input.change, input.user, signal))
      listBatches.clear()
      return changed
    }),
  },
})

export const itemsLogic = itemsMachine.provide({ actors: { listPage } })
