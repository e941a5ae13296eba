/** Where a person can be in the console (§2); the pages for visitors are in `publicPages.ts`. `built` tells the pages that stand from those that later work adds. */
interface Address {
  readonly path: string
  readonly title: string
  readonly area: 'auth' | 'admin' | 'ambassador'
  readonly built: boolean
}

export const addresses = {
  signIn: { path: '/sign-in', title: 'Sign in', area: 'auth', built: true },
  signUp: { path: '/sign-up', title: 'Sign up', area: 'auth', built: true },
  verify: { path: '/verify', title: 'Enter your code', area: 'auth', built: true },
  forgottenPassword: { path: '/forgotten-password', title: 'Forgotten password', area: 'auth', built: true },
  ambassadorSignIn: { path: '/amb/sign-in', title: 'Ambassador login', area: 'auth', built: true },
  ambassadorVerify: { path: '/amb/verify', title: 'Enter your code', area: 'auth', built: true },
  marketerSignIn: { path: '/marketer/sign-in', title: 'Ambassador login', area: 'auth', built: true },
  ambassador: { path: '/amb', title: 'Dashboard', area: 'ambassador', built: true },
  ambassadorDashboard: { path: '/amb/dashboard', title: 'Dashboard', area: 'ambassador', built: true },
  dashboard: { path: '/admin', title: 'Dashboard', area: 'admin', built: true },
  users: { path: '/admin/users', title: 'Users', area: 'admin', built: true },
  allItems: { path: '/admin/all-items', title: 'All Items', area: 'admin', built: true },
  feedbacks: { path: '/admin/feedbacks', title: 'Feedbacks', area: 'admin', built: false },
  reports: { path: '/admin/feedbacks/reports', title: 'Feedbacks', area: 'admin', built: false },
  marketers: { path: '/admin/marketers', title: 'Marketers', area: 'admin', built: false },
  settings: { path: '/admin/settings', title: 'Settings', area: 'admin', built: false },
} as const satisfies Record<string, Address>

export type RouteName = keyof typeof addresses
export type Route = RouteName | 'notFound'

export const pathOf = (route: RouteName): string => addresses[route].path

/** The route at a path; a slash at its end makes no difference. */
export const routeAt = (path: string): Route => {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path
  const names = Object.keys(addresses) as RouteName[]
  return names.find((name) => addresses[name].path === plain) ?? 'notFound'
}

/**
 * Whether an address may be opened in place of a route after a sign-in: one of the same area, on this origin. Everything
 * that a browser would read as another origin is none.
 * @param address a path with its query, as it was open before
 */
export const leadsBackInto = (route: RouteName, address: string): boolean => {
  const origin = 'https://console.invalid'
  const parsed = URL.canParse(address, origin) ? new URL(address, origin) : null
  if (!parsed || parsed.origin !== origin || parsed.pathname + parsed.search !== address) return false
  const found = routeAt(parsed.pathname)
  return found !== 'notFound' && addresses[found].area === addresses[route].area
}

/** The title of a page (§2): 'Page Not Found' where nothing is. */
export const titleOf = (route: Route): string => (route === 'notFound' ? 'Page Not Found' : addresses[route].title)

export const isAdminRoute = (route: Route): boolean => route !== 'notFound' && addresses[route].area === 'admin'

/** The pages that people sign in or up on. */
export const isWayIn = (route: Route): boolean => route !== 'notFound' && addresses[route].area === 'auth'

export const isAmbassadorRoute = (route: Route): boolean => route !== 'notFound' && addresses[route].area === 'ambassador'
