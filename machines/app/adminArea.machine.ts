import { assign, emit, setup } from 'xstate'
import type { Route } from '#domain/addresses.ts'
import type { Brand } from '#domain/email.ts'
import type { Profile } from '#domain/profile.ts'
import { alertsMachine } from '#machines/app/alerts.machine.ts'
import { sidebarMachine, type SidebarWidth } from '#machines/app/sidebar.machine.ts'
import { type SessionOutput, sessionMachine } from '#machines/auth/session.machine.ts'
import { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts'
import type { Emitted } from '#machines/emitted.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

export interface AdminAreaInput {
  brand: Brand
  sidebar: SidebarWidth
  route: Route
}

/** How the area was left: by the way out, or because something in it failed in a way that no flow expects. */
export type AdminAreaOutput = { kind: 'left' | 'broken' }

interface Context extends AdminAreaInput {
  profile: Profile | null
}

export const adminAreaMachine = setup({
  types: {
    input: {} as AdminAreaInput,
    context: {} as Context,
    events: {} as { type: 'address.changed'; route: Route } | { type: 'signOut.requested' },
    output: {} as AdminAreaOutput,
    emitted: {} as Emitted,
    meta: {} as StateMeta,
    tags: {} as StateTag,
    children: {} as { sidebar: 'sidebar'; alerts: 'alerts'; session: 'session'; dashboard: 'dashboard'; signOut: 'signOut' },
  },
  actors: {
    sidebar: sidebarMachine,
    alerts: alertsMachine,
    session: sessionMachine,
    dashboard: dashboardMachine,
    signOut: notProvided<void>('signOut'),
  },
  guards: {
    leadsToSamePage: ({ context, event }) => event.type === 'address.changed' && event.route === context.route,
    dashboardIsOpen: ({ context }) => context.route === 'dashboard',
    isAdmitted: (_, output: SessionOutput): boolean => output.kind === 'admitted',
    hasReason: (_, output: SessionOutput): boolean => output.kind === 'refused' && output.text !== null,
  },
  actions: {
    keepAddress: assign(({ context, event }) => ({ route: event.type === 'address.changed' ? event.route : context.route })),
    keepProfile: assign({ profile: (_, output: SessionOutput) => (output.kind === 'admitted' ? output.profile : null) }),
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
            target: 'left',
            actions: { type: 'sayReason', params: ({ event }) => event.output },
          },
          { target: 'left' },
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
      ],
      states: {
        choosing: {
          description: 'The address decides which page is shown.',
          meta: { section: '§2' },
          always: [{ guard: 'dashboardIsOpen', target: 'dashboard' }, { target: 'unbuilt' }],
        },
        dashboard: {
          description: 'The dashboard is open.',
          meta: { section: '§2', sees: [{ role: 'button', name: 'Refresh' }] },
          invoke: { id: 'dashboard', src: 'dashboard', onError: '#adminArea.broken' },
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
    broken: {
      description: 'Something failed in a way that no flow expects. The page says so and offers to load it again.',
      meta: { section: '§8' },
      type: 'final',
      output: { kind: 'broken' },
    },
  },
  output: ({ event }) => (event as unknown as { output: AdminAreaOutput }).output,
})
