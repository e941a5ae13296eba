import { fromPromise } from 'xstate'
import { withSessionRetry } from '#app/actors/lifetime.ts'
import { api, Plot } from '#app/chunks.ts'
import { lazy } from '#app/lazy.ts'
import { preloadListPages } from '#app/router/pageCode.ts'
import { rangeOf } from '#domain/dashboard/timeFrames.ts'
import { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts'
import { listPrefetchMachine } from '#machines/dashboard/listPrefetch.machine.ts'
import { plotMachine } from '#machines/dashboard/plot.machine.ts'
import { sectionMachine } from '#machines/dashboard/section.machine.ts'
import { createDashboardService } from '#services/api/dashboard.ts'
import { nextPaint } from '#ui/nextPaint.ts'

const loadService = async () => createDashboardService(await api.load())

const exportPlot = lazy('ui/plots/exportPlot.ts', async () => (await import('#ui/plots/exportPlot.ts')).exportPlot)

const prefetchRows = lazy(
  'app/actors/listBatches.ts',
  async () => (await import('#app/actors/listBatches.ts')).prefetchRows,
)

const section = sectionMachine.provide({
  actors: {
    loadSection: fromPromise(({ input, signal, system }) =>
      withSessionRetry(system, signal, async () =>
        (await loadService()).loadSection(input.section, rangeOf(input.timeFrame, new Date()), signal),
      ),
    ),
  },
})

const plot = plotMachine.provide({
  actors: {
    drawFile: fromPromise(async ({ input }) => (await exportPlot.load())(input.plot, input.format)),
  },
})

const listPrefetch = listPrefetchMachine.provide({
  actors: {
    prefetchRows: fromPromise(async ({ input, signal, system }) => {
      const prefetch = await prefetchRows.load()
      const failed = await prefetch(input.sources, (call) => withSessionRetry(system, signal, call), signal)
      preloadListPages()
      return failed
    }),
  },
})

/** The dashboard chart with its services provided. */
export const dashboardLogic = dashboardMachine.provide({
  actors: {
    section,
    plot,
    listPrefetch,
    loadPlotCode: fromPromise<void>(async () => {
      await nextPaint()
      await Plot.load()
    }),
  },
})
