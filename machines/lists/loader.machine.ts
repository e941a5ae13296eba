import { type ActorRef, assertEvent, assign, sendTo, setup, type Snapshot, type SnapshotFrom } from 'xstate'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import { maxEmptyBatches, rowsMaxAgeMs } from '#domain/limits.ts'
import {
  appendRows,
  changeLoadedRows,
  type DatedBatch,
  isFirstBatchMissing,
  type LoadedRows,
  outdateRows,
  resumeRows,
  scannedCountOf,
} from '#domain/lists/loadedRows.ts'
import { isOld, type ListNews, newsOf } from '#domain/lists/news.ts'
import { type Cursor, isTruncated, truncationText } from '#domain/lists/loadProgress.ts'
import type { BatchRequest } from '#domain/lists/paging.ts'
import type { ListRow, RowChanges } from '#domain/lists/rows.ts'
import type { RefereeRow, RefereesRequest } from '#domain/people/referees.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

/** What is loaded after a call or a change, and the rows of the answer. `error`: why the call failed. Null if it did not. */
export interface Loaded<Row> {
  list: LoadedRows<Row>
  rows: readonly Row[]
  arrivedAt: number
  error: unknown
}

/** The loader tells its parent about each answer and each change. */
export interface RowsReported<Row> extends Loaded<Row> {
  type: 'rows.reported'
}

/** The input of one call. `cursor` is null for the first batch. */
export interface LoaderCall<Source> {
  source: Source
  cursor: Cursor | null
}

interface LoaderInput<Row, Source> {
  /** Whose rows they are. */
  source: Source
  /** What is loaded already. */
  list: LoadedRows<Row>
  /** What loads without a press of a button: all rows, or one batch with new rows at a time. */
  loads: 'all' | 'batch'
  parent: ActorRef<Snapshot<unknown>, RowsReported<Row>>
}

type LoaderEvent<Row> =
  | { type: 'more.requested' }
  | { type: 'retry.requested' }
  /** All rows load from the start. */
  | { type: 'refresh.requested' }
  | { type: 'tab.returned'; now: number }
  | ({ type: 'rows.changed' } & RowChanges<Row>)

interface LoaderContext<Row, Source> extends LoaderInput<Row, Source>, Loaded<Row> {
  /** Rows that came or went since the first batch arrived. Null if there are none. */
  news: ListNews<Row> | null
}

const refresh = { description: 'All rows load from the start.', target: 'loading', actions: 'outdate' } as const

const reread = {
  description: `The rows are at least ${rowsMaxAgeMs / 60_000} minutes old.`,
  guard: { type: 'isOld', params: ({ event }: { event: { now: number } }) => event },
  target: 'rereading',
} as const

/** The chart that loads the rows of a list, the only one with a cursor. */
const createLoader = <Row extends { readonly id: string; readonly createdAt: string }, Source>() =>
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
      isEnough: ({ context: { list, loads } }) => loads === 'batch' && list.emptyBatches === 0,
    },
    actions: {
      addBatch: assign(({ context }, batch: DatedBatch<Row>) => ({
        list: appendRows(context.list, batch),
        rows: batch.rows,
        arrivedAt: batch.arrivedAt,
        ...(isFirstBatchMissing(context.list) && { news: null }),
      })),
      setNews: assign(({ context: { list } }, batch: DatedBatch<Row>) => ({
        list: { ...list, readAt: batch.arrivedAt },
        rows: [],
        news: newsOf(list.rows, batch),
      })),
      changeRows: assign(({ context, event }) => {
        assertEvent(event, 'rows.changed')
        return { list: changeLoadedRows(context.list, event), rows: [] }
      }),
      setError: assign((_, { error }: { error: unknown }) => ({ error, rows: [] })),
      clearError: assign({ error: null }),
      outdate: assign({ list: ({ context }) => outdateRows(context.list) }),
      resume: assign({ list: ({ context }) => resumeRows(context.list) }),
      report: sendTo(
        ({ context }) => context.parent,
        ({ context: { list, rows, arrivedAt, error } }) => ({
          type: 'rows.reported' as const,
          list,
          rows,
          arrivedAt,
          error,
        }),
      ),
    },
  }).createMachine({
    id: 'loader',
    description: 'The rows of a list load in batches, one call at a time.',
    context: ({ input }) => ({ ...input, rows: [], arrivedAt: 0, error: null, news: null }),
    initial: 'loading',
    on: {
      'rows.changed': { description: 'The person has changed some of the rows.', actions: ['changeRows', 'report'] },
    },
    states: {
      loading: {
        description: 'A batch is loading. Loaded rows stay visible.',
        meta: { section: '§4' },
        tags: 'busy',
        invoke: {
          id: 'fetchBatch',
          src: 'fetchBatch',
          input: ({ context: { source, list } }) => ({ source, cursor: list.cursor }),
          onDone: {
            description: 'The batch arrives. The list gets its rows, each one once.',
            target: 'deciding',
            actions: [{ type: 'addBatch', params: ({ event }) => event.output }, 'report'],
          },
          onError: {
            target: 'failed',
            actions: [{ type: 'setError', params: ({ event }) => ({ error: event.error }) }, 'report'],
          },
        },
      },
      deciding: {
        description: 'The list checks whether the server has more rows.',
        meta: { section: '§4' },
        always: [
          {
            description: `The server sent a cursor again, or the last ${maxEmptyBatches} batches had no new rows.`,
            guard: 'isTruncated',
            target: 'truncated',
          },
          { description: 'The server has no more rows.', guard: 'isComplete', target: 'complete' },
          { description: 'The person decides whether more rows load.', guard: 'isEnough', target: 'partial' },
          { description: 'The server has more rows.', target: 'loading' },
        ],
      },
      partial: {
        description: "The server has more rows. 'Load more' loads the next batch.",
        meta: { section: '§2' },
        on: { 'more.requested': 'loading' },
      },
      complete: {
        description: 'All rows are loaded.',
        meta: { section: '§2' },
        on: {
          'refresh.requested': refresh,
          'tab.returned': reread,
        },
      },
      truncated: {
        description:
          'The server repeated rows, or stopped sending new ones. The page says that rows may be missing, and offers ' +
          "'Retry'.",
        meta: { section: '§8' },
        on: {
          'retry.requested': {
            description:
              'If the server repeated rows, all rows load from the start; otherwise the remaining ones load.',
            target: 'loading',
            actions: 'resume',
          },
          'refresh.requested': refresh,
          'tab.returned': reread,
        },
      },
      rereading: {
        description:
          'The first rows load again in the background. The list stays as it is. If rows came or went, it says so and ' +
          'offers to show them.',
        meta: { section: '§8' },
        invoke: {
          id: 'rereadBatch',
          src: 'rereadBatch',
          input: ({ context: { source } }) => ({ source, cursor: null }),
          onDone: {
            target: 'deciding',
            actions: [{ type: 'setNews', params: ({ event }) => event.output }, 'report'],
          },
          onError: { description: 'The list stays, with the time when it was read.', target: 'deciding' },
        },
        on: {
          'refresh.requested': refresh,
          'retry.requested': { guard: 'isTruncated', target: 'loading', actions: 'resume' },
        },
      },
      failed: {
        description: "A call failed. The page shows the reason and offers 'Retry'. Loaded rows stay visible.",
        meta: { section: '§8' },
        exit: 'clearError',
        on: { 'retry.requested': 'loading', 'refresh.requested': refresh },
      },
    },
  })

/** The loader of the lists of §7. */
export const rowsLoader = createLoader<ListRow, Omit<BatchRequest, 'cursor'>>()

/** The loader of the referees of a code. */
export const refereesLoader = createLoader<RefereeRow, Omit<RefereesRequest, 'cursor'>>()

// oxlint-disable-next-line typescript/no-explicit-any -- a view of the progress does not depend on the rows
type LoaderSnapshot = SnapshotFrom<ReturnType<typeof createLoader<any, any>>>

/** Why rows are missing, for the screen. Null if none are. */
export const loadProblem = (
  { list, error }: Pick<Loaded<unknown>, 'list' | 'error'>,
  textOf: (error: unknown) => string = errorMessageFor,
): string | null => (error === null ? truncationText(list.end) || null : textOf(error))

/** How far the rows are loaded. Nothing loads if there is no loader. */
export const selectLoader = (snapshot: LoaderSnapshot | undefined) => ({
  isBusy: snapshot?.hasTag('busy') ?? false,
  isPartial: snapshot?.matches('partial') ?? false,
  isComplete: snapshot?.context.list.end === 'reached',
  loadedCount: snapshot ? scannedCountOf(snapshot.context.list) : 0,
  hasFailed: snapshot?.matches('failed') ?? false,
  problem: snapshot ? loadProblem(snapshot.context) : null,
  hasNews: (snapshot?.context.news ?? null) !== null,
  newCount: snapshot?.context.news?.newRows.length ?? 0,
})
