import { type ActorRef, assertEvent, assign, sendTo, setup, type Snapshot } from 'xstate'
import {
  appendRows,
  changeLoadedRows,
  type DatedBatch,
  isFirstBatchMissing,
  type LoadCause,
  type LoadedRows,
  type LoadMode,
  outdateRows,
  refreshRows,
  resumeRows,
} from '#domain/lists/loadedRows.ts'
import { isOld, type ListNews, newsOf } from '#domain/lists/news.ts'
import { isTruncated } from '#domain/lists/loadProgress.ts'
import type { BatchRequest } from '#domain/lists/paging.ts'
import type { RowChanges } from '#domain/lists/rows.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

/** What is loaded after a call or a change. */
export interface Loaded<Row> {
  list: LoadedRows<Row>
  loads: LoadMode
  /** The rows of the answer. */
  rows: readonly Row[]
  arrivedAt: number
  /** Why the call failed. Null if it did not. */
  error: unknown
}

/** The loader tells its parent about each answer and each change. */
export interface RowsReported<Row> extends Loaded<Row> {
  type: 'rows.reported'
  cause: LoadCause
  /** Rows that came or went since the first batch arrived, if any. */
  news?: ListNews<Row>
}

/** The input of one call of a loader. */
export interface LoaderCall<Source> extends BatchRequest<Source> {
  loads: LoadMode
}

interface LoaderInput<Row, Source> {
  /** Whose rows they are. */
  source: Source
  /** What is loaded already. */
  list: LoadedRows<Row>
  loads: LoadMode
  parent: ActorRef<Snapshot<unknown>, RowsReported<Row>>
}

type LoaderEvent<Row> =
  /** Without `loads`, the loader goes on as before. */
  | { type: 'more.requested'; loads?: LoadMode }
  | { type: 'more.cancelled' }
  | { type: 'retry.requested' }
  /** All rows load from the start. */
  | { type: 'refresh.requested'; loads?: LoadMode }
  | { type: 'tab.returned'; now: number }
  | ({ type: 'rows.changed' } & RowChanges<Row>)

interface LoaderContext<Row, Source> extends LoaderInput<Row, Source>, Loaded<Row> {
  news: ListNews<Row> | null
}

/** The types, actors, guards and actions of the loader. */
export const loaderSetup = <Row extends { readonly id: string; readonly createdAt: string }, Source>() =>
  setup({
    types: {
      input: {} as LoaderInput<Row, Source>,
      context: {} as LoaderContext<Row, Source>,
      events: {} as LoaderEvent<Row>,
      meta: {} as StateMeta,
      tags: {} as StateTag,
    },
    actors: {
      fetchBatch: notProvided<DatedBatch<Row>, LoaderCall<Source>>('fetchBatch'),
      rereadBatch: notProvided<DatedBatch<Row>, LoaderCall<Source>>('rereadBatch'),
    },
    guards: {
      isTruncated: ({ context }) => isTruncated(context.list),
      isComplete: ({ context }) => context.list.end === 'reached',
      isOld: ({ context }, { now }: { now: number }) => isOld(context.list.readAt, now),
      isOldInBackground: ({ context: { list, loads } }, { now }: { now: number }) =>
        loads === 'background' && isOld(list.readAt, now),
      isNeededNow: ({ context: { list } }, { loads }: { loads?: LoadMode }) =>
        list.end === null && loads !== 'background',
      isEnough: ({ context: { list, loads } }) => loads !== 'all' && !(loads === 'batch' && list.emptyBatches > 0),
      isOutdatedByChange: ({ context: { list } }, { removedIds = [] }: RowChanges<Row>) =>
        isFirstBatchMissing(list) || removedIds.length > 0,
    },
    actions: {
      setLoads: assign(({ context, event }) => {
        assertEvent(event, ['more.requested', 'refresh.requested'])
        return { loads: event.loads ?? context.loads }
      }),
      addBatch: assign(({ context }, batch: DatedBatch<Row>) => ({
        list: appendRows(context.list, batch),
        rows: batch.rows,
        arrivedAt: batch.arrivedAt,
        ...(isFirstBatchMissing(context.list) && { news: null }),
      })),
      refreshRows: assign(({ context: { list } }, batch: DatedBatch<Row>) => ({
        list: refreshRows(list, batch),
        rows: batch.rows,
        news: newsOf(list.rows, batch),
      })),
      changeRows: assign(({ context, event }) => {
        assertEvent(event, 'rows.changed')
        return { list: changeLoadedRows(context.list, event), rows: [] }
      }),
      setError: assign((_, { error }: { error: unknown }) => ({ error, rows: [] })),
      stopLoading: assign({ loads: 'once' }),
      clearError: assign({ error: null }),
      outdate: assign(({ context }) => ({ list: outdateRows(context.list), rows: [] })),
      resume: assign(({ context }) => ({ list: resumeRows(context.list), rows: [] })),
      report: sendTo(
        ({ context }) => context.parent,
        ({ context: { list, loads, rows, arrivedAt, error, news } }, { cause }: { cause: LoadCause }) => ({
          type: 'rows.reported' as const,
          cause,
          list,
          loads,
          rows,
          arrivedAt,
          error,
          ...(news && { news }),
        }),
      ),
    },
  })
