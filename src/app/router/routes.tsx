import type { ReactNode } from 'react'
import * as chunks from '#app/chunks.ts'
import type { Lazy } from '#app/lazy.ts'
import * as pages from '#app/router/lazyPages.tsx'
import type { Serves } from '#domain/routes/publicPages.ts'
import { type Route, type RouteName, routes } from '#domain/routes/routes.ts'
import type { selectAppActors } from '#machines/app/app.selectors.ts'

/** What a page needs from the console. An actor is missing while its chart does not run. */
type PageSource = ReturnType<typeof selectAppActors> & {
  /** Absolute URL of the image host. */
  readonly images: string
}

/** How the host serves a route, and what the document has before its scripts run. */
interface DocumentEntry {
  /** The URLs that get the document: only that of the route, or also all below it. */
  readonly serves: Exclude<Serves, 'unknown'>
  /** What is prerendered: the whole page, its frame, or nothing. */
  readonly prerenders: 'page' | 'frame' | 'nothing'
}

interface Entry {
  /** For search engines and shared links. */
  readonly description: string
  /** More code that the page needs at once. */
  readonly preload?: readonly Lazy<unknown>[]
  /** Code for the next step. It loads after the page is shown. */
  readonly next?: readonly Lazy<unknown>[]
  /** Null if the document of a route above serves the route. */
  readonly document: DocumentEntry | null
}

/** A page that fills the window. Its chart is part of the console. */
interface PageEntry extends Entry {
  readonly page: Lazy<unknown>
  /** The page, or a missing actor. */
  readonly show: (source: PageSource) => ReactNode
}

/** A page inside the frame of its area. Null if the chunk of the frame has it. */
interface PartEntry extends Entry {
  readonly page: Lazy<unknown> | null
  readonly chart: Lazy<unknown> | null
}

interface AreaEntry {
  /** Who may see the pages. The session guard of the area decides it (src/domain/auth/access.ts). */
  readonly access: 'everyone' | 'admin' | 'marketer'
  /** The frame around the pages. It stays while its pages change. */
  readonly frame: Pick<PageEntry, 'page' | 'show'> | null
}

type Area = (typeof routes)[RouteName]['area']

export const areas = {
  auth: { access: 'everyone', frame: null },
  admin: {
    access: 'admin',
    frame: {
      page: chunks.AdminPage,
      show: ({ area, theme, images }) =>
        area && <pages.AdminPage actor={area} theme={theme} pages={pages.adminPages} images={images} />,
    },
  },
  ambassador: {
    access: 'marketer',
    frame: {
      page: chunks.AmbassadorPage,
      show: ({ area }) => area && <pages.AmbassadorPage actor={area} pages={pages.ambassadorPages} />,
    },
  },
} as const satisfies Record<Area, AreaEntry>

/** Every route has an entry, of the kind that its area needs. `routes.ts` has its path and its title. */
type RouteTable = {
  readonly [Name in RouteName]: (typeof routes)[Name]['area'] extends 'auth' ? PageEntry : PartEntry
}

/** All pages of the console. `publicPages.ts` has the pages for visitors (docs/decisions/0051). */
const routeTable = {
  signIn: {
    description: 'Sign in to the back office with a one-time code.',
    page: chunks.SignInPage,
    show: ({ signIn, brand }) => signIn && <pages.SignInPage actor={signIn} brand={brand} />,
    next: [chunks.createIdentity],
    document: { serves: 'folder', prerenders: 'page' },
  },
  signUp: {
    description: 'Create an account of the back office.',
    page: chunks.SignUpPage,
    show: ({ signUp, brand }) => signUp && <pages.SignUpPage actor={signUp} brand={brand} />,
    next: [chunks.createIdentity, chunks.parsePhone],
    document: { serves: 'folder', prerenders: 'page' },
  },
  verify: {
    description: 'Enter the code that we sent to your email.',
    page: chunks.VerifyPage,
    show: ({ verify, brand }) => verify && <pages.VerifyPage actor={verify} brand={brand} />,
    preload: [chunks.createIdentity],
    document: { serves: 'folder', prerenders: 'nothing' },
  },
  forgottenPassword: {
    description: 'The console needs no password. Sign in with a one-time code.',
    page: chunks.ForgottenPasswordPage,
    show: ({ brand }) => <pages.ForgottenPasswordPage brand={brand} />,
    document: { serves: 'folder', prerenders: 'page' },
  },
  ambassadorSignIn: {
    description: 'Sign in as an ambassador with a one-time code.',
    page: chunks.SignInPage,
    show: ({ signIn, brand }) => signIn && <pages.SignInPage actor={signIn} brand={brand} />,
    next: [chunks.createIdentity],
    document: { serves: 'folder', prerenders: 'page' },
  },
  ambassadorVerify: {
    description: 'Enter the code that we sent to your email.',
    page: chunks.VerifyPage,
    show: ({ verify, brand }) => verify && <pages.VerifyPage actor={verify} brand={brand} />,
    preload: [chunks.createIdentity],
    document: { serves: 'folder', prerenders: 'nothing' },
  },
  /** The app chart redirects it to `ambassadorSignIn`. */
  marketerSignIn: {
    description: 'Sign in as an ambassador with a one-time code.',
    page: chunks.SignInPage,
    show: () => undefined,
    document: { serves: 'folder', prerenders: 'nothing' },
  },
  ambassador: {
    description: 'Your referral code and your referees.',
    page: chunks.AmbassadorDashboard,
    chart: chunks.ambassadorDashboardChart,
    document: { serves: 'below', prerenders: 'nothing' },
  },
  ambassadorDashboard: {
    description: 'Your referral code and your referees.',
    page: chunks.AmbassadorDashboard,
    chart: chunks.ambassadorDashboardChart,
    document: null,
  },
  dashboard: {
    description: 'Figures about users and items.',
    page: chunks.DashboardPage,
    chart: chunks.dashboardChart,
    document: { serves: 'below', prerenders: 'frame' },
  },
  users: {
    description: 'All users, with search, filters and export.',
    page: chunks.UsersPage,
    chart: chunks.usersChart,
    document: { serves: 'below', prerenders: 'frame' },
  },
  allItems: {
    description: 'All items, with search, filters and export.',
    page: chunks.ItemsPage,
    chart: chunks.itemsChart,
    document: { serves: 'below', prerenders: 'frame' },
  },
  feedbacks: {
    description: 'Reports and reviews.',
    page: chunks.ReportsPage,
    chart: chunks.reportsChart,
    document: { serves: 'below', prerenders: 'frame' },
  },
  reports: {
    description: 'Reports of users about items and other users.',
    page: chunks.ReportsPage,
    chart: chunks.reportsChart,
    document: null,
  },
  reviews: { description: 'Reviews of users.', page: null, chart: null, document: null },
  marketers: {
    description: 'The ambassadors, their referral codes and their ranking.',
    page: chunks.MarketersPage,
    chart: chunks.marketersChart,
    document: { serves: 'below', prerenders: 'frame' },
  },
  settings: {
    description: 'Your profile and your account.',
    page: chunks.SettingsPage,
    chart: chunks.settingsChart,
    preload: [chunks.createIdentity],
    document: { serves: 'below', prerenders: 'frame' },
  },
} as const satisfies RouteTable

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
  if (route === 'notFound') return chunks.NotFoundPage
  return areas[routes[route].area].frame?.page ?? routeTable[route].page ?? chunks.NotFoundPage
}

/** The chart and the page inside the frame of an area. */
export const partsOf = (route: Route): Lazy<unknown>[] => {
  const entry: PageEntry | PartEntry | null = route === 'notFound' ? null : routeTable[route]
  return entry && 'chart' in entry ? [entry.chart, entry.page].filter((part) => part !== null) : []
}

/** The code for the next step after a route. */
export const nextCodeOf = (route: Route): readonly Lazy<unknown>[] =>
  route === 'notFound' ? [] : ((routeTable[route] as Entry).next ?? [])

const pathPattern = (paths: readonly string[]): RegExp => new RegExp(`^(${paths.join('|')})/*$`)

/** What wouter renders: one route for each page that fills the window, and one for each area with a frame. */
export const wouterRoutes = [
  ...routeEntries.flatMap(({ name, path, entry }) =>
    'show' in entry ? { name: name as string, pattern: pathPattern([path]), show: entry.show } : [],
  ),
  ...(Object.keys(areas) as Area[]).flatMap((name) => {
    const frame: AreaEntry['frame'] = areas[name].frame
    const paths = routeEntries.filter(({ area }) => area === name).map(({ path }) => path)
    return frame ? { name: name as string, pattern: pathPattern(paths), show: frame.show } : []
  }),
]
