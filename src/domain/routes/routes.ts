/** Where a person can be in the console (§2); the pages for visitors are in `publicPages.ts`. */
interface RouteInfo {
  readonly path: string
  readonly title: string
  readonly area: 'auth' | 'admin' | 'ambassador'
}

export const routes = {
  signIn: { path: '/sign-in', title: 'Sign in', area: 'auth' },
  signUp: { path: '/sign-up', title: 'Sign up', area: 'auth' },
  verify: { path: '/verify', title: 'Enter your code', area: 'auth' },
  forgottenPassword: { path: '/forgotten-password', title: 'Forgotten password', area: 'auth' },
  ambassadorSignIn: { path: '/amb/sign-in', title: 'Ambassador login', area: 'auth' },
  ambassadorVerify: { path: '/amb/verify', title: 'Enter your code', area: 'auth' },
  marketerSignIn: { path: '/marketer/sign-in', title: 'Ambassador login', area: 'auth' },
  ambassador: { path: '/amb', title: 'Dashboard', area: 'ambassador' },
  ambassadorDashboard: { path: '/amb/dashboard', title: 'Dashboard', area: 'ambassador' },
  dashboard: { path: '/admin', title: 'Dashboard', area: 'admin' },
  users: { path: '/admin/users', title: 'Users', area: 'admin' },
  allItems: { path: '/admin/all-items', title: 'All Items', area: 'admin' },
  feedbacks: { path: '/admin/feedbacks', title: 'Feedbacks', area: 'admin' },
  reports: { path: '/admin/feedbacks/reports', title: 'Feedbacks', area: 'admin' },
  reviews: { path: '/admin/feedbacks/reviews', title: 'Feedbacks', area: 'admin' },
  marketers: { path: '/admin/marketers', title: 'Marketers', area: 'admin' },
  settings: { path: '/admin/settings', title: 'Settings', area: 'admin' },
} as const satisfies Record<string, RouteInfo>

export type RouteName = keyof typeof routes
export type Route = RouteName | 'notFound'

export const pathOf = (route: RouteName): string => routes[route].path

/** The route at a path; a slash at its end makes no difference. */
export const routeAt = (path: string): Route => {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path
  const names = Object.keys(routes) as RouteName[]
  return names.find((name) => routes[name].path === plain) ?? 'notFound'
}

/**
 * Whether an address may be opened in place of a route after a sign-in: one of the same area, on this origin. Everything
 * that a browser would read as another origin is none.
 * @param address a path with its query, as it was open before
 */
export const canReturnTo = (route: RouteName, address: string): boolean => {
  const origin = 'https://console.invalid'
  const parsed = URL.canParse(address, origin) ? new URL(address, origin) : null
  if (!parsed || parsed.origin !== origin || parsed.pathname + parsed.search !== address) return false
  const found = routeAt(parsed.pathname)
  return found !== 'notFound' && routes[found].area === routes[route].area
}

/** The title of a page (§2): 'Page Not Found' where nothing is. */
export const titleOf = (route: Route): string => (route === 'notFound' ? 'Page Not Found' : routes[route].title)

export const isAdminRoute = (route: Route): boolean => route !== 'notFound' && routes[route].area === 'admin'

/** The pages that people sign in or up on. */
export const isAuthRoute = (route: Route): boolean => route !== 'notFound' && routes[route].area === 'auth'

export const isAmbassadorRoute = (route: Route): boolean => route !== 'notFound' && routes[route].area === 'ambassador'
