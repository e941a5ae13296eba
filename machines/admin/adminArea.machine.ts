import { assign, emit, sendTo, setup } from 'xstate'
import type { Route } from '#domain/routes/routes.ts'
import type { Brand } from '#domain/auth/email.ts'
import type { ChosenTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import { listKinds } from '#domain/lists/kinds.ts'
import { defaultView, type ListView } from '#domain/lists/view.ts'
import type { PersonalDetails } from '#domain/settings/ownProfile.ts'
import type { Profile } from '#domain/people/profile.ts'
import { alertsMachine } from '#machines/app/alerts.machine.ts'
import { paletteMachine } from '#machines/app/palette.machine.ts'
import { sidebarMachine, type SidebarMode } from '#machines/app/sidebar.machine.ts'
import { type LifetimeOutput, lifetimeMachine } from '#machines/session/lifetime.machine.ts'
import { type SessionOutput, sessionMachine } from '#machines/session/session.machine.ts'
import { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts'
import type { Effect } from '#machines/effects.ts'
import type { itemsMachine } from '#machines/items/items.machine.ts'
import type { marketersMachine } from '#machines/marketers/marketers.machine.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import type { reportsMachine } from '#machines/feedbacks/reports.machine.ts'
import type { settingsMachine, SettingsOutput } from '#machines/settings/settings.machine.ts'
import type { usersMachine } from '#machines/users/users.machine.ts'
import { machineNotProvided, noSubscription, notProvided } from '#machines/notProvided.ts'

export interface AdminAreaInput {
  brand: Brand
  sidebar: SidebarMode
  route: Route
  /** What the address of a page of lists says. */
  view: ListView | null
  /** The time frames that the dashboard's address names, with the remembered ones. */
  frames: ChosenTimeFrames
}

/** How the area was left: by the way out, for want of a session, or because something in it failed in a way that no flow expects. */
export type AdminAreaOutput = { kind: 'left' | 'refused' | 'broken' }

const nobody: Profile = { id: '', name: '', email: '', phoneNumber: '', role: '' }

interface Context extends AdminAreaInput {
  profile: Profile | null
}

type Event =
  | { type: 'url.changed'; route: Route; view?: ListView | null; frames?: ChosenTimeFrames }
  | { type: 'signOut.requested' }
  | { type: 'retry.requested' }
  /** The profile was saved; `details` where that was in another tab. */
  | { type: 'profile.changed'; profile: Profile; details?: PersonalDetails }

export const adminAreaMachine = setup({
  types: {
    input: {} as AdminAreaInput,
    context: {} as Context,
    events: {} as Event,
    output: {} as AdminAreaOutput,
    emitted: {} as Effect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
    children: {} as {
      sidebar: 'sidebar'
      alerts: 'alerts'
      palette: 'palette'
      session: 'session'
      lifetime: 'lifetime'
      dashboard: 'dashboard'
      users: 'users'
      items: 'items'
      marketers: 'marketers'
      settings: 'settings'
      reports: 'reports'
      fetchPage: 'fetchPage'
      hearProfile: 'hearProfile'
      signOut: 'signOut'
    },
  },
  actors: {
    sidebar: sidebarMachine,
    alerts: alertsMachine,
    palette: paletteMachine,
    session: sessionMachine,
    lifetime: lifetimeMachine,
    dashboard: dashboardMachine,
    users: machineNotProvided<typeof usersMachine>('users'),
    items: machineNotProvided<typeof itemsMachine>('items'),
    marketers: machineNotProvided<typeof marketersMachine>('marketers'),
    settings: machineNotProvided<typeof settingsMachine>('settings'),
    reports: machineNotProvided<typeof reportsMachine>('reports'),
    fetchPage: notProvided<void, { route: Route }>('fetchPage'),
    hearProfile: noSubscription('hearProfile'),
    signOut: notProvided<void>('signOut'),
  },
  guards: {
    isSameRoute: ({ context, event }) => event.type === 'url.changed' && event.route === context.route,
    isUsersRoute: ({ context }) => context.route === 'users',
    isItemsRoute: ({ context }) => context.route === 'allItems',
    isMarketersRoute: ({ context }) => context.route === 'marketers',
    isDashboardRoute: ({ context }) => context.route === 'dashboard',
    isSettingsRoute: ({ context }) => context.route === 'settings',
    isReviewsRoute: ({ context }) => context.route === 'reviews',
    isAccountDeleted: (_, output: SettingsOutput): boolean => output.kind === 'deleted',
    isSavedInOtherTab: ({ event }) => event.type === 'profile.changed' && event.details !== undefined,
    isAdmitted: (_, output: SessionOutput): boolean => output.kind === 'admitted',
    isPersonReplaced: (_, output: LifetimeOutput): boolean => output.kind === 'replaced',
    hasRefusalReason: (_, output: SessionOutput): boolean => output.kind === 'refused' && output.text !== null,
  },
  actions: {
    setRoute: assign(({ context, event }) => ({
      route: event.type === 'url.changed' ? event.route : context.route,
      view: event.type === 'url.changed' ? (event.view ?? null) : context.view,
      frames: (event.type === 'url.changed' ? event.frames : undefined) ?? context.frames,
    })),
    setProfile: assign({
      profile: (_, output: SessionOutput) => (output.kind === 'admitted' ? output.profile : null),
    }),
    sendViewToUsers: sendTo('users', ({ context }) => ({
      type: 'view.changed',
      view: context.view ?? defaultView(listKinds.users),
    })),
    sendViewToItems: sendTo('items', ({ context }) => ({
      type: 'view.changed',
      view: context.view ?? defaultView(listKinds.items),
    })),
    sendTimeFramesToDashboard: sendTo('dashboard', ({ context }) => ({
      type: 'timeFrames.changed',
      frames: context.frames,
    })),
    sendViewToMarketers: sendTo('marketers', ({ context }) => ({
      type: 'view.changed',
      view: context.view ?? defaultView(listKinds.marketers),
    })),
    updateProfile: assign({
      profile: ({ context, event }) => (event.type === 'profile.changed' ? event.profile : context.profile),
    }),
    sendProfileToSettings: sendTo('settings', ({ event }) => ({
      type: 'profile.changed',
      details: (event as { details: PersonalDetails }).details,
    })),
    sendSignOutToSettings: sendTo('settings', { type: 'signOut.requested' }),
    clearProfile: assign({ profile: null }),
    toastReason: emit((_, output: SessionOutput) => ({
      type: 'toast',
      tone: 'error',
      text: ('text' in output && output.text) || '',
    })),
  },
}).createMachine({
  id: 'adminArea',
  description: 'The admin area: who may be in it, which of its pages is open, and the way out.',
  context: ({ input }) => ({ ...input, profile: null }),
  initial: 'guarding',
  on: { 'url.changed': { actions: 'setRoute' } },
  states: {
    guarding: {
      description: 'The session is checked before anything of the area is shown.',
      meta: { section: '§4' },
      tags: 'busy',
      on: { 'signOut.requested': 'leaving' },
      invoke: {
        id: 'session',
        src: 'session',
        input: ({ context }) => ({ brand: context.brand }),
        onDone: [
          {
            guard: { type: 'isAdmitted', params: ({ event }) => event.output },
            target: 'inside',
            actions: { type: 'setProfile', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'hasRefusalReason', params: ({ event }) => event.output },
            target: 'refused',
            actions: { type: 'toastReason', params: ({ event }) => event.output },
          },
          { target: 'refused' },
        ],
        onError: 'broken',
      },
    },
    inside: {
      description: 'An admin is signed in. The navigation is there, and beside it the chosen page.',
      meta: { section: '§2' },
      initial: 'choosing',
      on: {
        'url.changed': [
          { guard: 'isSameRoute', actions: 'setRoute' },
          { target: '.choosing', actions: 'setRoute' },
        ],
        'signOut.requested': 'leaving',
        'profile.changed': { actions: 'updateProfile' },
      },
      invoke: [
        { id: 'hearProfile', src: 'hearProfile', onError: {} },
        { id: 'palette', src: 'palette', onError: 'broken' },
        {
          id: 'sidebar',
          src: 'sidebar',
          systemId: 'sidebar',
          input: ({ context }) => ({ mode: context.sidebar }),
          onError: 'broken',
        },
        { id: 'alerts', src: 'alerts', systemId: 'alerts', onError: 'broken' },
        {
          id: 'lifetime',
          src: 'lifetime',
          systemId: 'lifetime',
          input: ({ context }) => ({
            brand: context.brand,
            audience: 'admin',
            person: context.profile?.id ?? '',
            role: context.profile?.role ?? '',
            email: context.profile?.email ?? '',
          }),
          onDone: [
            { guard: { type: 'isPersonReplaced', params: ({ event }) => event.output }, target: 'guarding' },
            { target: 'left' },
          ],
          onError: 'broken',
        },
      ],
      states: {
        choosing: {
          description: 'The address decides which page is shown.',
          meta: { section: '§2' },
          always: [
            { guard: 'isDashboardRoute', target: 'dashboard' },
            { guard: 'isReviewsRoute', target: 'reviews' },
            { target: 'fetching' },
          ],
        },
        dashboard: {
          description: 'The dashboard is open.',
          meta: { section: '§2' },
          on: { 'url.changed': { guard: 'isSameRoute', actions: ['setRoute', 'sendTimeFramesToDashboard'] } },
          invoke: {
            id: 'dashboard',
            src: 'dashboard',
            systemId: 'dashboard',
            input: ({ context }) => ({ frames: context.frames }),
            onError: '#adminArea.broken',
          },
        },
        fetching: {
          description: 'The code of the page is on its way; the place of the page shows that it loads.',
          meta: { section: '§2' },
          tags: 'busy',
          invoke: {
            id: 'fetchPage',
            src: 'fetchPage',
            input: ({ context }) => ({ route: context.route }),
            onDone: [
              { guard: 'isUsersRoute', target: 'users' },
              { guard: 'isItemsRoute', target: 'items' },
              { guard: 'isMarketersRoute', target: 'marketers' },
              { guard: 'isSettingsRoute', target: 'settings' },
              { target: 'reports' },
            ],
            onError: 'missing',
          },
        },
        missing: {
          description:
            'The code of the page did not arrive. Its place says so and offers to try again; every other page can be opened.',
          meta: { section: '§8' },
          on: { 'retry.requested': 'choosing' },
        },
        settings: {
          description: 'The settings page is open. The way out leads through it, for it may have to ask.',
          meta: { section: '§2' },
          on: {
            'signOut.requested': { actions: 'sendSignOutToSettings' },
            'profile.changed': [
              { guard: 'isSavedInOtherTab', actions: ['updateProfile', 'sendProfileToSettings'] },
              { actions: 'updateProfile' },
            ],
          },
          invoke: {
            id: 'settings',
            src: 'settings',
            input: ({ context }) => ({ profile: context.profile ?? nobody }),
            onDone: [
              { guard: { type: 'isAccountDeleted', params: ({ event }) => event.output }, target: '#adminArea.left' },
              { target: '#adminArea.leaving' },
            ],
            onError: '#adminArea.broken',
          },
        },
        reports: {
          description: 'The reports of the feedbacks are open, under both of their addresses.',
          meta: { section: '§2' },
          invoke: { id: 'reports', src: 'reports', onError: '#adminArea.broken' },
        },
        reviews: {
          description: 'A placeholder for the reviews.',
          meta: { section: '§2' },
        },
        users: {
          description: 'The users page is open.',
          meta: { section: '§2' },
          on: { 'url.changed': { guard: 'isSameRoute', actions: ['setRoute', 'sendViewToUsers'] } },
          invoke: {
            id: 'users',
            src: 'users',
            input: ({ context }) => ({ view: context.view ?? defaultView(listKinds.users) }),
            onError: '#adminArea.broken',
          },
        },
        items: {
          description: 'The items page is open.',
          meta: { section: '§2' },
          on: { 'url.changed': { guard: 'isSameRoute', actions: ['setRoute', 'sendViewToItems'] } },
          invoke: {
            id: 'items',
            src: 'items',
            input: ({ context }) => ({ view: context.view ?? defaultView(listKinds.items) }),
            onError: '#adminArea.broken',
          },
        },
        marketers: {
          description: 'The marketers page is open.',
          meta: { section: '§2' },
          on: { 'url.changed': { guard: 'isSameRoute', actions: ['setRoute', 'sendViewToMarketers'] } },
          invoke: {
            id: 'marketers',
            src: 'marketers',
            input: ({ context }) => ({ view: context.view ?? defaultView(listKinds.marketers) }),
            onError: '#adminArea.broken',
          },
        },
      },
    },
    leaving: {
      description: 'The session is being ended everywhere. Whatever happens to that call, nobody is inside any more.',
      meta: { section: '§4' },
      tags: 'busy',
      entry: 'clearProfile',
      invoke: { id: 'signOut', src: 'signOut', onDone: 'left', onError: 'left' },
    },
    left: {
      description: 'Nobody is in the area any more: the sign-in page opens.',
      meta: { section: '§2' },
      type: 'final',
      output: { kind: 'left' },
    },
    refused: {
      description: 'Nobody who may be here is signed in: the sign-in page opens, and leads back here afterwards.',
      meta: { section: '§2' },
      type: 'final',
      output: { kind: 'refused' },
    },
    broken: {
      description: 'Something failed in a way that no flow expects. The page says so and offers to load it again.',
      meta: { section: '§8' },
      type: 'final',
      output: { kind: 'broken' },
    },
  },
  output: ({ event }) => (event as unknown as { output: AdminAreaOutput }).output,
})
