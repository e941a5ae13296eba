import { assertEvent, assign, setup, type SnapshotFrom } from 'xstate'
import { type Audience, errorMessageFor } from '#domain/errorCatalogue.ts'
import { renewalRetryDelayMs } from '#domain/limits.ts'
import type { ToastEffect } from '#machines/effects.ts'
import type { SystemMessages } from '#machines/messages.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'
import { toast } from '#machines/system.ts'

interface Context {
  /** Whose sessions are not ended yet. */
  audiences: readonly Audience[]
  problem: string
}

type Event = SystemMessages['sessionEnd'] | { type: 'retry.requested' }

export const sessionEndMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as ToastEffect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
    children: {} as { endSessions: 'endSessions'; awaitNetwork: 'awaitNetwork' },
  },
  actors: {
    endSessions: notProvided<void, { audiences: readonly Audience[] }>('endSessions'),
    awaitNetwork: notProvided<void>('awaitNetwork'),
  },
  delays: { renewalRetryDelay: renewalRetryDelayMs },
  actions: {
    addSession: assign(({ context, event }) => {
      assertEvent(event, 'session.left')
      return { audiences: [...new Set([...context.audiences, event.audience])], problem: errorMessageFor(event.error) }
    }),
    setProblem: assign({ problem: (_, { error }: { error: unknown }) => errorMessageFor(error) }),
    forgetSessions: assign({ audiences: [], problem: '' }),
    toastEnded: toast({ tone: 'success', text: 'Your session is ended.' }),
  },
}).createMachine({
  id: 'sessionEnd',
  description:
    'If a person has signed out, but the sign-in service could not end the session on all devices, the console tries ' +
    'again until it is ended.',
  context: { audiences: [], problem: '' },
  initial: 'idle',
  on: {
    'session.left': {
      description: 'The console adds the session to the list of sessions that the console must still end.',
      target: '.ending',
      reenter: true,
      actions: 'addSession',
    },
  },
  states: {
    idle: {
      description: 'The list of sessions that the console must still end is empty.',
      meta: { section: '§4' },
    },
    ending: {
      description:
        'The console tries again to end the sessions of the list. The sign-in page says that the session is not ' +
        'ended everywhere yet.',
      meta: { section: '§4' },
      tags: 'busy',
      invoke: {
        id: 'endSessions',
        src: 'endSessions',
        input: ({ context }) => ({ audiences: context.audiences }),
        onDone: {
          target: 'idle',
          actions: ['forgetSessions', 'toastEnded'],
        },
        onError: {
          target: 'failed',
          actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      description:
        "A session could not be ended. The sign-in page shows why and offers 'Try again'. The console " +
        `retries every ${renewalRetryDelayMs / 1_000} seconds, and when the network is back.`,
      meta: { section: '§8' },
      on: { 'retry.requested': 'ending' },
      after: { renewalRetryDelay: 'ending' },
      invoke: { id: 'awaitNetwork', src: 'awaitNetwork', onDone: 'ending', onError: 'failed' },
    },
  },
})

/** What the sign-in page says about a session that is not ended at the identity provider. */
export const selectSessionEnd = (snapshot: SnapshotFrom<typeof sessionEndMachine> | undefined) => ({
  isUnended: snapshot !== undefined && !snapshot.matches('idle'),
  isBusy: snapshot?.hasTag('busy') ?? false,
  problem: snapshot?.context.problem ?? '',
})
