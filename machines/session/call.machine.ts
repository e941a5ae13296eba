import { assign, enqueueActions, setup } from 'xstate'
import { isKeyRefused, isNetworkError, isUnauthorized } from '#domain/errorCatalogue.ts'
import type { SessionAnswer } from '#machines/messages.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'
import { sendToSystem, systemActor } from '#machines/system.ts'

/** `request` is the input of the actor `send`. */
export interface CallInput {
  request: unknown
}

/** `answer` is the output of the actor `send`, `error` what it threw. */
export type CallOutput = { kind: 'answered'; answer: unknown } | { kind: 'failed'; error: unknown }

interface Context extends CallInput {
  answer: unknown
  error: unknown
}

const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error })

/** @param whenUnauthorized the state after the server has refused the session */
const sendThen = <Target extends string>(whenUnauthorized: Target) =>
  ({
    id: 'send',
    src: 'send',
    input: ({ context }: { context: Context }) => ({ request: context.request }),
    onDone: {
      target: 'answered',
      actions: {
        type: 'setAnswer',
        params: ({ event }: { event: { output: unknown } }) => ({ answer: event.output }),
      },
    },
    onError: [
      {
        guard: { type: 'isUnauthorized', params: errorOf },
        target: whenUnauthorized,
        actions: { type: 'setError', params: errorOf },
      },
      {
        description: 'The server does not accept this build of the console. Only another build helps.',
        guard: { type: 'isKeyRefused', params: errorOf },
        target: 'failed',
        actions: [{ type: 'setError', params: errorOf }, 'reportKeyRefusal'],
      },
      { target: 'failed', actions: { type: 'setError', params: errorOf } },
    ],
  }) as const

export const callMachine = setup({
  types: {
    input: {} as CallInput,
    context: {} as Context,
    events: {} as SessionAnswer,
    output: {} as CallOutput,
    meta: {} as StateMeta,
    tags: {} as StateTag,
    children: {} as { send: 'send' },
  },
  actors: { send: notProvided<unknown, CallInput>('send') },
  guards: {
    isKeyRefused: (_, { error }: { error: unknown }) => isKeyRefused(error),
    isUnauthorized: (_, { error }: { error: unknown }) => isUnauthorized(error),
  },
  actions: {
    setAnswer: assign({ answer: (_, { answer }: { answer: unknown }) => answer, error: null }),
    setError: assign({ error: (_, { error }: { error: unknown }) => error }),
    reportToNetwork: enqueueActions(({ context: { error }, enqueue, self, system }) => {
      const caller = self._parent
      if (caller)
        enqueue.sendTo(systemActor(system, 'network'), {
          type: 'call.ended',
          caller,
          isLost: error !== null && isNetworkError(error),
        })
    }),
    reportKeyRefusal: sendToSystem('version', { type: 'key.refused' }),
    reportRefusal: sendToSystem('lifetime', ({ self }) => ({ type: 'call.refused', caller: self })),
  },
}).createMachine({
  id: 'call',
  description:
    'A request of a signed-in person to the server. If the server rejects it as unauthorized (the ' +
    'session is not valid), the console renews the session and sends the request again.',
  context: ({ input }) => ({ request: input.request, answer: null, error: null }),
  initial: 'sending',
  states: {
    sending: {
      description: 'The console sends the request, and the page waits for the answer.',
      meta: { section: '§7' },
      tags: 'busy',
      invoke: sendThen('renewing'),
    },
    renewing: {
      description:
        'The server has rejected the request. The page keeps waiting until the session is renewed, or the person has ' +
        "signed in again in the dialog 'Session expired. Please sign in again.'",
      meta: { section: '§8' },
      tags: 'busy',
      entry: 'reportRefusal',
      on: {
        'session.renewed': 'resending',
        'session.unavailable': 'refused',
        'session.ended': 'abandoned',
      },
    },
    resending: {
      description: 'The console sends the request once more, now with the renewed session.',
      meta: { section: '§8' },
      tags: 'busy',
      invoke: sendThen('refused'),
    },
    answered: {
      description: 'The server has answered. The page shows the result.',
      meta: { section: '§7' },
      entry: 'reportToNetwork',
      type: 'final',
      output: ({ context }): CallOutput => ({ kind: 'answered', answer: context.answer }),
    },
    refused: {
      description:
        'The server has rejected the request twice, or the renewal of the session failed, for example without a ' +
        'network. The page shows the error.',
      meta: { section: '§8' },
      entry: 'reportToNetwork',
      type: 'final',
      output: ({ context }): CallOutput => ({ kind: 'failed', error: context.error }),
    },
    failed: {
      description: "The request has failed for a reason other than 'unauthorized'. The page shows the reason.",
      meta: { section: '§8' },
      entry: 'reportToNetwork',
      type: 'final',
      output: ({ context }): CallOutput => ({ kind: 'failed', error: context.error }),
    },
    abandoned: {
      description:
        'The session of the person is over. The console closes the page, and with the page this flow. No error is ' +
        'shown.',
      meta: { section: '§4' },
    },
  },
  output: ({ event }) => (event as unknown as { output: CallOutput }).output,
})
