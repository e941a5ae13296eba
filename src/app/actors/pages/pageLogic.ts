import { lazyLogic } from '#app/actors/lazyChart.ts'
import { chartOf } from '#app/router/routes.tsx'
import type { OpenPageInput } from '#machines/session/openPage.ts'

/** The logic of the chart that the route has in the table of routes. Load its code before it starts. */
export const pageLogic = lazyLogic((area: OpenPageInput) => {
  const entry = chartOf(area.url.route)
  const chart = entry?.code.current()
  if (!entry || !chart) throw new Error(`The chart of ${area.url.route} is not loaded. Load it before it starts.`)
  return { chart, input: entry.toInput(area) }
})
