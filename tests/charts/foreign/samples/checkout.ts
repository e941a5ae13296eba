import { assign, createMachine, emit, fromPromise, raise } from 'xstate'
import { call } from '#tests/charts/foreign/samples/calls.ts'

const answer = (name: string) =>
  fromPromise(() => {
    call(`actor ${name}`)
    return Promise.resolve({ ok: true })
  })

/** A checkout whose calls have no ids: two by the name of the actor, one with its logic in place. */
export const checkout = createMachine(
  {
    id: 'checkout',
    context: { tries: 0, error: null as unknown },
    initial: 'pricing',
    states: {
      pricing: {
        invoke: {
          src: 'price',
          input: () => call('input of price'),
          onDone: { target: 'paying', actions: 'keepPrice' },
          onError: { target: 'failed', actions: assign({ error: ({ event }) => event.error }) },
        },
      },
      paying: {
        on: { abort: 'failed' },
        invoke: {
          src: answer('pay'),
          onDone: [
            { guard: ({ event }) => (event.output as { ok: boolean }).ok, target: 'booking' },
            { target: 'failed', actions: emit({ type: 'refused' }) },
          ],
          onError: [
            { guard: ({ context }) => context.tries < 3, target: 'paying', reenter: true, actions: 'count' },
            { target: 'failed' },
          ],
        },
      },
      booking: {
        type: 'parallel',
        onDone: 'done',
        states: {
          stock: {
            initial: 'calling',
            states: {
              calling: { invoke: { src: 'price', onDone: 'ready', onError: '#checkout.failed' } },
              ready: { type: 'final' },
            },
          },
          mail: {
            initial: 'writing',
            states: {
              writing: { entry: raise({ type: 'mail.written' }), on: { 'mail.written': 'ready' } },
              ready: { type: 'final' },
            },
          },
        },
      },
      failed: { on: { retry: 'pricing', '*': { actions: () => call('wildcard') } } },
      done: { type: 'final', output: () => call('output') },
    },
    output: () => call('output of the chart'),
  },
  {
    actors: { price: answer('price') },
    actions: { keepPrice: () => call('keepPrice'), count: assign({ tries: ({ context }) => context['tries'] + 1 }) },
  },
)
