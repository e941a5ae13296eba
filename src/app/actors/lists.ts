import { fromPromise } from 'xstate'
import { dayOf } from '#domain/days.ts'
import { api } from '#app/actors/api.ts'
import { listBatches as early } from '#app/actors/listBatches.ts'
import { withSessionRetry } from '#app/actors/lifetime.ts'
import { addLoadedRecords } from '#app/actors/loadedRecords.ts'
import { csvExportMachine } from '#machines/lists/csvExport.machine.ts'
import { itemsMachine } from '#machines/items/items.machine.ts'
import { listPageMachine } from '#machines/lists/listPage.machine.ts'
import { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import { tableLayoutMachine } from '#machines/lists/tableLayout.machine.ts'
import { usersMachine } from '#machines/users/users.machine.ts'
import { createHistoryStore, createTableLayoutStore } from '#services/storage/jsonEntries.ts'
import { localStore } from '#services/storage/safeStorage.ts'
import { createTotalsService } from '#services/api/totals.ts'
import { createUserStatusService } from '#services/api/userStatus.ts'

export const { fetchBatch } = early
const loadTotals = createTotalsService(api)
const changeStatus = createUserStatusService(api)
const history = createHistoryStore(localStore)
const tableLayouts = createTableLayoutStore(localStore)

const batchesOf = (fetch: typeof fetchBatch) => ({
  fetchBatch: fromPromise<Awaited<ReturnType<typeof fetchBatch>>, Parameters<typeof fetchBatch>[0]>(
    ({ input, signal, system }) =>
      withSessionRetry(system, signal, async () => {
        const batch = await fetch(input, signal)
        addLoadedRecords(input.source, batch.rows)
        return batch
      }),
  ),
})

/** A page of lists whose batches come by a call of its own. */
export const createListPageLogic = (fetch: typeof fetchBatch) =>
  listPageMachine.provide({
    actors: {
      pagedList: pagedListMachine.provide({ actors: batchesOf(fetch) }),
      csvExport: csvExportMachine.provide({ actors: batchesOf(fetch) }),
      tableLook: tableLayoutMachine.provide({
        actors: { recallLook: fromPromise(async ({ input }) => tableLayouts.read(input.kind)) },
      }),
      loadSummary: fromPromise(async ({ signal, system }) => {
        const totals = await withSessionRetry(system, signal, () => loadTotals(signal))
        const now = new Date()
        return { totals, history: history.record(totals, now), today: dayOf(now) }
      }),
    },
  })

const listPage = createListPageLogic(fetchBatch)

/** The charts of the pages of lists, with the services they call; a chunk of its own, fetched with the first such page. */
export const usersLogic = usersMachine.provide({
  actors: {
    listPage,
    changeStatus: fromPromise(async ({ input, signal, system }) => {
      const changed = await withSessionRetry(system, signal, () => changeStatus(input.change, input.user, signal))
      early.clear()
      return changed
    }),
  },
})

export const itemsLogic = itemsMachine.provide({ actors: { listPage } })
