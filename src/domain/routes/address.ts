import * as z from 'zod/mini'
import { parseTimeFrames, withTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import { areFiltersEqual } from '#domain/lists/filters.ts'
import { listKindOfRoute, type ListKindName, listKinds } from '#domain/lists/kinds.ts'
import { formatView, type ListView, parseView } from '#domain/lists/view.ts'
import { formatRefereeFilter, parseRefereeFilter, type RefereeFilter } from '#domain/people/refereeFilter.ts'
import { canReturnTo, isAuthRoute, pathOf, type Route, routeAt, type RouteName } from '#domain/routes/routes.ts'

const originSchema = z.enum(['signIn', 'signUp'])

/** The page that requested a sign-in code. */
export type CodeOrigin = z.infer<typeof originSchema>

/** The data of a history entry. It survives a reload and is never in the URL (§2). */
export interface HistoryEntry {
  /** The email for the code page, and the page that passed it. */
  readonly email?: string | undefined
  readonly origin?: CodeOrigin | undefined
  /** The URL to open after the sign-in. It is not in the session storage, because a sign-up clears that. */
  readonly returnUrl?: string | undefined
  /** Where the person left the page, in pixels. Back returns to it. */
  readonly scrollTop?: number | undefined
}

/** A URL of the console, as path and query, with the data of its history entry. */
export interface Address {
  readonly url: string
  readonly entry: HistoryEntry
}

/** What a chart requests when it opens a page. */
export interface PageRequest {
  readonly to: RouteName
  readonly email?: string
  readonly origin?: CodeOrigin
  /** `save` stores the current URL as the return URL. `restore` opens the stored return URL instead of `to`. */
  readonly returnUrl?: 'save' | 'restore'
}

const emailSchema = z.object({ email: z.string(), origin: z.optional(originSchema) })
const returnUrlSchema = z.object({ returnUrl: z.string() })
const scrollSchema = z.object({ scrollTop: z.number() })

/** Parses `history.state`. Values of another shape are ignored. */
export const parseHistoryEntry = (state: unknown): HistoryEntry => {
  const email = emailSchema.safeParse(state)
  const returnUrl = returnUrlSchema.safeParse(state)
  const scroll = scrollSchema.safeParse(state)
  return {
    ...(email.success && email.data),
    ...(returnUrl.success && returnUrl.data),
    ...(scroll.success && scroll.data),
  }
}

const isMarketerDashboard = (route: Route): boolean => route === 'ambassador' || route === 'ambassadorDashboard'

const splitUrl = (url: string): { readonly path: string; readonly search: string } => {
  const [withoutHash = ''] = url.split('#')
  const start = withoutHash.indexOf('?')
  return start < 0
    ? { path: withoutHash, search: '' }
    : { path: withoutHash.slice(0, start), search: withoutHash.slice(start) }
}

/** The URL without its fragment. The browser scrolls to a fragment; the console has no state in it. */
export const withoutFragment = (url: string): string => url.split('#')[0] ?? ''

export const routeOfUrl = (url: string): Route => routeAt(splitUrl(url).path)

/** The address of a link. Between sign-in pages the return URL is passed on. */
export const addressOfLink = ({ entry: { returnUrl } }: Address, url: string): Address => ({
  url,
  entry: returnUrl !== undefined && isAuthRoute(routeOfUrl(url)) ? { returnUrl } : {},
})

/** The address of a page that a chart opens. Between sign-in pages the return URL is passed on. */
export const addressOfPage = (current: Address, { to, email, origin, returnUrl }: PageRequest): Address => {
  const stored = current.entry.returnUrl
  if (returnUrl === 'restore')
    return { url: stored !== undefined && canReturnTo(to, stored) ? stored : pathOf(to), entry: {} }
  const nextReturnUrl = returnUrl === 'save' ? current.url : stored
  return {
    url: pathOf(to),
    entry: {
      ...(email !== undefined && { email }),
      ...(origin !== undefined && { origin }),
      ...(nextReturnUrl !== undefined && isAuthRoute(to) && { returnUrl: nextReturnUrl }),
    },
  }
}

export const urlOfView = (kind: ListKindName, view: ListView): string =>
  pathOf(listKinds[kind].route) + formatView(listKinds[kind], view)

/** The view of a list page in a URL, or null for other pages. */
export const viewInUrl = (url: string): ListView | null => {
  const kind = listKindOfRoute(routeOfUrl(url))
  return kind ? parseView(kind, splitUrl(url).search) : null
}

/** Whether two views of a list differ only in their page. */
export const isPageTurn = (from: ListView, to: ListView): boolean =>
  from.page !== to.page &&
  areFiltersEqual(from.filters, to.filters) &&
  (Object.keys(to) as (keyof ListView)[]).every((key) => key === 'page' || key === 'filters' || from[key] === to[key])

/** The time frames in a URL of the dashboard. `stored` completes them: the text of the browser storage, or null. */
export const timeFramesInUrl = (url: string, stored: string | null) => parseTimeFrames(splitUrl(url).search, stored)

/** The URL with these time frames. Other parameters stay. */
export const urlOfTimeFrames = (url: string, timeFrames: ReturnType<typeof timeFramesInUrl>): string => {
  const { path, search } = splitUrl(url)
  return path + withTimeFrames(search, timeFrames)
}

/** The filter of the referees in a URL of a marketer's dashboard, or null for other pages. */
export const refereeFilterInUrl = (url: string): RefereeFilter | null =>
  isMarketerDashboard(routeOfUrl(url)) ? parseRefereeFilter(splitUrl(url).search) : null

/** The URL with this filter, on the path that is open. */
export const urlOfRefereeFilter = (url: string, filter: RefereeFilter): string =>
  splitUrl(url).path + formatRefereeFilter(filter)

const reasonSchema = z.enum(['unauthorized_email'])

/** Why the person was redirected to the sign-up (§2). Other values of the parameter are ignored. */
export const signUpReasonIn = (url: string): 'unauthorized_email' | null => {
  const parsed = reasonSchema.safeParse(new URLSearchParams(splitUrl(url).search).get('reason'))
  return parsed.success ? parsed.data : null
}

export const areAddressesEqual = (a: Address, b: Address): boolean =>
  a.url === b.url &&
  a.entry.email === b.entry.email &&
  a.entry.origin === b.entry.origin &&
  a.entry.returnUrl === b.entry.returnUrl
