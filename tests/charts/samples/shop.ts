import { defaultModelOf } from '#charts/generatedModel.ts'
import { eventually, type Journey, mustPass } from '#charts/journeys/journey.ts'
import { assign, createMachine, fromPromise, sendParent, spawnChild } from 'xstate'

/** Takes a parcel to the customer, and tells its parent. */
const courier = createMachine({
  id: 'courier',
  initial: 'waiting',
  states: {
    waiting: { after: { 500: 'driving' } },
    driving: {
      on: { 'door.opened': { target: 'done', actions: sendParent({ type: 'parcel.delivered' }) } },
    },
    done: {},
  },
})

/** Takes the money. */
const checkout = createMachine({
  id: 'checkout',
  initial: 'filling',
  states: {
    filling: { on: { 'card.entered': 'paying' } },
    paying: {
      invoke: {
        id: 'pay',
        src: fromPromise(() => Promise.reject(new Error('No test pays'))),
        onDone: 'paid',
        onError: 'filling',
      },
    },
    paid: { type: 'final' },
  },
})

/** The chart of another project: its child charts and calls have no names in a setup, and it has no test model. */
const shop = createMachine({
  id: 'shop',
  context: { refusals: 0 },
  initial: 'browsing',
  states: {
    browsing: { on: { 'order.placed': 'paying', 'shop.closed': 'closed' } },
    paying: {
      invoke: {
        id: 'checkout',
        src: checkout,
        onDone: 'sending',
        onError: { target: 'browsing', actions: assign({ refusals: ({ context }) => context.refusals + 1 }) },
      },
    },
    sending: { entry: spawnChild(courier, { id: 'courier' }), on: { 'parcel.delivered': 'delivered' } },
    delivered: { on: { 'shop.closed': 'closed' } },
    closed: {},
  },
})

/** A chart that is spawned without a name in a setup needs a test model, so that tools find it. */
export const order: Journey = {
  id: 'order',
  title: 'A customer orders',
  machine: shop,
  start: 'the customer opens the shop',
  testModels: [defaultModelOf(courier)],
  sequence: [mustPass('checkout', 'paid'), mustPass('courier', 'driving'), eventually('shop', 'delivered')],
}
