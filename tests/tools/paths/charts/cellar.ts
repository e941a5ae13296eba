import { createMachine, fromPromise } from 'xstate'
import { noPayload, type TestModel } from '#machines/catalogueEntry.ts'

const cellarMachine = createMachine({
  id: 'cellar',
  initial: 'dark',
  entry: () => {},
  states: {
    dark: {
      description: 'It is dark.',
      after: { 500: 'dark' },
      on: {
        '*': 'dark',
        'candle.lit': [
          { guard: 'isDry', target: 'bright' },
          { target: 'bright', actions: () => {} },
        ],
        'match.lit': { guard: () => false, target: 'walled' },
      },
    },
    bright: {
      invoke: [{ src: fromPromise(() => Promise.resolve()) }, { id: 'draught', src: 'draught', onError: 'dark' }],
    },
    walled: { description: 'Nobody gets in.' },
  },
}).provide({ guards: { isDry: () => true }, actors: { draught: fromPromise(() => Promise.resolve()) } } as never)

/** A chart with every fault that the lint knows. */
export const cellar: TestModel = {
  id: 'house/cellar',
  sentence: 'A cellar.',
  machine: cellarMachine,
  inputs: [{ name: 'the house is old', input: undefined }],
  events: { 'candle.lit': noPayload, 'match.lit': noPayload, 'torch.lit': noPayload },
  outcomes: {},
  keyOf: () => ({}),
  words: {
    states: { dark: { given: 'a dark cellar', seen: 'it is dark' }, attic: { given: 'an attic', seen: 'it is dusty' } },
    events: { 'candle.lit': 'the person lights a candle', 'match.lit': 'the person lights a match' },
  },
}
