import { assign, cancel, enqueueActions, setup, type SnapshotFrom } from 'xstate'
import { prefetchMaxAgeMs } from '#domain/limits.ts'
import type { ListSource } from '#domain/lists/kinds.ts'
import type { DatedBatch } from '#domain/lists/loadedRows.ts'
import type { PrefetchedBatch, SystemMessages } from '#machines/messages.ts'
import type { StateMeta } from '#machines/meta.ts'

interface Context {
  batches: Readonly<Partial<Record<ListSource, DatedBatch>>>
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
  guards: {
    isLastBatch: ({ context }, source: Source) => Object.keys(without(context, source)).length === 0,
  },
  actions: {
    addBatch: assign({
      batches: ({ context }, { source, batch }: PrefetchedBatch) => ({ ...context.batches, [source]: batch }),
    }),
    removeBatch: assign({ batches: ({ context }, source: Source) => without(context, source) }),
    /** Each batch has a timer with the id of its list. */
    startExpiry: enqueueActions(({ enqueue }, { source }: Source) => {
      enqueue.raise({ type: 'batch.expired', source }, { id: source, delay: prefetchMaxAgeMs })
    }),
    cancelExpiry: cancel((_, { source }: Source) => source),
    cancelExpiries: enqueueActions(({ context, enqueue }) => {
      for (const source of Object.keys(context.batches)) enqueue.cancel(source)
    }),
    clearBatches: assign({ batches: {} }),
  },
}).createMachine({
  id: 'prefetchedBatches',
  description: 'The console keeps the first rows of lists, which the dashboard loads in advance, until the lists open.',
  context: { batches: {} },
  initial: 'empty',
  states: {
    empty: {
      description: 'No rows are loaded in advance. A list that opens loads its first rows itself.',
      meta: { section: '§7' },
      on: {
        'batch.prefetched': {
          target: 'fresh',
          actions: [
            { type: 'addBatch', params: ({ event }) => event },
            { type: 'startExpiry', params: ({ event }) => event },
          ],
        },
      },
    },
    fresh: {
      description:
        'The first rows of some lists are kept, so that these lists open at once. ' +
        `A timer discards them after ${prefetchMaxAgeMs / 1_000} seconds.`,
      meta: { section: '§7' },
      on: {
        'batch.prefetched': {
          description: 'The console keeps these rows too, and starts the timer of the list again.',
          actions: [
            { type: 'addBatch', params: ({ event }) => event },
            { type: 'cancelExpiry', params: ({ event }) => event },
            { type: 'startExpiry', params: ({ event }) => event },
          ],
        },
        'batch.taken': [
          {
            description:
              'It was the only list with kept rows. The console discards the kept rows of this list and stops the ' +
              'running timer of this list.',
            guard: { type: 'isLastBatch', params: ({ event }) => event },
            target: 'empty',
            actions: [
              { type: 'removeBatch', params: ({ event }) => event },
              { type: 'cancelExpiry', params: ({ event }) => event },
            ],
          },
          {
            description:
              'Other lists still have kept rows. The console discards the kept rows of this list and stops the ' +
              'running timer of this list.',
            actions: [
              { type: 'removeBatch', params: ({ event }) => event },
              { type: 'cancelExpiry', params: ({ event }) => event },
            ],
          },
        ],
        'batch.expired': [
          {
            description: 'It was the only list with kept rows. The console discards the kept rows of this list.',
            guard: { type: 'isLastBatch', params: ({ event }) => event },
            target: 'empty',
            actions: { type: 'removeBatch', params: ({ event }) => event },
          },
          {
            description: 'Other lists still have kept rows. The console discards the kept rows of this list.',
            actions: { type: 'removeBatch', params: ({ event }) => event },
          },
        ],
        'rows.outdated': {
          description:
            'The console stops the timers of all lists and discards the rows of all lists, because they can show an ' +
            'old status.',
          target: 'empty',
          actions: ['cancelExpiries', 'clearBatches'],
        },
      },
    },
  },
})

/** The prefetched batch of a list. The snapshot is empty if the chart does not run. */
export const selectPrefetchedBatch = (
  snapshot: Pick<SnapshotFrom<typeof prefetchedBatchesMachine>, 'context'> | Partial<Record<'context', undefined>>,
  source: ListSource,
): DatedBatch | undefined => snapshot.context?.batches[source]
