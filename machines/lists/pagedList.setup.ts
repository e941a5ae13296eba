import { type ActorRef, assertEvent, assign, enqueueActions, sendTo, setup, type Snapshot } from 'xstate'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import { maxBackgroundRows } from '#domain/limits.ts'
import type { ListSource } from '#domain/lists/kinds.ts'
import { isTruncated, resumableProgress } from '#domain/lists/loadProgress.ts'
import type { ListNews } from '#domain/lists/news.ts'
import { isFirstBatchMissing, SavesDataError } from '#domain/lists/loadedRows.ts'
import {
  hasSearchTarget,
  isPageUnfilled,
  isSameSearch,
  isSearch,
  type LoadedList,
  loadsRest,
  needsNextBatch,
  type RestLimit,
  withLoadedRows,
  withQuery,
  withToday,
} from '#domain/lists/paging.ts'
import type { ListQuery } from '#domain/lists/query.ts'
import type { ListRow, RowChanges } from '#domain/lists/rows.ts'
import type { ToastEffect } from '#machines/effects.ts'
import { rowsLoader } from '#machines/lists/loader.machine.ts'
import type { RowsReported } from '#machines/lists/loader.setup.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
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
  /** The start of the toast after a failure. Null: only the list shows the failure. */
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
  /** Why the last call that the person waited for failed. It counts while the list is in the state `failed`. */
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
  /** The remaining rows may load: the person points at a control for all rows, or the page has been open for a while. */
  | { type: 'rest.needed' }
  | { type: 'tab.returned'; now: number }
  | RowsReported<ListRow>

/** Whether the server has more rows, and the list is not about to load them by itself. */
const hasRest = (context: Context): boolean =>
  context.end === null && !isFirstBatchMissing(context) && (context.restLimit !== null || hasSearchTarget(context))

/** The types, the loader, guards and actions of the chart of a list. */
export const pagedListSetup = setup({
  types: {
    input: {} as PagedListInput,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as ToastEffect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
    children: {} as { loader: 'loader' },
  },
  actors: { loader: rowsLoader },
  guards: {
    needsNextBatch: ({ context }) => !loadsRest(context) && needsNextBatch(context),
    loadsRest: ({ context }) => loadsRest(context),
    isRestWaiting: ({ context }) => context.restLimit === null,
    canLoadAll: ({ context }) => hasRest(context) && !loadsRest(context),
    hasRest: ({ context }) => hasRest(context),
    isRestStopped: ({ context }) => context.restLimit === 0,
    searchesRest: ({ context }) =>
      context.searchOrigin === 'url' && isSearch(context) && context.end === null && isPageUnfilled(context),
    isTruncated: ({ context }) => isTruncated(context),
    isAnswer: (_, { cause }: RowsReported<ListRow>) => cause !== 'change',
    isDataSaved: ({ context }, { cause, error }: RowsReported<ListRow>) =>
      cause === 'failure' && error instanceof SavesDataError && context.restLimit !== 'all',
    hasFailed: (_, { cause }: RowsReported<ListRow>) => cause === 'failure',
    hasFailedInBackground: ({ context }, { cause, loads }: RowsReported<ListRow>) =>
      cause === 'failure' && loads === 'background' && context.restLimit !== 'all',
  },
  actions: {
    loadBatch: sendTo('loader', { type: 'more.requested', loads: 'once' }),
    loadRest: sendTo('loader', ({ context: { restLimit } }) => ({
      type: 'more.requested' as const,
      loads: restLimit === 'all' ? ('all' as const) : ('background' as const),
    })),
    loadFromStart: sendTo('loader', { type: 'refresh.requested', loads: 'once' }),
    stopLoader: sendTo('loader', { type: 'more.cancelled' }),
    sendToLoader: sendTo('loader', ({ event }) => {
      assertEvent(event, ['retry.requested', 'rows.changed', 'tab.returned'])
      return event
    }),
    allowExtraBatches: assign({ extraBatchesLeft: ({ context }) => context.extraBatches }),
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
    setRows: assign(({ context, event }) => {
      assertEvent(event, 'rows.reported')
      return { ...withLoadedRows(context, event), news: event.news ?? null }
    }),
    reportNewRows: enqueueActions(({ context: { parent, news }, enqueue }, reported: RowsReported<ListRow>) => {
      const known = new Set(news?.newRows.map(({ id }) => id))
      const rows = (reported.news?.newRows ?? []).filter(({ id }) => !known.has(id))
      if (parent && rows.length > 0) enqueue.sendTo(parent, { type: 'newRows.found', rows })
    }),
    allowRest: assign({ restLimit: maxBackgroundRows }),
    allowAll: assign({ restLimit: 'all' }),
    stopRest: assign({ restLimit: 0 }),
    reportRestFailure: alert(({ context: { problemTitle } }, { error }: RowsReported<ListRow>) => ({
      text: `${problemTitle}: ${errorMessageFor(error)}`,
      retry: 'retry.requested',
    })),
    sendRowsToPalette: sendToSystem('palette', ({ context: { source } }, reported: RowsReported<ListRow>) => ({
      type: 'records.changed',
      source,
      rows: reported.rows,
      ...(reported.cause === 'answer' && { progress: resumableProgress(reported.list) }),
    })),
    stopSearch: assign({ extraBatchesLeft: 0, searchOrigin: 'page' }),
    setCount: assign(({ event }) => {
      assertEvent(event, 'rows.counted')
      return { totalCount: event.count }
    }),
    setProblem: assign({ problem: (_, { error }: RowsReported<ListRow>) => errorMessageFor(error) }),
    reportFailure: enqueueActions(({ context: { toastPrefix }, enqueue }, { error }: RowsReported<ListRow>) => {
      if (toastPrefix !== null) enqueue(toast({ tone: 'error', text: `${toastPrefix}${errorMessageFor(error)}` }))
    }),
  },
})
