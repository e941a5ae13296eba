import { assign, cancel, fromPromise, raise, setup } from 'xstate'
import { call } from '#tests/charts/foreign/samples/calls.ts'

/** A search field that waits until the person has stopped typing: delays with numbers, names and actions. */
export const searchBox = setup({
  types: {
    context: {} as { text: string; results: Map<string, readonly string[]> },
    events: {} as { type: 'typed'; text: string } | { type: 'cleared' } | { type: 'search.due' },
    children: {} as { search: 'search' },
  },
  actors: {
    search: fromPromise<readonly string[], string>(() => {
      call('actor search')
      return Promise.resolve([])
    }),
  },
  delays: { pause: 300 },
  guards: {
    isLong: ({ context }) => context.text.length > 2,
    isKnown: ({ context }) => context.results.has(context.text),
  },
}).createMachine({
  id: 'searchBox',
  context: { text: '', results: new Map() },
  initial: 'idle',
  on: {
    cleared: { target: '.idle', actions: [cancel('search'), assign({ text: '' })] },
    typed: {
      target: '.typing',
      reenter: true,
      actions: [
        assign({ text: ({ event }) => event.text }),
        raise({ type: 'search.due' }, { id: 'search', delay: 'pause' }),
      ],
    },
  },
  states: {
    idle: {},
    typing: {
      on: {
        'search.due': [
          { guard: 'isKnown', target: 'shown' },
          { guard: 'isLong', target: 'searching' },
          { target: 'idle' },
        ],
      },
    },
    searching: {
      invoke: {
        id: 'search',
        src: 'search',
        input: ({ context }) => context.text,
        onDone: {
          target: 'shown',
          actions: assign(({ context, event }) => ({
            results: new Map(context.results).set(context.text, event.output),
          })),
        },
        onError: 'failed',
      },
      after: { 5_000: { target: 'failed' }, 2_000: { actions: () => call('slow') } },
    },
    shown: { after: { 60_000: { guard: ({ context }) => context.results.size > 10, target: 'idle' } } },
    failed: { after: { 1_500: 'idle' } },
  },
})
