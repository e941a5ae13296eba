import { assign, emit, setup } from 'xstate'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import { batchSize, fullListBatchSize } from '#domain/limits.ts'
import type { ListSource } from '#domain/lists/kinds.ts'
import {
  type Batch,
  type BatchRequest,
  emptyList,
  type LoadedList,
  isNewSearch,
  needsNextBatch,
  markOutdated,
  hasSearchTarget,
  appendBatch,
  upsertRows,
  removeRows,
  withQuery,
} from '#domain/lists/paging.ts'
import type { ListQuery } from '#domain/lists/query.ts'
import type { ListRow } from '#domain/lists/rows.ts'
import type { AlertEffect, ToastEffect } from '#machines/effects.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

export interface PagedListInput {
  source: ListSource
  query: ListQuery
  /** What the server counts of these rows, where that is known already. */
  count: number | null
  /** How many more batches a search may fetch by itself (§4). */
  topUps: number
  /** What failed when a batch does not come (§8). */
  problemTitle: string
  /** How a toast about it begins; without it, only the bell hears of it. */
  toast: string | null
}

interface Context extends LoadedList, Omit<PagedListInput, 'query' | 'count'> {
  problem: string | null
}

type Event =
  | { type: 'query.changed'; query: ListQuery }
  | { type: 'fullSearch.requested' }
  | { type: 'fullSearch.cancelled' }
  | { type: 'retry.requested' }
  | { type: 'rows.changed'; rows: readonly ListRow[] }
  | { type: 'rows.removed'; ids: readonly string[] }
  | { type: 'rows.counted'; count: number }
  | { type: 'rows.outdated' }

export const pagedListMachine = setup({
  types: {
    input: {} as PagedListInput,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as ToastEffect | AlertEffect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: { fetchBatch: notProvided<Batch, BatchRequest>('fetchBatch') },
  guards: {
    needsNextBatch: ({ context }) => needsNextBatch(context),
    canSearchAll: ({ context }) => hasSearchTarget(context) && context.end === null,
    isOutdated: ({ context }) => context.isOutdated,
    isNewSearch: ({ context, event }) => event.type === 'query.changed' && isNewSearch(context.query, event.query),
  },
  actions: {
    restart: assign(({ context }) => markOutdated(context, context.topUps)),
    setQuery: assign(({ context, event }) =>
      event.type === 'query.changed' ? withQuery(context, event.query, context.topUps) : {},
    ),
    addBatch: assign(({ context }, batch: Batch) => appendBatch(context, batch)),
    clearProblem: assign({ problem: null }),
    startFullSearch: assign({ isFullSearch: true }),
    stopFullSearch: assign({ isFullSearch: false, extraBatchesLeft: 0 }),
    upsertRows: assign(({ context, event }) => (event.type === 'rows.changed' ? upsertRows(context, event.rows) : {})),
    removeRows: assign(({ context, event }) => (event.type === 'rows.removed' ? removeRows(context, event.ids) : {})),
    setCount: assign(({ context, event }) => ({
      totalCount: event.type === 'rows.counted' ? event.count : context.totalCount,
    })),
    setProblem: assign({
      problem: (_, { error }: { error: unknown }) => errorMessageFor(error),
      isFullSearch: false,
    }),
    reportFailure: emit(({ context: { toast, problemTitle } }, { error }: { error: unknown }) =>
      toast === null
        ? { type: 'alert', text: `${problemTitle}: ${errorMessageFor(error)}`, retry: 'retry.requested' }
        : { type: 'toast', tone: 'error', text: `${toast}${errorMessageFor(error)}`, retry: 'retry.requested' },
    ),
  },
}).createMachine({
  id: 'pagedList',
  description: 'One list of the product, fetched batch by batch and shown page by page.',
  context: ({ input: { query, count, ...input } }) => ({
    ...input,
    ...emptyList(query, input.topUps),
    totalCount: count,
    problem: null,
  }),
  initial: 'settling',
  on: {
    'rows.counted': { actions: 'setCount' },
    'rows.outdated': { target: '.settling', actions: 'restart' },
  },
  states: {
    settling: {
      description: 'Are there rows enough for the page that is asked for, and for the next one?',
      meta: { section: '§4' },
      always: [{ guard: 'needsNextBatch', target: 'fetching' }, { target: 'showing' }],
    },
    fetching: {
      description:
        'The next batch is on its way. What is loaded stays in sight; another search drops the answer, and so does a change of rows while the list is fetched anew, since the answer may not know of it.',
      meta: { section: '§4' },
      tags: 'busy',
      on: {
        'query.changed': [{ guard: 'isNewSearch', target: 'settling', actions: 'setQuery' }, { actions: 'setQuery' }],
        'fullSearch.cancelled': { target: 'settling', actions: 'stopFullSearch' },
        'rows.changed': [{ guard: 'isOutdated', target: 'settling', actions: 'upsertRows' }, { actions: 'upsertRows' }],
        'rows.removed': [{ guard: 'isOutdated', target: 'settling', actions: 'removeRows' }, { actions: 'removeRows' }],
      },
      invoke: {
        id: 'fetchBatch',
        src: 'fetchBatch',
        input: ({ context: { source, cursor, isFullSearch } }) => ({
          source,
          cursor,
          limit: isFullSearch ? fullListBatchSize : batchSize,
        }),
        onDone: { target: 'settling', actions: { type: 'addBatch', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: [
            { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
            { type: 'reportFailure', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    showing: {
      description:
        'The page is there, or the list says that there is nothing. A search says how far it looked and offers to go on.',
      meta: { section: '§2' },
      on: {
        'query.changed': { target: 'settling', actions: 'setQuery' },
        'fullSearch.requested': { guard: 'canSearchAll', target: 'settling', actions: 'startFullSearch' },
        'rows.changed': { target: 'settling', actions: 'upsertRows' },
        'rows.removed': { target: 'settling', actions: 'removeRows' },
      },
    },
    failed: {
      description:
        'A batch did not come. What is loaded stays and can be searched and turned; the list says why and offers to try again.',
      meta: { section: '§8' },
      exit: 'clearProblem',
      on: {
        'query.changed': { actions: 'setQuery' },
        'retry.requested': 'fetching',
        'rows.changed': { actions: 'upsertRows' },
        'rows.removed': { actions: 'removeRows' },
      },
    },
  },
})
