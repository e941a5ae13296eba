import { assign, emit, sendTo, setup } from 'xstate'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import { profileThrottleMs } from '#domain/limits.ts'
import { greetingAt, type MarketerProfile } from '#domain/people/marketerProfile.ts'
import type { Invitation } from '#domain/people/sharing.ts'
import { copyMachine } from '#machines/ambassador/copy.machine.ts'
import { refereeListMachine } from '#machines/ambassador/refereeList.machine.ts'
import { shareKitMachine } from '#machines/ambassador/shareKit.machine.ts'
import type { ToastEffect } from '#machines/effects.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

/** What a look at the profile found. */
export interface ProfileResult {
  /** Null where the server knows no such marketer. */
  marketer: MarketerProfile | null
  /** What there is to hand on, or null without a code. */
  invitation: Invitation | null
  /** Whether nobody was told yet that the profile has loaded, since the token in force is there (§4). */
  isFirstOfToken: boolean
  /** Of the person's own clock, 0 to 23. */
  hour: number
}

export interface AmbassadorDashboardInput {
  /** The marketer's id, as the token has it. */
  id: string
}

interface Context extends AmbassadorDashboardInput {
  marketer: MarketerProfile | null
  invitation: Invitation | null
  greeting: string
  problem: string | null
}

type Event = { type: 'refresh.requested' } | { type: 'retry.requested' }

const failureOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error })

export const ambassadorDashboardMachine = setup({
  types: {
    input: {} as AmbassadorDashboardInput,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as ToastEffect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
    children: {} as {
      loadProfile: 'loadProfile'
      refreshProfile: 'loadProfile'
      refereeList: 'refereeList'
      copy: 'copy'
      shareKit: 'shareKit'
    },
  },
  actors: {
    loadProfile: notProvided<ProfileResult, { id: string }>('loadProfile'),
    refereeList: refereeListMachine,
    copy: copyMachine,
    shareKit: shareKitMachine,
  },
  delays: { profileThrottle: profileThrottleMs },
  guards: {
    isMarketerUnknown: (_, { marketer }: ProfileResult) => marketer === null,
    isFirstForToken: (_, { isFirstOfToken }: ProfileResult) => isFirstOfToken,
  },
  actions: {
    setProfile: assign((_, { marketer, invitation, hour }: ProfileResult) => ({
      marketer,
      invitation,
      greeting: greetingAt(hour),
      problem: null,
    })),
    clearProfile: assign({ marketer: null, invitation: null }),
    setProblem: assign({
      problem: (_, { error }: { error: unknown }) => errorMessageFor(error, undefined, 'marketer'),
    }),
    toastLoaded: emit({ type: 'toast', tone: 'success', text: 'Profile loaded successfully!' }),
    toastNotFound: emit({ type: 'toast', tone: 'error', text: 'Marketer profile not found.' }),
    toastFailed: emit({ type: 'toast', tone: 'error', text: 'Failed to fetch profile.' }),
    refreshReferees: sendTo('refereeList', { type: 'refresh.requested' }),
  },
}).createMachine({
  id: 'ambassadorDashboard',
  description: "A marketer's dashboard: the profile, the code to hand on, and the referees it has brought.",
  context: ({ input }) => ({ ...input, marketer: null, invitation: null, greeting: '', problem: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The profile is on its way. The place of everything is already there.',
      meta: { section: '§4' },
      tags: 'busy',
      invoke: {
        id: 'loadProfile',
        src: 'loadProfile',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            guard: { type: 'isMarketerUnknown', params: ({ event }) => event.output },
            target: 'missing',
            actions: 'toastNotFound',
          },
          {
            guard: { type: 'isFirstForToken', params: ({ event }) => event.output },
            target: 'loaded',
            actions: [{ type: 'setProfile', params: ({ event }) => event.output }, 'toastLoaded'],
          },
          { target: 'loaded', actions: { type: 'setProfile', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: [{ type: 'setProblem', params: failureOf }, 'toastFailed'] },
      },
    },
    failed: {
      description: 'The profile did not come, so there is nothing to show. The page says why and offers to try again.',
      meta: {
        section: '§4',
      },
      on: { 'retry.requested': 'loading' },
    },
    missing: {
      description:
        'The server knows no such marketer, as where an admin has deleted the account. The page says that the session may have expired, and offers to sign in.',
      meta: {
        section: '§2',
      },
      entry: 'clearProfile',
    },
    loaded: {
      description:
        'The profile is there: a greeting, the code to hand on, and the referees, each with a flow of its own.',
      meta: { section: '§2' },
      initial: 'resting',
      invoke: [
        {
          id: 'refereeList',
          src: 'refereeList',
          input: ({ context }) => ({ code: context.marketer?.referralCode ?? null }),
          onError: 'failed',
        },
        { id: 'copy', src: 'copy', onError: 'failed' },
        {
          id: 'shareKit',
          src: 'shareKit',
          input: ({ context }) => ({ invitation: context.invitation }),
          onError: 'failed',
        },
      ],
      states: {
        resting: {
          description: 'The profile was looked at less than a second ago, and is not looked at again so soon.',
          meta: { section: '§9' },
          after: { profileThrottle: 'ready' },
        },
        ready: {
          description: 'The profile and the referees can be fetched anew.',
          meta: { section: '§4' },
          on: { 'refresh.requested': { target: 'refreshing', actions: 'refreshReferees' } },
        },
        refreshing: {
          description:
            'The profile is fetched anew, beside the referees. What is shown stays until the answer is there.',
          meta: { section: '§4' },
          tags: 'busy',
          invoke: {
            id: 'refreshProfile',
            src: 'loadProfile',
            input: ({ context }) => ({ id: context.id }),
            onDone: [
              {
                guard: { type: 'isMarketerUnknown', params: ({ event }) => event.output },
                target: '#ambassadorDashboard.missing',
                actions: 'toastNotFound',
              },
              {
                guard: { type: 'isFirstForToken', params: ({ event }) => event.output },
                target: 'resting',
                actions: [{ type: 'setProfile', params: ({ event }) => event.output }, 'toastLoaded'],
              },
              { target: 'resting', actions: { type: 'setProfile', params: ({ event }) => event.output } },
            ],
            onError: { target: 'resting', actions: 'toastFailed' },
          },
        },
      },
    },
  },
})
