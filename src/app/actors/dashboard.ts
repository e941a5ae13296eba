import { fromPromise } from 'xstate'
import { once } from '#app/actors/once.ts'
import { sessionCall } from '#app/actors/sessionCall.ts'
import { loadListPages, Plot } from '#app/router/lazyPages.tsx'
import { rangeOf } from '#domain/dashboard/timeFrames.ts'
import { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts'
import { listPrefetchMachine } from '#machines/dashboard/listPrefetch.machine.ts'
import { plotMachine } from '#machines/dashboard/plot.machine.ts'
import { sectionMachine } from '#machines/dashboard/section.machine.ts'
import { createDashboardService } from '#services/api/dashboard.ts'
import { createHistoryStore } from '#services/storage/jsonEntries.ts'
import { localStore } from '#services/storage/safeStorage.ts'
import { nextPaint } from '#ui/nextPaint.ts'

const service = once(async () => {
  const { api } = await import('#app/actors/api.ts')
  return createDashboardService(api)
})

const history = createHistoryStore(localStore)

const section = sectionMachine.provide({
  actors: {
    loadSection: sessionCall(async (input, signal) =>
      (await service()).loadSection(input.section, rangeOf(input.timeFrame, new Date()), signal),
    ),
  },
})

const plot = plotMachine.provide({
  actors: {
    drawFile: fromPromise(async ({ input }) => {
      const { exportPlot } = await import('#ui/plots/exportPlot.ts')
      return exportPlot(input.plot, input.format)
    }),
  },
})

const listPrefetch = listPrefetchMachine.provide({
  actors: {
    prefetchRows: sessionCall(async ({ sources }, signal) => {
      const { prefetchRows } = await import('#app/actors/listBatches.ts')
      const result = await prefetchRows(sources, signal)
      void loadListPages().catch(() => undefined)
      return result
    }),
  },
})

/** The dashboard chart with its services provided. */
export const dashboardLogic = dashboardMachine.provide({
  actors: {
    section,
    plot,
    listPrefetch,
    recordCounts: fromPromise(async ({ input }) => {
      await nextPaint()
      return history.record(input.counts, new Date())
    }),
    loadPlotCode: fromPromise<void>(async () => {
      await nextPaint()
      await Plot.fetch()
    }),
  },
})
