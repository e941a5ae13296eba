import { nestingsOf } from '#tools/atlas/nesting/nesting.ts'
import type { AtlasRoute } from '#tools/atlas/site/route.ts'
import { chartRoute } from '#tools/atlas/site/route.ts'
import { allTestModels } from '#tools/paths/model/allTestModels.ts'

/** Which chart of the console runs which. */
export const nestings = nestingsOf(allTestModels)

/** Where the link of a call leads: to its chart, or to the map if it runs another chart on each page. */
export const routeOfCall = (charts: readonly string[]): AtlasRoute =>
  charts.length === 1 ? chartRoute(charts[0] as string) : { page: 'map' }
