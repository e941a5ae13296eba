import { assertEvent, assign, sendTo, setup } from 'xstate'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import { profileThrottleMs } from '#domain/limits.ts'
import { greetingAt, type MarketerProfile } from '#domain/people/marketerProfile.ts'
import type { RefereeFilter } from '#domain/people/refereeFilter.ts'
import type { Invitation } from '#domain/people/sharing.ts'
import { copyMachine } from '#machines/ambassador/copy.machine.ts'
import { followUpMachine } from '#machines/ambassador/followUp.machine.ts'
import { refereeListMachine } from '#machines/ambassador/refereeList.machine.ts'
import { shareKitMachine } from '#machines/ambassador/shareKit.machine.ts'
import type { ToastEffect } from '#machines/effects.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'
import { toast } from '#machines/system.ts'

/** The result of loading the profile. */
export interface ProfileResult {
  /** Null if the server does not know the marketer. */
  marketer: MarketerProfile | null
  /** The invitation to share, or null if the marketer has no code. */
  invitation: Invitation | null
  /** Whether this is the first load with the current token (§4). */
  isFirstForToken: boolean
  /** The local hour of the person, 0 to 23. */
  hour: number
}

export interface AmbassadorDashboardInput {
  /** The id of the marketer, from the token. */
  marketerId: string
  /** The filter of the referees in the URL. */
  filter: RefereeFilter
}

interface Context extends AmbassadorDashboardInput {
  marketer: MarketerProfile | null
  invitation: Invitation | null
  greeting: string
  problem: string | null
}

type Event =
  | { type: 'refresh.requested' }
  | { type: 'retry.requested' }
  /** The URL contains another filter. */
  | { type: 'filter.changed'; filter: RefereeFilter }

const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error })

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
      followUp: 'followUp'
    },
  },
  actors: {
    loadProfile: notProvided<ProfileResult, { marketerId: string }>('loadProfile'),
    refereeList: refereeListMachine,
    copy: copyMachine,
    shareKit: shareKitMachine,
    followUp: followUpMachine,
  },
  delays: { profileThrottle: profileThrottleMs },
  guards: {
    isMarketerUnknown: (_, { marketer }: ProfileResult) => marketer === null,
    isFirstForToken: (_, result: ProfileResult) => result.isFirstForToken,
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
    toastLoaded: toast({ tone: 'success', text: 'Profile loaded successfully!' }),
    toastNotFound: toast({ tone: 'error', text: 'Marketer profile not found.' }),
    toastFailed: toast({ tone: 'error', text: 'Failed to fetch profile.' }),
    setFilter: assign(({ event }) => {
      assertEvent(event, 'filter.changed')
      return { filter: event.filter }
    }),
    sendFilter: sendTo('refereeList', ({ context }) => ({ type: 'filter.changed', filter: context.filter })),
    refreshReferees: sendTo('refereeList', { type: 'refresh.requested' }),
  },
}).createMachine({
  id: 'ambassadorDashboard',
  description: "A marketer's dashboard shows the profile, the referral code and the referees.",
  context: ({ input }) => ({ ...input, marketer: null, invitation: null, greeting: '', problem: null }),
  initial: 'loading',
  on: {
    'filter.changed': { description: 'The list starts with the filter of the URL.', actions: 'setFilter' },
  },
  states: {
    loading: {
      description: 'The profile loads. The page shows placeholders.',
      meta: { section: '§4' },
      tags: 'busy',
      invoke: {
        id: 'loadProfile',
        src: 'loadProfile',
        input: ({ context }) => ({ marketerId: context.marketerId }),
        onDone: [
          {
            guard: { type: 'isMarketerUnknown', params: ({ event }) => event.output },
            target: 'notFound',
            actions: 'toastNotFound',
          },
          {
            description:
              'The profile is loaded. The first load in this tab after the sign-in, or after an automatic renewal of ' +
              'the session.',
            guard: { type: 'isFirstForToken', params: ({ event }) => event.output },
            target: 'loaded',
            actions: [{ type: 'setProfile', params: ({ event }) => event.output }, 'toastLoaded'],
          },
          {
            description: 'The profile is loaded. Any later load.',
            target: 'loaded',
            actions: { type: 'setProfile', params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: 'failed',
          actions: [{ type: 'setProblem', params: errorOf }, 'toastFailed'],
        },
      },
    },
    failed: {
      description:
        'The profile could not be loaded, or the dashboard had an unexpected error. The page says why and ' +
        "offers 'Retry'.",
      meta: { section: '§4' },
      on: { 'retry.requested': 'loading' },
    },
    notFound: {
      description:
        'The server does not know the marketer. The page says that the session may have expired, and links to ' +
        'the sign-in page.',
      meta: { section: '§2' },
      entry: 'clearProfile',
    },
    loaded: {
      description: 'The page shows a greeting, the referral code, the share options and the referees.',
      meta: { section: '§2' },
      initial: 'throttled',
      on: {
        'filter.changed': {
          description: 'The list shows the referees that match the filter of the URL.',
          actions: ['setFilter', 'sendFilter'],
        },
      },
      invoke: [
        {
          id: 'refereeList',
          src: 'refereeList',
          input: ({ context }) => ({ code: context.marketer?.referralCode ?? null, filter: context.filter }),
          onError: {
            target: 'failed',
            actions: { type: 'setProblem', params: errorOf },
          },
        },
        {
          id: 'copy',
          src: 'copy',
          onError: {
            target: 'failed',
            actions: { type: 'setProblem', params: errorOf },
          },
        },
        {
          id: 'shareKit',
          src: 'shareKit',
          input: ({ context }) => ({ invitation: context.invitation }),
          onError: {
            target: 'failed',
            actions: { type: 'setProblem', params: errorOf },
          },
        },
        {
          id: 'followUp',
          src: 'followUp',
          input: ({ context }) => ({ personId: context.marketerId }),
          onError: {
            target: 'failed',
            actions: { type: 'setProblem', params: errorOf },
          },
        },
      ],
      states: {
        throttled: {
          description:
            `The last load of the profile ended less than ${profileThrottleMs / 1_000} second ago. 'Refresh' has ` +
            'no effect yet.',
          meta: { section: '§9' },
          after: { profileThrottle: 'ready' },
        },
        ready: {
          description: "The person can press 'Refresh', which loads the profile and the referees again.",
          meta: { section: '§4' },
          on: {
            'refresh.requested': {
              description: 'The list of referees loads again too.',
              target: 'refreshing',
              actions: 'refreshReferees',
            },
          },
        },
        refreshing: {
          description: 'The profile and the referees load again. The page keeps its content until the answers arrive.',
          meta: { section: '§4' },
          tags: 'busy',
          invoke: {
            id: 'refreshProfile',
            src: 'loadProfile',
            input: ({ context }) => ({ marketerId: context.marketerId }),
            onDone: [
              {
                guard: { type: 'isMarketerUnknown', params: ({ event }) => event.output },
                target: '#ambassadorDashboard.notFound',
                actions: 'toastNotFound',
              },
              {
                description:
                  'The refresh of the profile ends. The first load in this tab after the sign-in, or after an ' +
                  'automatic renewal of the session.',
                guard: { type: 'isFirstForToken', params: ({ event }) => event.output },
                target: 'throttled',
                actions: [{ type: 'setProfile', params: ({ event }) => event.output }, 'toastLoaded'],
              },
              {
                description: 'The refresh of the profile ends. Any later load.',
                target: 'throttled',
                actions: { type: 'setProfile', params: ({ event }) => event.output },
              },
            ],
            onError: { target: 'throttled', actions: 'toastFailed' },
          },
        },
      },
    },
  },
})
