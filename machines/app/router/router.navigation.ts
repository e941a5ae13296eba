import { assertEvent, type AnyActorRef } from 'xstate'
import { type ChosenTimeFrames, sameTimeFrame } from '#domain/dashboard/chosenTimeFrames.ts'
import { isHistoryStep, type ListView } from '#domain/lists/view.ts'
import type { RefereeFilter } from '#domain/people/refereeFilter.ts'
import {
  type Address,
  addressOfLink,
  addressOfPage,
  isPageTurn,
  refereeFilterInUrl,
  routeOfUrl,
  signUpReasonIn,
  timeFramesInUrl,
  urlOfRefereeFilter,
  urlOfTimeFrames,
  urlOfView,
  viewInUrl,
} from '#domain/routes/address.ts'
import { pathOf } from '#domain/routes/routes.ts'
import type { RouterMessage, UrlChanged } from '#machines/messages.ts'

export interface BrowserAddress {
  /** The path and the query. */
  readonly url: string
  /** `history.state` as the browser has it. */
  readonly state: unknown
  /** The history has a previous entry. */
  readonly canGoBack: boolean
}

export interface RouterInput extends BrowserAddress {
  /** The time frames in the browser storage, as text. */
  readonly storedTimeFrames: string | null
}

/** The router asks its browser actor to change the address. */
export type BrowserCommand =
  | { type: 'address.write'; address: Address; replace: boolean }
  | { type: 'step.back' }
  | { type: 'step.forward' }
  | { type: 'page.reload' }
  /** Whether the browser asks before it closes the tab. */
  | { type: 'unload.guard'; isGuarded: boolean }

/** A change of the address, and whether it replaces the current history entry. */
export interface Navigation {
  readonly address: Address
  readonly replace: boolean
}

export interface RouterContext extends Address {
  readonly canGoBack: boolean
  readonly storedTimeFrames: string | null
  /** The page with unsaved changes, or null. */
  blocker: AnyActorRef | null
  /** The address that is not written yet, and the one that the browser shows until then. Null if it is written. */
  pending: (Navigation & { readonly shown: Address }) | null
}

export type RouterEvent =
  | RouterMessage
  /** The person pressed a link of the console. */
  | { type: 'link.followed'; url: string }
  /** The browser went to another history entry. */
  | ({ type: 'address.changed' } & BrowserAddress)
  | { type: 'tab.hidden' }
  /** Raised by the router: somebody wants to go to another address. */
  | ({ type: 'navigation.requested' } & Navigation)

interface Args {
  context: RouterContext
  event: RouterEvent
}

const requestedAddress = ({ context, event }: Args): Address => {
  assertEvent(event, ['link.followed', 'url.requested', 'page.requested', 'back.requested'])
  if (event.type === 'page.requested') return addressOfPage(context, event)
  if (event.type === 'back.requested') return { url: pathOf(event.fallback), entry: {} }
  return event.type === 'url.requested' ? { url: event.url, entry: {} } : addressOfLink(context, event.url)
}

/** Where a link or a chart leads. A link to the current URL adds no history entry, as in a browser. */
export const requestedNavigation = (args: Args): Navigation => {
  const address = requestedAddress(args)
  const replaces = args.event.type === 'back.requested' || ('replace' in args.event && args.event.replace)
  return { address, replace: replaces || address.url === args.context.url }
}

/** The address of what a page shows now, and whether Back leads to the previous one. */
export const shownNavigation = ({ context, event }: Args): Navigation => {
  assertEvent(event, ['view.shown', 'timeFrame.shown', 'refereeFilter.shown'])
  if (event.type === 'refereeFilter.shown')
    return { address: { url: urlOfRefereeFilter(context.url, event.filter), entry: {} }, replace: false }
  if (event.type === 'timeFrame.shown') {
    const { section, timeFrame } = event
    const timeFrames =
      section === 'all' ? sameTimeFrame(timeFrame) : { ...timeFramesInUrl(context.url, null), [section]: timeFrame }
    return { address: { url: urlOfTimeFrames(context.url, timeFrames), entry: {} }, replace: false }
  }
  const from = viewInUrl(context.url)
  return {
    address: { url: urlOfView(event.kind, event.view), entry: {} },
    replace: from !== null && !isHistoryStep(from, event.view),
  }
}

/** Whether a page that is still open shows something that the address does not contain. */
export const isNewAddress = (args: Args): boolean => {
  const { context, event } = args
  if (event.type === 'refereeFilter.shown' && !refereeFilterInUrl(context.url)) return false
  const { url } = shownNavigation(args).address
  const route = event.type === 'timeFrame.shown' ? 'dashboard' : routeOfUrl(url)
  return url !== context.url && routeOfUrl(context.url) === route
}

/** Whether a list shows another page of the same rows. */
export const isListPageTurn = ({ context, event }: Args): boolean => {
  assertEvent(event, 'view.shown')
  const from: ListView | null = viewInUrl(context.url)
  return from !== null && isPageTurn(from, event.view)
}

/** The address with the time frames of the dashboard completed, so that Back shows the same figures again. */
export const withStoredTimeFrames = (address: Address, stored: string | null): Address =>
  routeOfUrl(address.url) === 'dashboard'
    ? { ...address, url: urlOfTimeFrames(address.url, timeFramesInUrl(address.url, stored)) }
    : address

const timeFramesOf = ({ url }: Address): { timeFrames?: ChosenTimeFrames } =>
  routeOfUrl(url) === 'dashboard' ? { timeFrames: timeFramesInUrl(url, null) } : {}

const refereeFilterOf = ({ url }: Address): { refereeFilter?: RefereeFilter } => {
  const refereeFilter = refereeFilterInUrl(url)
  return refereeFilter ? { refereeFilter } : {}
}

/** What the app chart learns of an address. */
export const toUrlChanged = (address: Address): UrlChanged => ({
  type: 'url.changed',
  route: routeOfUrl(address.url),
  email: address.entry.email ?? null,
  ...(address.entry.origin && { origin: address.entry.origin }),
  reason: signUpReasonIn(address.url),
  view: viewInUrl(address.url),
  ...timeFramesOf(address),
  ...refereeFilterOf(address),
})
