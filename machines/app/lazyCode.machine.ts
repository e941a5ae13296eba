import { assign, type EventObject, setup } from 'xstate'
import { callTimeoutMs } from '#domain/limits.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

interface Context {
  /** Why the last request failed. */
  error: unknown
}

/** A final state ends with the output of the event that led to it. */
const outputOf = ({ event }: { event: EventObject }): unknown => (event as EventObject & { output: unknown }).output

export const lazyCodeMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { type: 'code.requested' },
    /** What the code exports. */
    output: {} as unknown,
    meta: {} as StateMeta,
    tags: {} as StateTag,
    children: {} as { loadCode: 'loadCode'; awaitNetwork: 'awaitNetwork' },
  },
  actors: {
    loadCode: notProvided<unknown>('loadCode'),
    /** Ends when the browser goes online. */
    awaitNetwork: notProvided<void>('awaitNetwork'),
  },
  delays: { codeTimeout: callTimeoutMs },
  actions: {
    setError: assign((_, { error }: { error: unknown }) => ({ error })),
    setTimeoutError: assign({ error: 'Timeout' }),
  },
}).createMachine({
  id: 'lazyCode',
  description: 'A part of the console that loads only when it is needed: a page, a dialog, a diagram or a library.',
  context: { error: null },
  initial: 'idle',
  states: {
    idle: {
      description:
        'The part is not loaded yet. It loads when the person opens it for the first time, or before that, ' +
        'in advance.',
      meta: { section: '§8' },
      on: {
        'code.requested': {
          description: 'The person opens the part, or the console loads it in advance.',
          target: 'loading',
        },
      },
    },
    loading: {
      description: 'The part loads. It is shown as soon as it is loaded.',
      meta: { section: '§8' },
      invoke: {
        id: 'loadCode',
        src: 'loadCode',
        onDone: 'ready',
        onError: { target: 'failed', actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) } },
      },
      initial: 'waiting',
      states: {
        waiting: {
          description: 'The page stays as it is, or shows a loading indicator in place of the part.',
          tags: 'busy',
          after: { codeTimeout: { target: 'slow', actions: 'setTimeoutError' } },
        },
        slow: {
          description:
            `The part has not loaded within ${callTimeoutMs / 1_000} seconds. A notice in its place says so and ` +
            "offers 'Retry', which starts to load it again.",
          on: {
            'code.requested': {
              description: "The person presses 'Retry', or opens the part again.",
              target: '#lazyCode.loading',
            },
          },
        },
      },
    },
    failed: {
      description:
        "The part could not be loaded. A notice in its place says so and offers 'Retry'. The rest of the page " +
        'can still be used. If the browser goes online, the part loads without a press.',
      meta: { section: '§8' },
      invoke: { id: 'awaitNetwork', src: 'awaitNetwork', onDone: 'loading', onError: {} },
      on: {
        'code.requested': { description: "The person presses 'Retry', or opens the part again.", target: 'loading' },
      },
    },
    ready: {
      description:
        'The part is loaded and is shown when it is needed. It stays loaded until the browser reloads the ' +
        'console.',
      meta: { section: '§8' },
      type: 'final',
      output: outputOf,
    },
  },
  output: outputOf,
})
