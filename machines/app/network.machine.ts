import { setup } from 'xstate'
import type { StateMeta } from '#machines/meta.ts'
import { noSubscription } from '#machines/notProvided.ts'

export const networkMachine = setup({
  types: {
    events: {} as { type: 'network.lost' } | { type: 'network.restored' },
    meta: {} as StateMeta,
    children: {} as { hearNetwork: 'hearNetwork' },
  },
  actors: { hearNetwork: noSubscription('hearNetwork') },
}).createMachine({
  id: 'network',
  description: 'Whether the browser has a network.',
  initial: 'online',
  invoke: { id: 'hearNetwork', src: 'hearNetwork', onError: '.online' },
  states: {
    online: {
      description: 'There is a network; nothing is said about it.',
      meta: { section: '§8' },
      on: { 'network.lost': 'offline' },
    },
    offline: {
      description:
        'There is no network: a banner says so. Nobody is signed out for that, and what is on the page stays.',
      meta: { section: '§8' },
      on: { 'network.restored': 'online' },
    },
  },
})
