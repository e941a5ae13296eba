import { assign, emit, sendTo, setup } from 'xstate'
import type { Route } from '#domain/addresses.ts'
import type { Brand } from '#domain/email.ts'
import { listKindAt, listKinds } from '#domain/lists/kinds.ts'
import { firstView, type ListView } from '#domain/lists/view.ts'
import type { Profile } from '#domain/profile.ts'
import { alertsMachine } from '#machines/app/alerts.machine.ts'
import { sidebarMachine, type SidebarWidth } from '#machines/app/sidebar.machine.ts'
import { type LifetimeOutput, lifetimeMachine } from '#machines/auth/lifetime.machine.ts'
import { type SessionOutput, sessionMachine } from '#machines/auth/session.machine.ts'
import { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts'
import type { Emitted } from '#machines/emitted.ts'
import type { itemsMachine } from '#machines/items/items.machine.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import type { usersMachine } from '#machines/users/users.machine.ts'
import { chartNotProvided, notProvided } from '#machines/notProvided.ts'

export interface AdminAreaInput {
  brand: Brand
  sidebar: SidebarWidth
  route: Route
  /** What the address of a page of lists says. */
  view: ListView | null
}

/** How the area was left: by the way out, for want of a session, or because something in it failed in a way that no flow expects. */
export type AdminAreaOutput = { kind: 'left' | 'refused' | 'broken' }

interface Context extends AdminAreaInput {
  profile: Profile | null
}

export const adminAreaMachine = setup({
  types: {
    input: {} as AdminAreaInput,
    context: {} as Context,
    events: {} as { type: 'address.changed'; route: Route; view?: ListView | null } | { type: 'signOut.requested' },
    output: {} as AdminAreaOutput,
    emitted: {} as Emitted,
    meta: {} as StateMeta,
    tags: {} as StateTag,
    children: {} as {
      sidebar: 'sidebar'
      alerts: 'alerts'
      session: 'session'
      lifetime: 'lifetime'
      dashboard: 'dashboard'
      users: 'users'
      items: 'items'
      signOut: 'signOut'
    },
  },
  actors: {
    sidebar: sidebarMachine,
    alerts: alertsMachine,
    session: sessionMachine,
    lifetime: lifetimeMachine,
    dashboard: dashboardMachine,
    users: chartNotProvided<typeof usersMachine>('users'),
    items: chartNotProvided<typeof itemsMachine>('items'),
    fetchLists: notProvided<void>('fetchLists'),
    signOut: notProvided<void>('signOut'),
  },
  guards: {
    leadsToSamePage: ({ context, event }) => event.type === 'address.changed' && event.route === context.route,
    listsAreOpen: ({ context }) => listKindAt(context.route) !== undefined,
    usersAreOpen: ({ context }) => context.route === 'users',
    dashboardIsOpen: ({ context }) => context.route === 'dashboard',
    isAdmitted: (_, output: SessionOutput): boolean => output.kind === 'admitted',
    isReplaced: (_, output: LifetimeOutput): boolean => output.kind === 'replaced',
    hasReason: (_, output: SessionOutput): boolean => output.kind === 'refused' && output.text !== null,
  },
  actions: {
    keepAddress: assign(({ context, event }) => ({ route: event.type === 'address.changed' ? event.route : context.route, view: event.type === 'address.changed' ? (event.view ?? null) : context.view })),
    keepProfile: assign({ profile: (_, output: SessionOutput) => (output.kind === 'admitted' ? output.profile : null) }),
    tellUsers: sendTo('users', ({ context }) => ({ type: 'view.opened', view: context.view ?? firstView(listKinds.users) })),
    tellItems: sendTo('items', ({ context }) => ({ type: 'view.opened', view: context.view ?? firstView(listKinds.items) })),
    forgetProfile: assign({ profile: null }),
    sayReason: emit((_, output: SessionOutput) => ({ type: 'toast', tone: 'error', text: ('text' in output && output.text) || '' })),
  },
}).createMachine({
  id: 'adminArea',
  description: 'The admin area: who may be in it, which of its pages is open, and the way out.',
  context: ({ input }) => ({ ...input, profile: null }),
  initial: 'guarding',
  on: { 'address.changed': { actions: 'keepAddress' } },
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
            actions: { type: 'keepProfile', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'hasReason', params: ({ event }) => event.output },
            target: 'refused',
            actions: { type: 'sayReason', params: ({ event }) => event.output },
          },
          { target: 'refused' },
        ],
        onError: 'broken',
      },
    },
    inside: {
      description: 'An admin is signed in. The navigation is there, and beside it the chosen page.',
      meta: { section: '§2', sees: [{ role: 'button', name: 'Sign out' }] },
      initial: 'choosing',
      on: {
        'address.changed': [
          { guard: 'leadsToSamePage', actions: 'keepAddress' },
          { target: '.choosing', actions: 'keepAddress' },
        ],
        'signOut.requested': 'leaving',
      },
      invoke: [
        { id: 'sidebar', src: 'sidebar', input: ({ context }) => ({ width: context.sidebar }), onError: 'broken' },
        { id: 'alerts', src: 'alerts', systemId: 'alerts', onError: 'broken' },
        {
          id: 'lifetime',
          src: 'lifetime',
          systemId: 'lifetime',
          input: ({ context }) => ({ brand: context.brand, audience: 'admin', person: context.profile?.id ?? '', email: context.profile?.email ?? '' }),
          onDone: [{ guard: { type: 'isReplaced', params: ({ event }) => event.output }, target: 'guarding' }, { target: 'left' }],
          onError: 'broken',
        },
      ],
      states: {
        choosing: {
          description: 'The address decides which page is shown.',
          meta: { section: '§2' },
          always: [{ guard: 'dashboardIsOpen', target: 'dashboard' }, { guard: 'listsAreOpen', target: 'fetching' }, { target: 'unbuilt' }],
        },
        dashboard: {
          description: 'The dashboard is open.',
          meta: { section: '§2', sees: [{ role: 'button', name: 'Refresh' }] },
          invoke: { id: 'dashboard', src: 'dashboard', onError: '#adminArea.broken' },
        },
        fetching: {
          description: 'The code of the pages of lists is on its way; the place of the page shows that it loads.',
          meta: { section: '§2' },
          tags: 'busy',
          invoke: {
            id: 'fetchLists',
            src: 'fetchLists',
            onDone: [{ guard: 'usersAreOpen', target: 'users' }, { target: 'items' }],
            onError: '#adminArea.broken',
          },
        },
        users: {
          description: 'The users page is open.',
          meta: { section: '§2' },
          on: { 'address.changed': { guard: 'leadsToSamePage', actions: ['keepAddress', 'tellUsers'] } },
          invoke: { id: 'users', src: 'users', input: ({ context }) => ({ view: context.view ?? firstView(listKinds.users) }), onError: '#adminArea.broken' },
        },
        items: {
          description: 'The items page is open.',
          meta: { section: '§2' },
          on: { 'address.changed': { guard: 'leadsToSamePage', actions: ['keepAddress', 'tellItems'] } },
          invoke: { id: 'items', src: 'items', input: ({ context }) => ({ view: context.view ?? firstView(listKinds.items) }), onError: '#adminArea.broken' },
        },
        unbuilt: {
          description: 'A page of the area that is not available yet says so.',
          meta: { section: '§2' },
        },
      },
    },
    leaving: {
      description: 'The session is being ended everywhere. Whatever happens to that call, nobody is inside any more.',
      meta: { section: '§4' },
      tags: 'busy',
      entry: 'forgetProfile',
      invoke: { id: 'signOut', src: 'signOut', onDone: 'left', onError: 'left' },
    },
    left: {
      description: 'Nobody is in the area any more: the sign-in page opens.',
      meta: { section: '§2', sees: [{ role: 'heading', name: 'Sign in' }] },
      type: 'final',
      output: { kind: 'left' },
    },
    refused: {
      description: 'Nobody who may be here is signed in: the sign-in page opens, and leads back here afterwards.',
      meta: { section: '§2', sees: [{ role: 'heading', name: 'Sign in' }] },
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
