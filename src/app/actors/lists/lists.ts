import { fromCallback, fromPromise } from 'xstate'
import { api } from '#app/actors/api.ts'
import { callPause } from '#app/callPause.ts'
import { fetchBatch, loaderOf, takePrefetchedBatch } from '#app/actors/lists/listBatches.ts'
import { sessionCall } from '#app/actors/session/sessionCall.ts'
import { rangeOf } from '#domain/periods/timeFrames.ts'
import { dayOf } from '#domain/days.ts'
import { csvPartsOf } from '#domain/lists/csvDownload.ts'
import type { ListSource } from '#domain/lists/kinds.ts'
import { type DatedBatch, SavesDataError } from '#domain/lists/loadedRows.ts'
import { csvExportMachine } from '#machines/lists/csvExport.machine.ts'
import { itemsMachine } from '#machines/items/items.machine.ts'
import { listPageMachine } from '#machines/lists/listPage.machine.ts'
import { listSummaryMachine } from '#machines/lists/listSummary.machine.ts'
import { rowsLoader } from '#machines/lists/loader.machine.ts'
import type { LoaderCall } from '#machines/lists/loader.setup.ts'
import { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import type { System } from '#machines/system.ts'
import { tableLayoutMachine } from '#machines/lists/tableLayout.machine.ts'
import { usersMachine } from '#machines/users/users.machine.ts'
import { statusSave } from '#machines/users/users.setup.ts'
import { subscribeToDay } from '#services/browser/day.ts'
import { createHistoryStore } from '#services/storage/historyStore.ts'
import { createTableLayoutStore } from '#services/storage/jsonEntries.ts'
import { localStore } from '#services/storage/safeStorage.ts'
import { savesData } from '#services/browser/network.ts'
import { subscribeToTabReturn, waitForVisibleTab } from '#services/browser/tabReturn.ts'
import { writeInParts } from '#services/browser/writeInParts.ts'
import { nextTask } from '#ui/nextPaint.ts'
import { createTotalsService } from '#services/api/totals.ts'
import { createChangedUserService, createUserStatusService } from '#services/api/userStatus.ts'

const loadTotals = createTotalsService(api)
const changeStatus = createUserStatusService(api)
const findChangedUser = createChangedUserService(api)
const history = createHistoryStore(localStore)
const tableLayouts = createTableLayoutStore(localStore)

const inBackground = callPause.inBackground(fetchBatch)

/**
 * The next batch. Only the call for one batch (`once`) leaves immediately. The others wait until the tab is visible, and
 * until the time that the server has named.
 * @throws {SavesDataError} in the background, if the browser saves data
 */
const fetchRows = async (
  { loads, ...request }: LoaderCall<ListSource>,
  signal: AbortSignal,
  system: System,
): Promise<DatedBatch> => {
  if (loads === 'once') return takePrefetchedBatch(system, request) ?? fetchBatch(request, signal)
  if (loads === 'background' && savesData()) throw new SavesDataError()
  await waitForVisibleTab(signal)
  return inBackground(request, signal)
}

export const listPage = listPageMachine.provide({
  actors: {
    pagedList: pagedListMachine.provide({
      actors: {
        loader: rowsLoader.provide({
          actors: {
            fetchBatch: sessionCall(fetchRows),
            rereadBatch: sessionCall<DatedBatch, LoaderCall<ListSource>>(inBackground),
          },
        }),
      },
    }),
    csvExport: csvExportMachine.provide({
      actors: {
        loader: loaderOf(inBackground),
        writeCsv: fromPromise(async ({ input, signal }) => writeInParts(csvPartsOf(input), nextTask, signal)),
      },
    }),
    subscribeToTime: fromCallback(({ sendBack }) => {
      const unsubscribes = [
        subscribeToDay((today) => sendBack({ type: 'day.changed', today })),
        subscribeToTabReturn((now) => sendBack({ type: 'tab.returned', now })),
      ]
      return () => unsubscribes.forEach((unsubscribe) => unsubscribe())
    }),
    tableLayout: tableLayoutMachine.provide({
      actors: { readTableLayout: fromPromise(async ({ input }) => tableLayouts.read(input.kind)) },
    }),
    listSummary: listSummaryMachine.provide({
      actors: {
        loadSummary: sessionCall(async ({ kind }, signal) => {
          await callPause.passed(signal)
          const section = kind === 'users' ? 'userOverview' : 'itemOverview'
          const { totals, recent } = await loadTotals(section, rangeOf('Last 30 days', new Date()), signal)
          const now = new Date()
          return { totals, recent, history: history.record(totals, now), today: dayOf(now), loadedAt: now.getTime() }
        }),
      },
    }),
  },
})

/** This module is a lazy chunk. It loads with the first list page. */
export const usersLogic = usersMachine.provide({
  actors: {
    listPage,
    statusSave: statusSave.provide({
      actors: {
        send: sessionCall(({ values: { change, user } }) => changeStatus(change, user)),
        read: sessionCall(({ values: { change, user } }, signal) => findChangedUser(change, user, signal)),
      },
    }),
  },
})

export const itemsLogic = itemsMachine.provide({ actors: { listPage } })
