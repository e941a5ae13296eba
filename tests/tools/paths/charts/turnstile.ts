import { assign, setup } from 'xstate'
import { noPayload, type TestModel, defineTestModel } from '#machines/testModel.ts'
import { toAnyTestModel } from '#tools/paths/model/anyTestModel.ts'

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
  initial: 'shut',
  states: {
    shut: {
      description: 'Nobody gets through.',
      on: { 'coin.inserted': { actions: 'count' }, 'bar.pushed': { guard: 'isPaid', target: 'passed' } },
    },
    passed: { description: 'Somebody went through.', type: 'final' },
  },
})

/** A chart that counts. With `knowsCoins` its key says how many coins there are, and has no end; without, it hides them. */
export const turnstile = (price: number, knowsCoins = false): TestModel =>
  toAnyTestModel(
    defineTestModel({
      id: 'house/turnstile',
      machine: turnstileMachine,
      inputs: [{ name: 'the fair opens', input: { price } }],
      events: {
        'coin.inserted': { when: 'coin.inserted', cases: noPayload },
        'bar.pushed': { when: 'bar.pushed', cases: noPayload },
      },
      calls: {},
      keyOf: ({ context }) => (knowsCoins ? { coins: context.coins } : {}),
    }),
  )
