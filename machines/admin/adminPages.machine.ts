import { assertEvent, assign, sendTo, setup } from 'xstate'
import { type ListKindName, listKinds } from '#domain/lists/kinds.ts'
import { defaultView, type ListView } from '#domain/lists/view.ts'
import type { Profile } from '#domain/people/profile.ts'
import type { Route } from '#domain/routes/routes.ts'
import type { PersonalDetails } from '#domain/settings/ownProfile.ts'
import { alertsMachine } from '#machines/app/alerts.machine.ts'
import { paletteMachine } from '#machines/app/palette.machine.ts'
import { sidebarMachine } from '#machines/app/sidebar.machine.ts'
import type { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts'
import type { reportsMachine } from '#machines/feedbacks/reports.machine.ts'
import type { itemsMachine } from '#machines/items/items.machine.ts'
import { prefetchedBatchesMachine } from '#machines/lists/prefetchedBatches.machine.ts'
import type { marketersMachine } from '#machines/marketers/marketers.machine.ts'
import type { SystemMessages } from '#machines/messages.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { machineNotProvided, noReceiver, notProvided } from '#machines/notProvided.ts'
import type { AreaUrl, PagesInput, PagesOutput } from '#machines/session/area.machine.ts'
import type { settingsMachine, SettingsOutput } from '#machines/settings/settings.machine.ts'
import type { usersMachine } from '#machines/users/users.machine.ts'

/** The person saved the profile in this tab. */
type ProfileSaved = SystemMessages['pages']

type Event =
  | { type: 'url.changed'; url: AreaUrl }
  | { type: 'signOut.requested' }
  | { type: 'retry.requested' }
  | ProfileSaved
  /** The saved profile was read. `details` is there if another tab saved it. */
  | { type: 'profile.changed'; profile: Profile; details?: PersonalDetails }

const viewOf = ({ url }: PagesInput, kind: ListKindName): ListView => url.view ?? defaultView(listKinds[kind])

export const adminPagesMachine = setup({
  types: {
    input: {} as PagesInput,
    context: {} as PagesInput,
    events: {} as Event,
    output: {} as PagesOutput,
    meta: {} as StateMeta,
    tags: {} as StateTag,
    children: {} as {
      sidebar: 'sidebar'
      alerts: 'alerts'
      palette: 'palette'
      prefetchedBatches: 'prefetchedBatches'
      subscribeToProfile: 'subscribeToProfile'
      loadPageCode: 'loadPageCode'
      dashboard: 'dashboard'
      users: 'users'
      items: 'items'
      marketers: 'marketers'
      settings: 'settings'
      reports: 'reports'
    },
  },
  actors: {
    sidebar: sidebarMachine,
    alerts: alertsMachine,
    palette: paletteMachine,
    prefetchedBatches: prefetchedBatchesMachine,
    /** Reads the profile again after `profile.saved`, and after another tab saved it. */
    subscribeToProfile: noReceiver<ProfileSaved>('subscribeToProfile'),
    loadPageCode: notProvided<void, { route: Route }>('loadPageCode'),
    dashboard: machineNotProvided<typeof dashboardMachine>('dashboard'),
    users: machineNotProvided<typeof usersMachine>('users'),
    items: machineNotProvided<typeof itemsMachine>('items'),
    marketers: machineNotProvided<typeof marketersMachine>('marketers'),
    settings: machineNotProvided<typeof settingsMachine>('settings'),
    reports: machineNotProvided<typeof reportsMachine>('reports'),
  },
  guards: {
    isSameRoute: ({ context }, { url }: { url: AreaUrl }) => url.route === context.url.route,
    isDashboardRoute: ({ context }) => context.url.route === 'dashboard',
    isReviewsRoute: ({ context }) => context.url.route === 'reviews',
    isUsersRoute: ({ context }) => context.url.route === 'users',
    isItemsRoute: ({ context }) => context.url.route === 'allItems',
    isMarketersRoute: ({ context }) => context.url.route === 'marketers',
    isSettingsRoute: ({ context }) => context.url.route === 'settings',
    isReportsRoute: ({ context }) => context.url.route === 'feedbacks' || context.url.route === 'reports',
    isSavedInOtherTab: (_, { details }: { details?: PersonalDetails }) => details !== undefined,
    isAccountDeleted: (_, { kind }: SettingsOutput) => kind === 'deleted',
  },
  actions: {
    setUrl: assign(({ event }) => {
      assertEvent(event, 'url.changed')
      return { url: event.url }
    }),
    setProfile: assign(({ event }) => {
      assertEvent(event, 'profile.changed')
      return { profile: event.profile }
    }),
    requestProfile: sendTo('subscribeToProfile', { type: 'profile.saved' }),
    sendTimeFramesToDashboard: sendTo('dashboard', ({ context }) => ({
      type: 'timeFrames.changed',
      timeFrames: context.url.timeFrames,
    })),
    sendViewToUsers: sendTo('users', ({ context }) => ({ type: 'view.changed', view: viewOf(context, 'users') })),
    sendViewToItems: sendTo('items', ({ context }) => ({ type: 'view.changed', view: viewOf(context, 'items') })),
    sendViewToMarketers: sendTo('marketers', ({ context }) => ({
      type: 'view.changed',
      view: viewOf(context, 'marketers'),
    })),
    sendDetailsToSettings: sendTo('settings', ({ event }) => {
      assertEvent(event, 'profile.changed')
      return { type: 'profile.changed', details: event.details as PersonalDetails }
    }),
    sendSignOutToSettings: sendTo('settings', { type: 'signOut.requested' }),
  },
}).createMachine({
  id: 'adminPages',
  description: 'The pages of the admin area, and the navigation, the bell and the command palette on each of them.',
  context: ({ input }) => input,
  initial: 'routing',
  on: {
    'url.changed': [
      { guard: { type: 'isSameRoute', params: ({ event }) => event }, actions: 'setUrl' },
      { target: '.routing', actions: 'setUrl' },
    ],
    'signOut.requested': '.signOutRequested',
    'profile.saved': { actions: 'requestProfile' },
    'profile.changed': { actions: 'setProfile' },
  },
  invoke: [
    { id: 'subscribeToProfile', src: 'subscribeToProfile', onError: {} },
    { id: 'palette', src: 'palette', systemId: 'palette', onError: '.broken' },
    { id: 'prefetchedBatches', src: 'prefetchedBatches', systemId: 'prefetchedBatches', onError: '.broken' },
    {
      id: 'sidebar',
      src: 'sidebar',
      systemId: 'sidebar',
      input: ({ context }) => ({ mode: context.sidebar }),
      onError: '.broken',
    },
    { id: 'alerts', src: 'alerts', systemId: 'alerts', onError: '.broken' },
  ],
  states: {
    routing: {
      description: 'The route decides which page opens.',
      meta: { section: '§2' },
      always: [{ guard: 'isReviewsRoute', target: 'reviews' }, { target: 'loadingPage' }],
    },
    loadingPage: {
      description: 'The code of the page is loading. A loading indicator is visible.',
      meta: { section: '§2' },
      tags: 'busy',
      invoke: {
        id: 'loadPageCode',
        src: 'loadPageCode',
        input: ({ context }) => ({ route: context.url.route }),
        onDone: [
          { guard: 'isDashboardRoute', target: 'dashboard' },
          { guard: 'isUsersRoute', target: 'users' },
          { guard: 'isItemsRoute', target: 'items' },
          { guard: 'isMarketersRoute', target: 'marketers' },
          { guard: 'isSettingsRoute', target: 'settings' },
          { guard: 'isReportsRoute', target: 'reports' },
          { target: 'broken' },
        ],
        onError: 'pageLoadFailed',
      },
    },
    pageLoadFailed: {
      description:
        'The code of the page could not be loaded. The page says so and offers Retry. All other pages can open.',
      meta: { section: '§8' },
      on: { 'retry.requested': 'loadingPage' },
    },
    dashboard: {
      description: 'The dashboard is open.',
      meta: { section: '§2' },
      on: {
        'url.changed': {
          guard: { type: 'isSameRoute', params: ({ event }) => event },
          actions: ['setUrl', 'sendTimeFramesToDashboard'],
        },
      },
      invoke: {
        id: 'dashboard',
        src: 'dashboard',
        input: ({ context }) => ({ timeFrames: context.url.timeFrames }),
        onError: 'broken',
      },
    },
    users: {
      description: 'The users page is open.',
      meta: { section: '§2' },
      on: {
        'url.changed': {
          guard: { type: 'isSameRoute', params: ({ event }) => event },
          actions: ['setUrl', 'sendViewToUsers'],
        },
      },
      invoke: {
        id: 'users',
        src: 'users',
        input: ({ context }) => ({ view: viewOf(context, 'users') }),
        onError: 'broken',
      },
    },
    items: {
      description: 'The items page is open.',
      meta: { section: '§2' },
      on: {
        'url.changed': {
          guard: { type: 'isSameRoute', params: ({ event }) => event },
          actions: ['setUrl', 'sendViewToItems'],
        },
      },
      invoke: {
        id: 'items',
        src: 'items',
        input: ({ context }) => ({ view: viewOf(context, 'items') }),
        onError: 'broken',
      },
    },
    marketers: {
      description: 'The marketers page is open.',
      meta: { section: '§2' },
      on: {
        'url.changed': {
          guard: { type: 'isSameRoute', params: ({ event }) => event },
          actions: ['setUrl', 'sendViewToMarketers'],
        },
      },
      invoke: {
        id: 'marketers',
        src: 'marketers',
        input: ({ context }) => ({ view: viewOf(context, 'marketers') }),
        onError: 'broken',
      },
    },
    settings: {
      description: 'The settings page is open. It can block a sign-out while changes are not saved.',
      meta: { section: '§2' },
      on: {
        'signOut.requested': { actions: 'sendSignOutToSettings' },
        'profile.changed': [
          {
            guard: { type: 'isSavedInOtherTab', params: ({ event }) => event },
            actions: ['setProfile', 'sendDetailsToSettings'],
          },
          { actions: 'setProfile' },
        ],
      },
      invoke: {
        id: 'settings',
        src: 'settings',
        input: ({ context }) => ({ profile: context.profile }),
        onDone: [
          { guard: { type: 'isAccountDeleted', params: ({ event }) => event.output }, target: 'accountDeleted' },
          { target: 'signOutRequested' },
        ],
        onError: 'broken',
      },
    },
    reports: {
      description: 'The feedback reports are open.',
      meta: { section: '§2' },
      invoke: { id: 'reports', src: 'reports', onError: 'broken' },
    },
    reviews: {
      description: 'A placeholder for the reviews is open.',
      meta: { section: '§2' },
    },
    signOutRequested: {
      description: 'The person signs out.',
      meta: { section: '§4' },
      type: 'final',
      output: { kind: 'signOutRequested' },
    },
    accountDeleted: {
      description: 'The person has deleted the account.',
      meta: { section: '§4' },
      type: 'final',
      output: { kind: 'accountDeleted' },
    },
    broken: {
      description: 'A page failed, or the route has no page. An error page opens.',
      meta: { section: '§8' },
      type: 'final',
      output: { kind: 'broken' },
    },
  },
  output: ({ event }) => (event as unknown as { output: PagesOutput }).output,
})
