import { type ActorRef, assertEvent, assign, enqueueActions, setup, type Snapshot } from 'xstate'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import { maxBackgroundRows } from '#domain/limits.ts'
import type { ListSource } from '#domain/lists/kinds.ts'
import { isTruncated, resumableProgress } from '#domain/lists/loadProgress.ts'
import { isOld, type ListNews, newsOf } from '#domain/lists/news.ts'
import { type Batch, type DatedBatch, isFirstBatchMissing } from '#domain/lists/loadedRows.ts'
import {
  type BatchRequest,
  type LoadedList,
  type RestLimit,
  type RestRequest,
  isNewSearch,
  isTypedOn,
  isPageUnfilled,
  isSearch,
  isSameSearch,
  loadsRest,
  needsNextBatch,
  markOutdated,
  hasSearchTarget,
  appendBatch,
  appendRestBatch,
  refreshRows,
  resume,
  changeRows,
  withQuery,
  withToday,
} from '#domain/lists/paging.ts'
import type { ListQuery } from '#domain/lists/query.ts'
import type { ListRow, RowChanges } from '#domain/lists/rows.ts'
import type { ToastEffect } from '#machines/effects.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'
import { alert, sendToSystem, toast } from '#machines/system.ts'

/** Rows that someone else has added since the list was read. Each is told once. */
export interface NewRowsFound {
  type: 'newRows.found'
  rows: readonly ListRow[]
}

export interface PagedListInput {
  source: ListSource
  query: ListQuery
  /** The local day. Empty if it is not known. */
  today: string
  /** The server's count of these rows, or null if it is not known. */
  totalCount: number | null
  /** The number of extra batches that a search may load automatically (§4). */
  extraBatches: number
  /** The title of the notice after a batch failed to load (§8). */
  problemTitle: string
  /** The start of the toast after a failure. Null: only the bell reports the failure. */
  toastPrefix: string | null
  /** The chart that learns of new rows. Null if none does. */
  parent: ActorRef<Snapshot<unknown>, NewRowsFound> | null
}

/** Rows differ from the loaded ones: the person has changed them, or the server has answered a change. */
export interface RowsChanged extends RowChanges {
  type: 'rows.changed'
}

/** Who chose the query: the person on the page, or the URL with a link, a saved view or a shared address. */
export type QueryOrigin = 'page' | 'url'

interface Context extends LoadedList, Omit<PagedListInput, 'query' | 'today' | 'totalCount'> {
  problem: string | null
  /** Who chose the term and the filters. A search of the URL also searches the rest of the list. */
  searchOrigin: QueryOrigin
  restLimit: RestLimit
  /** Rows that came or went since the first batch arrived. Null if there are none. */
  news: ListNews<ListRow> | null
}

type Event =
  | { type: 'query.changed'; query: ListQuery; origin: QueryOrigin }
  /** All rows, however many there are: 'Load all' or 'Search all'. */
  | { type: 'rest.requested' }
  | { type: 'rest.cancelled' }
  | { type: 'retry.requested' }
  | RowsChanged
  | { type: 'rows.counted'; count: number }
  | { type: 'rows.outdated' }
  | { type: 'day.changed'; today: string }
  /** The page shows the list, and the person is likely to need all rows, or has rested on it. */
  | { type: 'rest.needed' }
  | { type: 'tab.returned'; now: number }

/** Whether the server has more rows, and the list is not about to load them by itself. */
const hasRest = (context: Context): boolean =>
  context.end === null && !isFirstBatchMissing(context) && (context.restLimit !== null || hasSearchTarget(context))

/** The types, the actor, guards and actions of the chart of a list. */
export const pagedListSetup = setup({
  types: {
    input: {} as PagedListInput,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as ToastEffect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    fetchBatch: notProvided<DatedBatch, BatchRequest>('fetchBatch'),
    rereadBatch: notProvided<DatedBatch, BatchRequest>('rereadBatch'),
    /** The next batch of the remaining rows. Null if the browser saves data, and the person has not asked for them. */
    fetchRest: notProvided<Batch | null, RestRequest>('fetchRest'),
  },
  guards: {
    needsNextBatch: ({ context }) => !loadsRest(context) && needsNextBatch(context),
    loadsRest: ({ context }) => loadsRest(context),
    hasBatch: (_, { batch }: { batch: Batch | null }) => batch !== null,
    isRestWaiting: ({ context }) => context.restLimit === null,
    isRestRequested: ({ context }) => context.restLimit === 'all',
    canLoadAll: ({ context }) => hasRest(context) && !loadsRest(context),
    hasRest: ({ context }) => hasRest(context),
    isRestStopped: ({ context }) => context.restLimit === 0,
    searchesRest: ({ context }) =>
      context.searchOrigin === 'url' && isSearch(context) && context.end === null && isPageUnfilled(context),
    isTruncated: ({ context }) => isTruncated(context),
    isOld: ({ context }, { now }: { now: number }) => isOld(context.readAt, now),
    isLoaded: ({ context }, { query }: { query: ListQuery }) =>
      !needsNextBatch(withQuery(context, query, context.extraBatches)),
    removesRows: (_, { removedIds = [] }: RowChanges) => removedIds.length > 0,
    isFirstBatchMissing: ({ context }) => isFirstBatchMissing(context),
    isTypedOn: ({ context }, { query }: { query: ListQuery }) => isTypedOn(context.query, query),
    isNewSearch: ({ context }, { query }: { query: ListQuery }) => isNewSearch(context.query, query),
  },
  actions: {
    markOutdated: assign(({ context }) => markOutdated(context, context.extraBatches)),
    resume: assign(({ context }) => resume(context, context.extraBatches)),
    setQuery: assign(({ context, event }) => {
      assertEvent(event, 'query.changed')
      return {
        ...withQuery(context, event.query, context.extraBatches),
        searchOrigin: isSameSearch(context.query, event.query) ? context.searchOrigin : event.origin,
      }
    }),
    setToday: assign(({ context, event }) => {
      assertEvent(event, 'day.changed')
      return withToday(context, event.today)
    }),
    addBatch: assign(({ context }, batch: DatedBatch) => ({
      ...appendBatch(context, batch),
      ...(isFirstBatchMissing(context) && { news: null }),
    })),
    reportNewRows: enqueueActions(({ context: { parent, news, rows }, enqueue }, batch: DatedBatch) => {
      const found = newsOf([...rows, ...(news?.newRows ?? [])], batch)?.newRows ?? []
      if (parent && found.length > 0) enqueue.sendTo(parent, { type: 'newRows.found', rows: found })
    }),
    refreshRows: assign(({ context }, batch: DatedBatch) => ({
      ...refreshRows(context, batch),
      news: newsOf(context.rows, batch),
    })),
    addRestBatch: assign(({ context }, batch: Batch) => appendRestBatch(context, batch)),
    allowRest: assign({ restLimit: maxBackgroundRows }),
    allowAll: assign({ restLimit: 'all' }),
    stopRest: assign({ restLimit: 0 }),
    reportRestFailure: alert(({ context: { problemTitle } }, { error }: { error: unknown }) => ({
      text: `${problemTitle}: ${errorMessageFor(error)}`,
      retry: 'retry.requested',
    })),
    sendRowsToPalette: sendToSystem('palette', ({ context: { source } }, { rows }: Batch) => ({
      type: 'records.changed',
      source,
      rows,
    })),
    sendBatchToPalette: sendToSystem('palette', ({ context }, { rows }: Batch) => ({
      type: 'records.changed',
      source: context.source,
      rows,
      progress: resumableProgress(context),
    })),
    stopSearch: assign({ extraBatchesLeft: 0, searchOrigin: 'page' }),
    changeRows: assign(({ context, event }) => {
      assertEvent(event, 'rows.changed')
      return changeRows(context, event)
    }),
    setCount: assign(({ event }) => {
      assertEvent(event, 'rows.counted')
      return { totalCount: event.count }
    }),
    setProblem: assign({ problem: (_, { error }: { error: unknown }) => errorMessageFor(error) }),
    clearProblem: assign({ problem: null }),
    reportFailure: enqueueActions(
      ({ context: { toastPrefix, problemTitle }, enqueue }, { error }: { error: unknown }) => {
        const message = errorMessageFor(error)
        const retry = 'retry.requested'
        if (toastPrefix !== null) enqueue(toast({ tone: 'error', text: `${toastPrefix}${message}` }))
        enqueue(
          alert({ text: toastPrefix === null ? `${problemTitle}: ${message}` : `${toastPrefix}${message}`, retry }),
        )
      },
    ),
  },
})
