import { createMachine, fromPromise } from 'xstate'
import { noPayload, type TestModel } from '#charts/testModel.ts'

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
    walled: { description: 'No path leads here.' },
  },
}).provide({ guards: { isDry: () => true }, actors: { draught: fromPromise(() => Promise.resolve()) } } as never)

/** A chart with every problem that the lint finds. */
export const cellar: TestModel = {
  id: 'house/cellar',
  machine: cellarMachine,
  inputs: [{ name: 'the house is old', input: undefined }],
  events: {
    'candle.lit': { when: 'the person lights a candle', cases: noPayload },
    'match.lit': { when: 'the person lights a match', cases: noPayload },
    'torch.lit': { when: 'the person lights a torch', cases: noPayload },
  },
  calls: {},
  keyOf: () => ({ isDamp: true }),
  visible: { attic: [{ role: 'heading', name: 'Attic' }] },
}
