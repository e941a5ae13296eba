import { assign, setup } from 'xstate'
import { noPayload, type TestModel, defineTestModel, toAnyTestModel } from '#charts/testModel.ts'

const turnstileMachine = setup({
  types: {
    input: {} as { price: number },
    context: {} as { price: number; coins: number; colour: string },
    events: {} as { type: 'coin.inserted' } | { type: 'bar.pushed' },
  },
  guards: { isPaid: ({ context }) => context.coins >= context.price },
  actions: { count: assign({ coins: ({ context }) => context.coins + 1, colour: 'green' }) },
}).createMachine({
  id: 'turnstile',
  description: 'A turnstile that counts coins.',
  context: ({ input }) => ({ price: input.price, coins: 0, colour: 'red' }),
  initial: 'closed',
  states: {
    closed: {
      description: 'The turnstile is closed.',
      on: {
        'coin.inserted': { actions: 'count' },
        'bar.pushed': { description: 'It is paid.', guard: 'isPaid', target: 'passed' },
      },
    },
    passed: { description: 'The person has passed.', type: 'final' },
  },
})

/** A chart that counts coins. Its key hides the coins; with `hasCoinKey` it contains them, so the graph is infinite. */
export const turnstile = (price: number, hasCoinKey = false): TestModel =>
  toAnyTestModel(
    defineTestModel({
      id: 'house/turnstile',
      machine: turnstileMachine,
      inputs: [{ name: 'the person arrives', input: { price } }],
      events: {
        'coin.inserted': { when: 'coin.inserted', cases: noPayload },
        'bar.pushed': { when: 'bar.pushed', cases: noPayload },
      },
      calls: {},
      keyOf: ({ context }) => (hasCoinKey ? { coins: context.coins } : {}),
    }),
  )
