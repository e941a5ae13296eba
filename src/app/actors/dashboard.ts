import { fromPromise } from 'xstate'
import { inSession } from '#app/actors/lifetime.ts'
import { once } from '#app/actors/once.ts'
import { fetchListPages, Plot } from '#app/router/lazyPages.tsx'
import { rangeOf } from '#domain/dashboard/timeFrames.ts'
import { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts'
import { firstRowsMachine } from '#machines/dashboard/firstRows.machine.ts'
import { plotMachine } from '#machines/dashboard/plot.machine.ts'
import { sectionMachine } from '#machines/dashboard/section.machine.ts'
import { createDashboardService } from '#services/api/dashboard.ts'
import { nextPaint } from '#ui/nextPaint.ts'

const service = once(async () => {
  const { api } = await import('#app/actors/api.ts')
  return createDashboardService(api)
})

const section = sectionMachine.provide({
  actors: {
    loadSection: fromPromise(({ input, signal, system }) =>
      inSession(system, signal, async () =>
        (await service()).loadSection(input.section, rangeOf(input.frame, new Date()), signal),
      ),
    ),
  },
})

const plot = plotMachine.provide({
  actors: {
    drawFile: fromPromise(async ({ input }) => {
      const { drawFile } = await import('#ui/plots/file.ts')
      return drawFile(input.plot, input.format)
    }),
  },
})

const firstRows = firstRowsMachine.provide({
  actors: {
    fetchFirstRows: fromPromise(async ({ input, signal, system }) => {
      const { fetchFirstRows } = await import('#app/actors/listBatches.ts')
      const missed = await fetchFirstRows(input.sources, (call) => inSession(system, signal, call), signal)
      void fetchListPages().catch(() => undefined)
      return missed
    }),
  },
})

/** The charts of the dashboard with the services they call. */
export const dashboard = dashboardMachine.provide({
  actors: {
    section,
    plot,
    firstRows,
    fetchPlots: fromPromise<void>(async () => {
      await nextPaint()
      await Plot.fetch()
    }),
  },
})
