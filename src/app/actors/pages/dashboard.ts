import { fromCallback, fromPromise } from 'xstate'
import { sessionCall } from '#app/actors/session/sessionCall.ts'
import { api } from '#app/actors/api.ts'
import { callPause } from '#app/callPause.ts'
import { lazy } from '#lazy/lazy.ts'
import { preloadListPages } from '#app/router/pageCode.ts'
import { rangeOf } from '#domain/periods/timeFrames.ts'
import { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts'
import { listPrefetchMachine } from '#machines/dashboard/listPrefetch.machine.ts'
import { plotMachine } from '#machines/dashboard/plot.machine.ts'
import { sectionMachine } from '#machines/dashboard/section.machine.ts'
import { createComparisonService } from '#services/api/comparison.ts'
import { createDashboardService } from '#services/api/dashboard.ts'
import { subscribeToDay } from '#services/browser/day.ts'
import { createHistoryStore } from '#services/storage/historyStore.ts'
import { localStore } from '#services/storage/safeStorage.ts'
import { nextPaint } from '#ui/nextPaint.ts'

const { loadSection } = createDashboardService(api)
const loadComparison = createComparisonService(api)

const plotCode = lazy(() => import('#ui/plots/Plot.tsx'))

const exportPlot = lazy(() => import('#ui/plots/exportPlot.ts'), 'exportPlot')

const prefetchRows = lazy(() => import('#app/actors/lists/listBatches.ts'), 'prefetchRows')

const history = createHistoryStore(localStore)

const section = sectionMachine.provide({
  actors: {
    loadSection: sessionCall((input, signal) =>
      loadSection(input.section, rangeOf(input.timeFrame, new Date()), signal),
    ),
    loadComparison: sessionCall(async ({ section: name, timeFrame, loadedAt }, signal) => {
      await nextPaint()
      await callPause.passed(signal)
      return loadComparison(name, timeFrame, new Date(loadedAt), signal)
    }),
  },
})

const plot = plotMachine.provide({
  actors: {
    drawFile: fromPromise(async ({ input }) => (await exportPlot.load())(input.plot, input.format)),
  },
})

const listPrefetch = listPrefetchMachine.provide({
  actors: {
    prefetchRows: sessionCall(async ({ sources }, signal) => {
      const prefetch = await prefetchRows.load()
      await callPause.passed(signal)
      const result = await prefetch(sources, signal)
      preloadListPages()
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
    subscribeToDay: fromCallback(({ sendBack }) => subscribeToDay((today) => sendBack({ type: 'day.changed', today }))),
    recordCounts: fromPromise(async ({ input }) => {
      await nextPaint()
      return input.counts ? history.record(input.counts, new Date()) : { ...history.read(), isSeeded: true }
    }),
    loadPlotCode: fromPromise<void>(async () => {
      await nextPaint()
      await plotCode.load()
    }),
  },
})
