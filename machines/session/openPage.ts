import { type AnyActorRef, assign, type EventObject, sendTo } from 'xstate'
import type { Profile } from '#domain/people/profile.ts'
import type { Route } from '#domain/routes/routes.ts'
import { type ChartLogic, chartOnDemand, notProvided } from '#machines/notProvided.ts'
import { passToParent } from '#machines/passToParent.ts'
import type { AreaUrl } from '#machines/session/area.machine.ts'
import { pageLoadFailed, retryWithNetwork } from '#machines/system.ts'

/** What the loaded code of a page says about it. */
export interface PageCode {
  /** A page without a chart has no flow of its own. */
  readonly hasChart: boolean
}

export interface OpenPageInput {
  profile: Profile
  url: AreaUrl
}

/** What every open page takes. */
export type OpenPageEvent = { type: 'url.changed'; url: AreaUrl } | { type: 'retry.requested' }

interface Args {
  context: OpenPageInput
}

export const openPageActors = {
  loadPageCode: notProvided<PageCode, { route: Route }>('loadPageCode'),
  pageChart: chartOnDemand<ChartLogic<OpenPageInput>>('pageChart'),
}

export const openPageGuards = {
  isSameRoute: ({ context }: Args, { url }: { url: AreaUrl }) => url.route === context.url.route,
  hasChart: (_: unknown, { hasChart }: PageCode) => hasChart,
}

/** The actions of the open page, for the pages chart of one role. */
export const openPageActions = <Context extends OpenPageInput, Event extends EventObject>() => ({
  setUrl: assign<Context, Event, { url: AreaUrl }, Event, never>((_, { url }) => ({ url }) as Partial<Context>),
  sendUrlToPage: sendTo<Context, Event, undefined, AnyActorRef, Event>(
    'pageChart',
    ({ context: { url } }: { context: Context }) => {
      if (url.refereeFilter) return { type: 'filter.changed', filter: url.refereeFilter }
      if (url.view) return { type: 'view.changed', view: url.view }
      return { type: 'timeFrames.changed', timeFrames: url.timeFrames }
    },
  ),
  retryWithNetwork: retryWithNetwork<Context, Event, undefined, Event>(),
})

const urlOf = ({ event }: { event: { url: AreaUrl } }) => ({ url: event.url })

/** The events that each state of the open page takes. */
export const openPageEvents = {
  'url.changed': [
    {
      description: 'The URL belongs to the page that is loading or open. A page that is still loading uses it later.',
      guard: { type: 'isSameRoute', params: urlOf },
      actions: { type: 'setUrl', params: urlOf },
    },
    {
      description: 'The URL belongs to another page.',
      target: '.loadingPage',
      actions: { type: 'setUrl', params: urlOf },
    },
  ],
} as const

/** The states of the open page. An unexpected error of the page stops the pages of the area. */
export const openPageStates = {
  loadingPage: {
    description: 'The page loads. A loading indicator is visible.',
    meta: { section: '§2' },
    tags: 'busy',
    invoke: {
      id: 'loadPageCode',
      src: 'loadPageCode',
      input: ({ context }: Args) => ({ route: context.url.route }),
      onDone: [
        {
          guard: { type: 'hasChart', params: ({ event }: { event: { output: PageCode } }) => event.output },
          target: 'open',
        },
        { description: 'The page shows only fixed content.', target: 'openWithoutChart' },
      ],
      onError: { target: 'pageLoadFailed', actions: 'retryWithNetwork' },
    },
  },
  pageLoadFailed,
  open: {
    description: "The page is open. The chart of this page, for example 'Dashboard' or 'Settings', says what it shows.",
    meta: { section: '§2' },
    on: {
      'url.changed': {
        description: 'The page shows what the URL says, such as a search or a row.',
        guard: { type: 'isSameRoute', params: urlOf },
        actions: [{ type: 'setUrl', params: urlOf }, 'sendUrlToPage'],
      },
    },
    invoke: {
      id: 'pageChart',
      src: 'pageChart',
      input: ({ context: { profile, url } }: Args) => ({ profile, url }),
      onDone: { description: 'The person deletes their own account.', target: '#accountDeleted' },
      onError: passToParent,
    },
  },
  openWithoutChart: {
    description: 'The page is open. It shows only fixed content, so no chart is needed for it.',
    meta: { section: '§2' },
  },
} as const

/** How the pages of an area end. */
export const accountDeleted = {
  id: 'accountDeleted',
  description: 'The person has deleted their own account and is signed out.',
  meta: { section: '§4' },
  type: 'final',
} as const

interface PagesSnapshot {
  readonly context: { readonly url: { readonly route: Route } }
  readonly children: { readonly pageChart?: unknown }
}

/** The open page of an area. `page` is null until its code is loaded. */
export const openPageOf = (
  snapshot: PagesSnapshot | undefined,
  isIn: (state: keyof typeof openPageStates) => boolean | undefined,
) => ({
  page: snapshot && (isIn('open') || isIn('openWithoutChart')) ? snapshot.context.url.route : null,
  pageChart: snapshot?.children.pageChart as AnyActorRef | undefined,
  isLoading: isIn('loadingPage') ?? false,
  hasFailed: isIn('pageLoadFailed') ?? false,
})
