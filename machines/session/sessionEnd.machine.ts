import { assertEvent, assign, setup } from 'xstate'
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
    'Ends a session at the identity provider that a sign-out could not end. Its tokens are only in the memory of the page.',
  context: { audiences: [], problem: '' },
  initial: 'idle',
  on: { 'session.left': { target: '.ending', reenter: true, actions: 'addSession' } },
  states: {
    idle: {
      description: 'Each sign-out in this page has also ended its session at the identity provider.',
      meta: { section: '§4' },
    },
    ending: {
      description:
        'The console tries to end the session again. ' +
        'The sign-in page says that the person is signed out here, but that the session is not ended yet.',
      meta: { section: '§4' },
      tags: 'busy',
      invoke: {
        id: 'endSessions',
        src: 'endSessions',
        input: ({ context }) => ({ audiences: context.audiences }),
        onDone: { target: 'idle', actions: ['forgetSessions', 'toastEnded'] },
        onError: {
          target: 'failed',
          actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      description:
        'The session is not ended. The sign-in page says why, and offers to try again. ' +
        `The console tries again when the network is back, and every ${renewalRetryDelayMs / 1_000} seconds.`,
      meta: { section: '§8' },
      on: { 'retry.requested': 'ending' },
      after: { renewalRetryDelay: 'ending' },
      invoke: { id: 'awaitNetwork', src: 'awaitNetwork', onDone: 'ending', onError: 'failed' },
    },
  },
})
