import { assign, emit, setup } from 'xstate'
import type { Brand } from '#domain/auth/email.ts'
import type { Profile } from '#domain/people/profile.ts'
import { type LifetimeOutput, lifetimeMachine } from '#machines/session/lifetime.machine.ts'
import type { ambassadorDashboardMachine } from '#machines/ambassador/ambassadorDashboard.machine.ts'
import { type MarketerSessionOutput, marketerSessionMachine } from '#machines/session/marketerSession.machine.ts'
import { deleteAccountMachine } from '#machines/settings/deleteAccount.machine.ts'
import type { Effect } from '#machines/effects.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { machineNotProvided, notProvided } from '#machines/notProvided.ts'

export interface AmbassadorAreaInput {
  brand: Brand
}

/** How the area was left: by the way out, for want of a session, or because something in it failed in a way that no flow expects. */
export type AmbassadorAreaOutput = { kind: 'left' | 'refused' | 'broken' }

interface Context extends AmbassadorAreaInput {
  profile: Profile | null
}

export const ambassadorAreaMachine = setup({
  types: {
    input: {} as AmbassadorAreaInput,
    context: {} as Context,
    events: {} as { type: 'signOut.requested' },
    output: {} as AmbassadorAreaOutput,
    emitted: {} as Effect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
    children: {} as {
      marketerSession: 'marketerSession'
      lifetime: 'lifetime'
      fetchDashboard: 'fetchDashboard'
      ambassadorDashboard: 'ambassadorDashboard'
      deletion: 'deletion'
      signOutMarketer: 'signOutMarketer'
    },
  },
  actors: {
    marketerSession: marketerSessionMachine,
    lifetime: lifetimeMachine,
    fetchDashboard: notProvided<void>('fetchDashboard'),
    deletion: deleteAccountMachine,
    ambassadorDashboard: machineNotProvided<typeof ambassadorDashboardMachine>('ambassadorDashboard'),
    signOutMarketer: notProvided<void>('signOutMarketer'),
  },
  guards: {
    isAdmitted: (_, output: MarketerSessionOutput): boolean => output.kind === 'admitted',
    hasEnded: (_, output: MarketerSessionOutput): boolean => output.kind === 'ended',
    isPersonReplaced: (_, output: LifetimeOutput): boolean => output.kind === 'replaced',
    hasRefusalReason: (_, output: MarketerSessionOutput): boolean => output.kind === 'refused' && output.text !== null,
  },
  actions: {
    setProfile: assign({
      profile: (_, output: MarketerSessionOutput) => (output.kind === 'admitted' ? output.profile : null),
    }),
    clearProfile: assign({ profile: null }),
    toastReason: emit((_, output: MarketerSessionOutput) => ({
      type: 'toast',
      tone: 'error',
      text: ('text' in output && output.text) || '',
    })),
  },
}).createMachine({
  id: 'ambassadorArea',
  description: 'The ambassador area: which marketer may be in it, and the way out.',
  context: ({ input }) => ({ ...input, profile: null }),
  initial: 'guarding',
  states: {
    guarding: {
      description: 'The session is checked before anything of the area is shown.',
      meta: { section: '§4' },
      tags: 'busy',
      on: { 'signOut.requested': 'leaving' },
      invoke: {
        id: 'marketerSession',
        src: 'marketerSession',
        onDone: [
          {
            guard: { type: 'isAdmitted', params: ({ event }) => event.output },
            target: 'inside',
            actions: { type: 'setProfile', params: ({ event }) => event.output },
          },
          { guard: { type: 'hasEnded', params: ({ event }) => event.output }, target: 'ended' },
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
      description:
        'A marketer is signed in: the top bar has the initials with a menu, which leads to the deletion of the account, and the way out; below it is the page.',
      meta: {
        section: '§2',
      },
      on: { 'signOut.requested': 'leaving' },
      invoke: [
        {
          id: 'lifetime',
          src: 'lifetime',
          systemId: 'lifetime',
          input: ({ context }) => ({
            brand: context.brand,
            audience: 'marketer',
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
        {
          id: 'deletion',
          src: 'deletion',
          input: ({ context }) => ({
            audience: 'marketer',
            userId: context.profile?.id ?? '',
            email: context.profile?.email ?? '',
          }),
          onDone: 'left',
          onError: 'broken',
        },
      ],
      initial: 'fetching',
      states: {
        fetching: {
          description: 'The code of the dashboard is on its way; the place of the page shows that it loads.',
          meta: { section: '§2' },
          tags: 'busy',
          invoke: {
            id: 'fetchDashboard',
            src: 'fetchDashboard',
            onDone: 'dashboard',
            onError: '#ambassadorArea.broken',
          },
        },
        dashboard: {
          description: 'The dashboard of the marketer is open.',
          meta: { section: '§2' },
          invoke: {
            id: 'ambassadorDashboard',
            src: 'ambassadorDashboard',
            input: ({ context }) => ({ id: context.profile?.id ?? '' }),
            onError: '#ambassadorArea.broken',
          },
        },
      },
    },
    ended: {
      description: 'The session of a marketer who was signed in here has ended. A button leads to the sign-in.',
      meta: {
        section: '§2',
      },
    },
    leaving: {
      description:
        'All that is kept of the marketer is removed and the session is ended everywhere. Whatever happens to that call, nobody is inside any more.',
      meta: { section: '§4' },
      tags: 'busy',
      entry: 'clearProfile',
      invoke: { id: 'signOutMarketer', src: 'signOutMarketer', onDone: 'left', onError: 'left' },
    },
    left: {
      description: 'Nobody is in the area any more: the sign-in page of marketers opens.',
      meta: { section: '§2' },
      type: 'final',
      output: { kind: 'left' },
    },
    refused: {
      description: 'No marketer is signed in: the sign-in page of marketers opens, and leads back here afterwards.',
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
  output: ({ event }) => (event as unknown as { output: AmbassadorAreaOutput }).output,
})
