import { encodeUrlPart } from '#domain/text.ts'

/** A route of the console (§2). `publicPages.ts` has the pages for visitors. */
interface RouteInfo {
  readonly path: string
  readonly title: string
  readonly area: 'auth' | 'admin' | 'ambassador'
  /** The icon of its entry in the sidebar. A route without an icon has no entry. */
  readonly icon?: 'figures' | 'people' | 'hanger' | 'message' | 'megaphone' | 'sliders'
  /** The page that leads to it, if the path does not say so. */
  readonly from?: string
}

export const routes = {
  signIn: { path: '/sign-in', title: 'Sign in', area: 'auth' },
  signUp: { path: '/sign-up', title: 'Sign up', area: 'auth' },
  verify: { path: '/verify', title: 'Enter your code', area: 'auth' },
  forgottenPassword: { path: '/forgotten-password', title: 'Forgotten password', area: 'auth' },
  ambassadorSignIn: { path: '/amb/sign-in', title: 'Login', area: 'auth' },
  ambassadorVerify: { path: '/amb/verify', title: 'Enter your code', area: 'auth' },
  marketerSignIn: { path: '/marketer/sign-in', title: 'Login', area: 'auth' },
  ambassador: { path: '/amb', title: 'Dashboard', area: 'ambassador' },
  ambassadorDashboard: { path: '/amb/dashboard', title: 'Dashboard', area: 'ambassador' },
  dashboard: { path: '/admin', title: 'Dashboard', area: 'admin', icon: 'figures' },
  users: { path: '/admin/users', title: 'Users', area: 'admin', icon: 'people' },
  allItems: { path: '/admin/all-items', title: 'All Items', area: 'admin', icon: 'hanger' },
  feedbacks: { path: '/admin/feedbacks', title: 'Feedbacks', area: 'admin', icon: 'message' },
  reports: { path: '/admin/feedbacks/reports', title: 'Feedbacks', area: 'admin' },
  reviews: { path: '/admin/feedbacks/reviews', title: 'Feedbacks', area: 'admin' },
  marketers: { path: '/admin/marketers', title: 'Marketers', area: 'admin', icon: 'megaphone' },
  activity: { path: '/admin/activity', title: 'My activity', area: 'admin', from: '/admin/settings' },
  settings: { path: '/admin/settings', title: 'Settings', area: 'admin', icon: 'sliders' },
} as const satisfies Record<string, RouteInfo>

export type RouteName = keyof typeof routes
export type Area = RouteInfo['area']
export type RoutesOf<Name extends Area> = {
  [Key in RouteName]: (typeof routes)[Key]['area'] extends Name ? Key : never
}[RouteName]
export type NavigationIcon = NonNullable<RouteInfo['icon']>
export type Route = RouteName | 'notFound'

export const pathOf = (route: RouteName): string => routes[route].path

/** The query of a list page with the open drawer of a row. */
export const openRowQuery = (id: string): string => `?open=${encodeUrlPart(id)}`

/** The URL of a list page with the open drawer of a row. */
export const urlOfRow = (route: RouteName, id: string): string => pathOf(route) + openRowQuery(id)

const routeNames = Object.keys(routes) as RouteName[]

/** The entries of the sidebar (§2), in order. */
export const navigationEntries = routeNames.flatMap((route) => {
  const { icon }: RouteInfo = routes[route]
  return icon ? { route, icon } : []
})

/** Whether the sidebar marks an entry: its page is open, or a page below it. All pages are below the dashboard. */
export const isNavigationEntryOpen = (entry: RouteName, route: Route): boolean => {
  if (entry === route) return true
  if (entry === 'dashboard' || route === 'notFound') return false
  const { path, from }: RouteInfo = routes[route]
  return from === pathOf(entry) || path.startsWith(`${pathOf(entry)}/`)
}

/** Finds the route of a path, with or without a trailing slash. */
export const routeAt = (path: string): Route => {
  const normalised = path.length > 1 ? path.replace(/\/+$/, '') : path
  return routeNames.find((name) => routes[name].path === normalised) ?? 'notFound'
}

export const isInSameArea = (route: Route, other: Route): boolean =>
  route !== 'notFound' && other !== 'notFound' && routes[route].area === routes[other].area

const parseUrl = (address: string, origin: string): URL | null => {
  try {
    return new URL(address, origin)
  } catch {
    return null
  }
}

/**
 * Whether a return URL may be opened after a sign-in: it must be in the area of the route, and on this origin.
 * It rejects everything that a browser would parse as another origin.
 * @param address a path with its query
 */
export const canReturnTo = (route: RouteName, address: string): boolean => {
  const origin = 'https://console.invalid'
  const parsed = parseUrl(address, origin)
  if (!parsed || parsed.origin !== origin || parsed.pathname + parsed.search !== address) return false
  return isInSameArea(routeAt(parsed.pathname), route)
}

/** The title of a page (§2). */
export const titleOf = (route: Route): string => (route === 'notFound' ? 'Page Not Found' : routes[route].title)

export const isAdminRoute = (route: Route): boolean => route !== 'notFound' && routes[route].area === 'admin'

/** Whether the route is a sign-in or sign-up page. */
export const isAuthRoute = (route: Route): boolean => route !== 'notFound' && routes[route].area === 'auth'

export const isAmbassadorRoute = (route: Route): boolean => route !== 'notFound' && routes[route].area === 'ambassador'
