import { fromPromise } from 'xstate'
import { dayOf } from '#domain/history.ts'
import { inSession } from '#app/lifetime.ts'
import { absolute, settings } from '#app/settings.ts'
import { csvExportMachine } from '#machines/lists/csvExport.machine.ts'
import { itemsMachine } from '#machines/items/items.machine.ts'
import { listPageMachine } from '#machines/lists/listPage.machine.ts'
import { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import { tableLookMachine } from '#machines/lists/tableLook.machine.ts'
import { usersMachine } from '#machines/users/users.machine.ts'
import { createApi } from '#services/graphql.ts'
import { createHistoryStore, createLookStore } from '#services/keptJson.ts'
import { createListService } from '#services/lists.ts'
import { localStore } from '#services/storage.ts'
import { createTotalsService } from '#services/totals.ts'
import { createUserStatusService } from '#services/userStatus.ts'

const api = createApi(absolute(settings.VITE_GRAPHQL_ENDPOINT), settings.VITE_GRAPHQL_API_KEY)
const { fetchBatch } = createListService(api)
const loadTotals = createTotalsService(api)
const changeStatus = createUserStatusService(api)
const history = createHistoryStore(localStore)
const looks = createLookStore(localStore)

const batches = {
  fetchBatch: fromPromise<Awaited<ReturnType<typeof fetchBatch>>, Parameters<typeof fetchBatch>[0]>(({ input, signal, system }) =>
    inSession(system, signal, () => fetchBatch(input, signal)),
  ),
}

const listPage = listPageMachine.provide({
  actors: {
    pagedList: pagedListMachine.provide({ actors: batches }),
    csvExport: csvExportMachine.provide({ actors: batches }),
    tableLook: tableLookMachine.provide({ actors: { recallLook: fromPromise(async ({ input }) => looks.read(input.kind)) } }),
    loadSummary: fromPromise(async ({ signal, system }) => {
      const totals = await inSession(system, signal, () => loadTotals(signal))
      const now = new Date()
      return { totals, history: history.record(totals, now), today: dayOf(now) }
    }),
  },
})

/** The charts of the pages of lists, with the services they call; a chunk of its own, fetched with the first such page. */
export const users = usersMachine.provide({
  actors: { listPage, changeStatus: fromPromise(({ input, signal, system }) => inSession(system, signal, () => changeStatus(input.change, input.user, signal))) },
})

export const items = itemsMachine.provide({ actors: { listPage } })
