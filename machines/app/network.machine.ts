import { setup, type SnapshotFrom } from 'xstate'
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
  description: 'Watches whether the browser is online, and shows a banner if it is offline.',
  initial: 'online',
  invoke: {
    id: 'subscribeToNetwork',
    src: 'subscribeToNetwork',
    onError: { description: 'The browser does not tell whether it is online.', target: '.online' },
  },
  states: {
    online: {
      description: 'The browser is online, or does not tell whether it is online. The page shows no banner.',
      meta: { section: '§8' },
      on: { 'network.lost': 'offline' },
    },
    offline: {
      description:
        'The browser is offline, and a banner says so. The person stays signed in, and the page keeps its ' +
        'content.',
      meta: { section: '§8' },
      on: { 'network.restored': 'online' },
    },
  },
})

export const selectIsOffline = (snapshot: SnapshotFrom<typeof networkMachine> | undefined): boolean =>
  snapshot?.matches('offline') ?? false
