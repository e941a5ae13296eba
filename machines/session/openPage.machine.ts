import { assign, type EventObject, sendTo, setup } from 'xstate'
import type { PageAction } from '#domain/app/palette.ts'
import type { Profile } from '#domain/people/profile.ts'
import type { Route } from '#domain/routes/routes.ts'
import type { PersonalDetails } from '#domain/settings/ownProfile.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { type ChartLogic, chartOnDemand, notProvided } from '#machines/notProvided.ts'
import { sendToSystem } from '#machines/system.ts'
import type { AreaUrl, PagesInput, PagesOutput } from '#machines/session/area.machine.ts'

export type OpenPageInput = Pick<PagesInput, 'profile' | 'url'>

/** What the loaded code of a page says about it. */
export interface PageCode {
  /** A page without a chart has no flow of its own. */
  readonly hasChart: boolean
  /** The chart of the page takes `signOut.requested`, and decides what happens. */
  readonly decidesSignOut: boolean
}

/** How the chart of a page ends. Most pages never end. */
export type PageOutput = { kind: 'signOut' | 'deleted' }

/** What an area tells its open page. */
export type PageMessage =
  | { type: 'url.changed'; url: AreaUrl }
  | { type: 'signOut.requested' }
  /** The page of the record opens, and its chart receives the event. */
  | { type: 'pageAction.requested'; action: PageAction }
  /** The saved profile was read. `details` is there if another tab saved it. */
  | { type: 'profile.changed'; profile: Profile; details?: PersonalDetails }

export const openPageMachine = setup({
  types: {
    input: {} as OpenPageInput,
    context: {} as OpenPageInput & {
      /** The change of a record that waits for its page. */
      pendingAction: PageAction | null
    },
    events: {} as PageMessage | { type: 'retry.requested' },
    output: {} as PagesOutput,
    meta: {} as StateMeta,
    tags: {} as StateTag,
    children: {} as { loadPageCode: 'loadPageCode'; pageChart: 'pageChart' },
  },
  actors: {
    loadPageCode: notProvided<PageCode, { route: Route }>('loadPageCode'),
    /** The chart of a page. Its events and its snapshot differ from page to page. */
    pageChart: chartOnDemand<ChartLogic<OpenPageInput, PageOutput>>('pageChart'),
  },
  guards: {
    isSameRoute: ({ context }, { url }: { url: AreaUrl }) => url.route === context.url.route,
    isActionOfPage: ({ context }, { action }: { action: PageAction }) => action.route === context.url.route,
    hasActionForPage: ({ context }) => context.pendingAction?.route === context.url.route,
    decidesSignOut: (_, { decidesSignOut }: PageCode) => decidesSignOut,
    hasChart: (_, { hasChart }: PageCode) => hasChart,
    isSavedInOtherTab: (_, { details }: { details?: PersonalDetails }) => details !== undefined,
    isAccountDeleted: (_, { kind }: PageOutput) => kind === 'deleted',
  },
  actions: {
    /** A change that waits for another page is dropped. */
    setUrl: assign(({ context: { pendingAction } }, { url }: { url: AreaUrl }) => ({
      url,
      pendingAction: pendingAction?.route === url.route ? pendingAction : null,
    })),
    setProfile: assign({ profile: (_, { profile }: { profile: Profile }) => profile }),
    sendUrlToPage: sendTo('pageChart', ({ context: { url } }) =>
      url.view ? { type: 'view.changed', view: url.view } : { type: 'timeFrames.changed', timeFrames: url.timeFrames },
    ),
    setPendingAction: assign({ pendingAction: (_, { action }: { action: PageAction }) => action }),
    clearPendingAction: assign({ pendingAction: null }),
    openPageOfAction: sendToSystem('router', (_, { action }: { action: PageAction }) => ({
      type: 'page.requested',
      to: action.route,
      replace: false,
    })),
    sendPendingAction: sendTo('pageChart', ({ context }): EventObject => (context.pendingAction as PageAction).event),
    sendAction: sendTo('pageChart', (_, { action }: { action: PageAction }): EventObject => action.event),
    forwardToPage: sendTo('pageChart', ({ event }): EventObject => event),
  },
}).createMachine({
  id: 'openPage',
  description: 'Loads and runs the page that is open in the admin area, or in the ambassador area for marketers.',
  context: ({ input }) => ({ ...input, pendingAction: null }),
  initial: 'loadingPage',
  on: {
    'url.changed': [
      {
        guard: { type: 'isSameRoute', params: ({ event }) => event },
        actions: { type: 'setUrl', params: ({ event }) => event },
      },
      { target: '.loadingPage', actions: { type: 'setUrl', params: ({ event }) => event } },
    ],
    'signOut.requested': '.signOutRequested',
    'pageAction.requested': {
      actions: [
        { type: 'setPendingAction', params: ({ event }) => event },
        { type: 'openPageOfAction', params: ({ event }) => event },
      ],
    },
    'profile.changed': { actions: { type: 'setProfile', params: ({ event }) => event } },
  },
  states: {
    loadingPage: {
      description: 'The page loads. A loading indicator is visible.',
      meta: { section: '§2' },
      tags: 'busy',
      invoke: {
        id: 'loadPageCode',
        src: 'loadPageCode',
        input: ({ context }) => ({ route: context.url.route }),
        onDone: [
          { guard: { type: 'decidesSignOut', params: ({ event }) => event.output }, target: 'open.decidingSignOut' },
          { guard: { type: 'hasChart', params: ({ event }) => event.output }, target: 'open' },
          { target: 'openWithoutChart' },
        ],
        onError: 'pageLoadFailed',
      },
    },
    pageLoadFailed: {
      description:
        "The page could not be loaded. A notice says so and offers 'Retry'. All other pages can still be opened.",
      meta: { section: '§8' },
      on: { 'retry.requested': 'loadingPage' },
    },
    open: {
      description:
        "The page is open. The chart of this page, for example 'Dashboard' or 'Settings', says what it shows.",
      meta: { section: '§2' },
      initial: 'allowingSignOut',
      on: {
        'url.changed': {
          guard: { type: 'isSameRoute', params: ({ event }) => event },
          actions: [{ type: 'setUrl', params: ({ event }) => event }, 'sendUrlToPage'],
        },
        'pageAction.requested': {
          guard: { type: 'isActionOfPage', params: ({ event }) => event },
          actions: { type: 'sendAction', params: ({ event }) => event },
        },
        'profile.changed': {
          guard: { type: 'isSavedInOtherTab', params: ({ event }) => event },
          actions: [{ type: 'setProfile', params: ({ event }) => event }, 'forwardToPage'],
        },
      },
      invoke: {
        id: 'pageChart',
        src: 'pageChart',
        input: ({ context: { profile, url } }) => ({ profile, url }),
        onDone: [
          { guard: { type: 'isAccountDeleted', params: ({ event }) => event.output }, target: 'accountDeleted' },
          { target: 'signOutRequested' },
        ],
        onError: 'broken',
      },
      states: {
        allowingSignOut: {
          description: 'The page has nothing to save, so a sign-out starts at once.',
          meta: { section: '§4' },
          always: { guard: 'hasActionForPage', actions: ['sendPendingAction', 'clearPendingAction'] },
        },
        decidingSignOut: {
          description: 'The page can have unsaved changes, so it decides whether a sign-out starts.',
          meta: { section: '§4' },
          on: { 'signOut.requested': { actions: 'forwardToPage' } },
        },
      },
    },
    openWithoutChart: {
      description: 'The page is open. It shows only fixed content, so no chart is needed for it.',
      meta: { section: '§2' },
    },
    signOutRequested: {
      description: "The person signs out. The chart 'Area' starts the sign-out.",
      meta: { section: '§4' },
      type: 'final',
      output: { kind: 'signOutRequested' },
    },
    accountDeleted: {
      description: 'The person has deleted their own account and is signed out.',
      meta: { section: '§4' },
      type: 'final',
      output: { kind: 'accountDeleted' },
    },
    broken: {
      description: 'The page has stopped with an unexpected error. The error page opens.',
      meta: { section: '§8' },
      type: 'final',
      output: { kind: 'broken' },
    },
  },
  output: ({ event }) => (event as unknown as { output: PagesOutput }).output,
})
