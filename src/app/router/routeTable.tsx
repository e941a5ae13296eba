import { adminArea, ambassadorArea, authCharts, createIdTokenVerifier, NotFoundPage, renderer } from '#app/lazyCode.ts'
import type { Lazy } from '#lazy/lazy.ts'
import { adminFrame, adminRoutes } from '#app/router/adminRoutes.tsx'
import { ambassadorFrame, ambassadorRoutes } from '#app/router/ambassadorRoutes.tsx'
import { authRoutes } from '#app/router/authRoutes.tsx'
import type { EntryFacts, PageEntry, PartEntry } from '#app/router/entries.tsx'
import { type Area, type Route, type RouteName, routes } from '#domain/routes/routes.ts'

interface AreaEntry {
  /** Who may see the pages. The session guard of the area decides it (src/domain/auth/access.ts). */
  readonly access: 'everyone' | 'admin' | 'marketer'
  /** The frame around the pages. It stays while its pages change. */
  readonly frame: Pick<PageEntry, 'page' | 'toProps'> | null
  /** The charts of the area, or of its pages. */
  readonly charts: Lazy<unknown>
}

export const areas = {
  auth: { access: 'everyone', frame: null, charts: authCharts },
  admin: { access: 'admin', frame: adminFrame, charts: adminArea },
  ambassador: { access: 'marketer', frame: ambassadorFrame, charts: ambassadorArea },
} as const satisfies Record<Area, AreaEntry>

/** All pages of the console. `publicPages.ts` has the pages for visitors (decision 0051). */
const routeTable = { ...authRoutes, ...ambassadorRoutes, ...adminRoutes }

type Prerendering<How extends string> = {
  [Name in RouteName]: (typeof routeTable)[Name]['document'] extends { prerenders: How } ? Name : never
}[RouteName]

/** The pages that are readable before any script runs. */
export type PrerenderedPage = Prerendering<'page'>

/** The pages whose frame is visible before any script runs. */
export type FrameRoute = Prerendering<'frame'>

/** The routes of the table, with what `routes.ts` says about them. */
export const routeEntries = (Object.keys(routes) as RouteName[]).map((name) => ({
  name,
  ...routes[name],
  entry: routeTable[name] as PageEntry | PartEntry,
}))

/** The page of a route, or the frame of its area. */
export const pageOf = (route: Route): Lazy<unknown> => {
  if (route === 'notFound') return NotFoundPage
  return areas[routes[route].area].frame?.page ?? routeTable[route].page
}

/**
 * The code without which the app chart cannot open a page: the page that fills the window, and its charts. In an area
 * the session is checked while its frame loads.
 */
export const codeToOpen = (route: Route): Lazy<unknown>[] => {
  if (route === 'notFound') return [NotFoundPage]
  const { charts, frame } = areas[routes[route].area]
  return frame ? [charts] : [charts, routeTable[route].page]
}

/** The page of a route inside the frame of an area. */
export const partEntryOf = (route: Route): PartEntry | null => {
  const entry: PageEntry | PartEntry | null = route === 'notFound' ? null : routeTable[route]
  return entry && 'chart' in entry ? entry : null
}

/** The chart of a page inside the frame of an area, with its input. */
export const chartOf = (route: Route): PartEntry['chart'] => partEntryOf(route)?.chart ?? null

/** The chart and the page inside the frame of an area, in the order of need. */
export const partsOf = (route: Route): Lazy<unknown>[] => {
  const entry = partEntryOf(route)
  return entry ? [...(entry.chart ? [entry.chart.code] : []), entry.page] : []
}

/**
 * All code of a page besides the console, in the order of need: the charts run and tokens are verified before the page is
 * rendered.
 */
export const codeOf = (route: RouteName): Lazy<unknown>[] => {
  const chart = chartOf(route)?.code
  const { preload = [] } = routeTable[route] as EntryFacts
  return [
    areas[routes[route].area].charts,
    ...(partEntryOf(route) ? [createIdTokenVerifier] : []),
    ...(chart ? [chart] : []),
    renderer,
    pageOf(route),
    ...partsOf(route).filter((part) => part !== chart),
    ...preload,
  ]
}

/** The code for the next step after a route. */
export const nextCodeOf = (route: Route): readonly Lazy<unknown>[] =>
  route === 'notFound' ? [] : ((routeTable[route] as EntryFacts).next ?? [])

const pathPattern = (paths: readonly string[]): RegExp => new RegExp(`^(${paths.join('|')})/*$`)

/** What wouter renders: one route for each page that fills the window, and one for each area with a frame. */
export const wouterRoutes = [
  ...routeEntries.flatMap(({ name, path, entry }) =>
    'chart' in entry ? [] : { name: name as string, pattern: pathPattern([path]), entry },
  ),
  ...(Object.keys(areas) as Area[]).flatMap((name) => {
    const entry: AreaEntry['frame'] = areas[name].frame
    const paths = routeEntries.filter(({ area }) => area === name).map(({ path }) => path)
    return entry ? { name: name as string, pattern: pathPattern(paths), entry } : []
  }),
]
