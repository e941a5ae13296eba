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
    children: {} as { loadCode: 'loadCode' },
  },
  actors: { loadCode: notProvided<unknown>('loadCode') },
  delays: { codeTimeout: callTimeoutMs },
  actions: {
    setError: assign((_, { error }: { error: unknown }) => ({ error })),
    setTimeoutError: assign({ error: 'Timeout' }),
  },
}).createMachine({
  id: 'lazyCode',
  description: 'One part of the console whose code loads on demand: a page, a dialog, a chart or a library.',
  context: { error: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'The code is not needed yet. It loads when the part opens for the first time, or in advance.',
      meta: { section: '§8' },
      on: { 'code.requested': 'loading' },
    },
    loading: {
      description: 'The code loads. The part is shown as soon as it arrives.',
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
          meta: { section: '§8' },
          tags: 'busy',
          after: { codeTimeout: { target: 'slow', actions: 'setTimeoutError' } },
        },
        slow: {
          description: "Loading the code takes long. A notice in place of the part says so and offers 'Retry'.",
          meta: { section: '§8' },
          on: { 'code.requested': '#lazyCode.loading' },
        },
      },
    },
    failed: {
      description:
        'The code could not be loaded. A notice in place of the part says so and offers Retry. ' +
        'The rest of the page can still be used, and opening the part again also loads the code again.',
      meta: { section: '§8' },
      on: { 'code.requested': 'loading' },
    },
    ready: {
      description:
        'The part is shown. Its code stays loaded until the page is loaded again, so the part opens at once.',
      meta: { section: '§8' },
      type: 'final',
      output: outputOf,
    },
  },
  output: outputOf,
})
