import { fromPromise } from 'xstate'
import { loadPageCode } from '#app/router/pageCode.ts'
import type { Route } from '#domain/routes/routes.ts'
import type { PageCode, OpenPageInput } from '#machines/session/openPage.ts'
import { lazyLogic } from '#lazy/lazyChart.ts'
import { chartOf } from '#app/router/routeTable.tsx'

/** The logic of the chart that the route has in the table of routes. Load its code before it starts. */
const pageLogic = lazyLogic((area: OpenPageInput) => {
  const entry = chartOf(area.url.route)
  const chart = entry?.code.current()
  if (!entry || !chart) throw new Error(`The chart of ${area.url.route} is not loaded. Load it before it starts.`)
  return { chart, input: entry.toInput(area) }
})

/** What the pages of each role need for their open page. */
export const openPageActors = {
  loadPageCode: fromPromise<PageCode, { route: Route }>(({ input }) => loadPageCode(input.route)),
  pageChart: pageLogic,
}
