import { type AnyActorRef, assertEvent, assign, enqueueActions, setup, type SnapshotFrom } from 'xstate'
import type { SystemMessages } from '#machines/messages.ts'
import type { StateMeta } from '#machines/meta.ts'
import { noSubscription } from '#machines/notProvided.ts'

interface Context {
  /** The charts whose last call found no network. */
  waiting: readonly AnyActorRef[]
}

const retry = { type: 'retry.requested' }

const canRetry = (actor: AnyActorRef): boolean => {
  const snapshot = actor.getSnapshot() as { status: string; can?: (event: typeof retry) => boolean }
  return snapshot.status === 'active' && snapshot.can?.(retry) === true
}

export const networkMachine = setup({
  types: {
    context: {} as Context,
    events: {} as SystemMessages['network'] | { type: 'network.lost' } | { type: 'network.restored' },
    meta: {} as StateMeta,
    children: {} as { subscribeToNetwork: 'subscribeToNetwork' },
  },
  actors: { subscribeToNetwork: noSubscription('subscribeToNetwork') },
  actions: {
    setWaiting: assign(({ context, event }) => {
      assertEvent(event, 'call.ended')
      const others = context.waiting.filter((actor) => actor !== event.caller)
      return { waiting: event.isLost ? [...others, event.caller] : others }
    }),
    retryLostCalls: enqueueActions(({ context, enqueue }) => {
      for (const actor of context.waiting.filter(canRetry)) enqueue.sendTo(actor, retry)
      enqueue.assign({ waiting: [] })
    }),
  },
}).createMachine({
  id: 'network',
  description:
    'Watches whether the browser is online, and shows a banner if it is offline. What failed without a network loads ' +
    'again when the network is back.',
  context: { waiting: [] },
  initial: 'online',
  invoke: {
    id: 'subscribeToNetwork',
    src: 'subscribeToNetwork',
    onError: { description: 'The browser does not tell whether it is online.', target: '.online' },
  },
  on: {
    'call.ended': {
      description: 'A call found no network, or another call of the same chart did.',
      actions: 'setWaiting',
    },
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
      on: {
        'network.restored': {
          description: "What found no network loads once more, as if the person pressed 'Retry'.",
          target: 'online',
          actions: 'retryLostCalls',
        },
      },
    },
  },
})

export const selectIsOffline = (snapshot: SnapshotFrom<typeof networkMachine> | undefined): boolean =>
  snapshot?.matches('offline') ?? false
