import { setup } from 'xstate'
import type { StateMeta } from '#machines/meta.ts'
import { noSubscription } from '#machines/notProvided.ts'

export const networkMachine = setup({
  types: {
    events: {} as { type: 'network.lost' } | { type: 'network.restored' },
    meta: {} as StateMeta,
    children: {} as { subscribeToNetwork: 'subscribeToNetwork' },
  },
  actors: { subscribeToNetwork: noSubscription('subscribeToNetwork') },
}).createMachine({
  id: 'network',
  description: 'Whether the browser is online.',
  initial: 'online',
  invoke: { id: 'subscribeToNetwork', src: 'subscribeToNetwork', onError: '.online' },
  states: {
    online: {
      description: 'The browser is online. The page shows no banner.',
      meta: { section: '§8' },
      on: { 'network.lost': 'offline' },
    },
    offline: {
      description: 'The browser is offline. A banner says so. The session and the content of the page stay.',
      meta: { section: '§8' },
      on: { 'network.restored': 'online' },
    },
  },
})
