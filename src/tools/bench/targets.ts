import type { PageName } from '#tools/bench/benchPages.ts'
import type { Visit } from '#tools/bench/measureVisit.ts'

/** `first`: with an empty cache. `again`: the next visit, with stored code. */
export type VisitName = 'first' | 'again'

export interface Target {
  readonly page: PageName
  readonly visit: VisitName
  readonly metric: keyof Visit
  /** In milliseconds or bytes; with `relativeTo` the highest ratio. */
  readonly limit: number
  /** `bare` is the bare page, for `again` with a service worker. */
  readonly relativeTo?: 'bare' | 'withoutScripts'
}

const lists: readonly PageName[] = ['users', 'items']
const pages: readonly PageName[] = [...lists, 'dashboard', 'sign-in', 'landing']
const visits: readonly VisitName[] = ['first', 'again']

const listTargets = (page: PageName): Target[] => [
  { page, visit: 'first', metric: 'painted', limit: 1.26, relativeTo: 'bare' },
  { page, visit: 'first', metric: 'answers', limit: 1.35, relativeTo: 'bare' },
  { page, visit: 'again', metric: 'answers', limit: 1.3, relativeTo: 'bare' },
  { page, visit: 'first', metric: 'redrawn', limit: 0 },
  { page, visit: 'first', metric: 'script', limit: 120_000 },
  { page, visit: 'first', metric: 'requests', limit: 12 },
]

/** The targets of all pages. Ratios hold on any machine, because the bare page becomes slower together with the page. */
export const targets: readonly Target[] = [
  ...lists.flatMap(listTargets),
  ...visits.flatMap((visit): Target[] => [
    { page: 'dashboard', visit, metric: 'painted', limit: 1.4, relativeTo: 'bare' },
    { page: 'dashboard', visit, metric: 'answers', limit: 1.4, relativeTo: 'bare' },
    { page: 'sign-in', visit, metric: 'lcp', limit: 1.1, relativeTo: 'withoutScripts' },
    { page: 'sign-in', visit, metric: 'answers', limit: 1.35, relativeTo: 'bare' },
    { page: 'landing', visit, metric: 'lcp', limit: 1.15, relativeTo: 'withoutScripts' },
  ]),
  { page: 'users', visit: 'first', metric: 'blocking', limit: 250 },
  { page: 'dashboard', visit: 'first', metric: 'blocking', limit: 300 },
  { page: 'landing', visit: 'first', metric: 'blocking', limit: 0 },
  { page: 'users', visit: 'first', metric: 'heap', limit: 8_000_000 },
  ...pages.flatMap((page) => visits.map((visit): Target => ({ page, visit, metric: 'cls', limit: 0 }))),
]
