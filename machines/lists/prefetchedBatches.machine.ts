import { assertEvent, assign, enqueueActions, setup } from 'xstate'
import { prefetchMaxAgeMs } from '#domain/limits.ts'
import type { ListSource } from '#domain/lists/kinds.ts'
import type { Batch } from '#domain/lists/paging.ts'
import type { PrefetchedBatch, SystemMessages } from '#machines/messages.ts'
import type { StateMeta } from '#machines/meta.ts'

interface Context {
  batches: Readonly<Partial<Record<ListSource, Batch>>>
}

type Event =
  | SystemMessages['prefetchedBatches']
  /** A list that opens uses the batch. */
  | { type: 'batch.taken'; source: ListSource }
  | { type: 'batch.expired'; source: ListSource }

interface Source {
  source: ListSource
}

const without = ({ batches }: Context, { source }: Source): Context['batches'] => {
  const { [source]: _, ...others } = batches
  return others
}

export const prefetchedBatchesMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    meta: {} as StateMeta,
  },
  delays: { maxAge: prefetchMaxAgeMs },
  guards: {
    isAnyPrefetched: (_, batches: readonly PrefetchedBatch[]) => batches.length > 0,
    isLastBatch: ({ context }, source: Source) => Object.keys(without(context, source)).length === 0,
  },
  actions: {
    addBatches: enqueueActions(({ context, enqueue, event }) => {
      assertEvent(event, 'batches.prefetched')
      for (const { source } of event.batches) {
        enqueue.cancel(source)
        enqueue.raise({ type: 'batch.expired', source }, { id: source, delay: 'maxAge' })
      }
      const added = Object.fromEntries(event.batches.map(({ source, batch }) => [source, batch]))
      enqueue.assign({ batches: { ...context.batches, ...added } })
    }),
    removeBatch: enqueueActions(({ context, enqueue }, { source }: Source) => {
      enqueue.cancel(source)
      enqueue.assign({ batches: without(context, { source }) })
    }),
    cancelExpiries: enqueueActions(({ context, enqueue }) => {
      for (const source of Object.keys(context.batches)) enqueue.cancel(source)
    }),
    clearBatches: assign({ batches: {} }),
  },
}).createMachine({
  id: 'prefetchedBatches',
  description: 'The first rows of lists that the dashboard has prefetched. A list that opens uses them once.',
  context: { batches: {} },
  initial: 'empty',
  states: {
    empty: {
      description: 'No rows are prefetched. A list that opens fetches its first rows.',
      meta: { section: '§7' },
      on: {
        'batches.prefetched': {
          guard: { type: 'isAnyPrefetched', params: ({ event }) => event.batches },
          target: 'fresh',
          actions: 'addBatches',
        },
      },
    },
    fresh: {
      description:
        'The first rows of some lists are prefetched. A list that opens shows them immediately. They are dropped ' +
        `after ${prefetchMaxAgeMs / 1_000} seconds, and when a row changes on the server.`,
      meta: { section: '§7' },
      on: {
        'batches.prefetched': { actions: 'addBatches' },
        'batch.taken': [
          {
            guard: { type: 'isLastBatch', params: ({ event }) => event },
            target: 'empty',
            actions: { type: 'removeBatch', params: ({ event }) => event },
          },
          { actions: { type: 'removeBatch', params: ({ event }) => event } },
        ],
        'batch.expired': [
          {
            guard: { type: 'isLastBatch', params: ({ event }) => event },
            target: 'empty',
            actions: { type: 'removeBatch', params: ({ event }) => event },
          },
          { actions: { type: 'removeBatch', params: ({ event }) => event } },
        ],
        'rows.outdated': { target: 'empty', actions: ['cancelExpiries', 'clearBatches'] },
      },
    },
  },
})
