import type { SnapshotFrom } from 'xstate'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import { batchSize, maxEmptyBatches, rowsMaxAgeMs } from '#domain/limits.ts'
import type { ListSource } from '#domain/lists/kinds.ts'
import { nextBatchSize, scannedCountOf } from '#domain/lists/loadedRows.ts'
import { truncationText } from '#domain/lists/loadProgress.ts'
import type { ListRow } from '#domain/lists/rows.ts'
import type { RefereeRow, RefereesRequest } from '#domain/people/referees.ts'
import { type Loaded, loaderSetup } from '#machines/lists/loader.setup.ts'

const reread = {
  description: `The rows are at least ${rowsMaxAgeMs / 60_000} minutes old.`,
  guard: { type: 'isOld', params: ({ event }: { event: { now: number } }) => event },
  target: 'rereading',
} as const

const reportChange = { type: 'report', params: { cause: 'change' } } as const

/** The chart that loads the rows of a list, the only one with a cursor. */
const createLoader = <Row extends { readonly id: string; readonly createdAt: string }, Source>() =>
  loaderSetup<Row, Source>().createMachine({
    id: 'loader',
    description: 'The rows of a list load in batches, one call at a time.',
    context: ({ input }) => ({ ...input, rows: [], arrivedAt: 0, error: null, news: null }),
    initial: 'loading',
    on: {
      'rows.changed': {
        description: 'The person has changed some of the rows.',
        actions: ['changeRows', reportChange],
      },
      'refresh.requested': {
        description: 'All rows load from the start. The old ones stay visible until the first batch arrives.',
        target: '.loading',
        actions: ['setLoads', 'outdate', reportChange],
      },
    },
    states: {
      loading: {
        description:
          'A batch is loading. Loaded rows stay visible. In the background, no call starts in a hidden browser tab, or ' +
          'before the time that the server has named.',
        meta: { section: '§4' },
        tags: 'busy',
        on: {
          'more.cancelled': { target: 'partial', actions: 'stopLoading' },
          'rows.changed': {
            description:
              'Rows are removed, or the first batch is still loading. The same batch is requested again, because the ' +
              'answer can have the old rows.',
            guard: { type: 'isOutdatedByChange', params: ({ event }) => event },
            target: 'loading',
            reenter: true,
            actions: ['changeRows', reportChange],
          },
          'tab.returned': {
            ...reread,
            description: `The batch loads in the background, and the rows are at least ${rowsMaxAgeMs / 60_000} minutes old.`,
            guard: { type: 'isOldInBackground', params: ({ event }) => event },
          },
        },
        invoke: {
          id: 'fetchBatch',
          src: 'fetchBatch',
          input: ({ context: { source, list, loads } }) => ({
            source,
            cursor: list.cursor,
            limit: nextBatchSize(list, loads),
            loads,
          }),
          onDone: {
            description: 'The batch arrives. The list gets its rows, each one once.',
            target: 'deciding',
            actions: [
              { type: 'addBatch', params: ({ event }) => event.output },
              { type: 'report', params: { cause: 'answer' } },
            ],
          },
          onError: {
            target: 'failed',
            actions: [
              { type: 'setError', params: ({ event }) => event },
              { type: 'report', params: { cause: 'failure' } },
            ],
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
          {
            description: 'The person or the list decides whether more rows load.',
            guard: 'isEnough',
            target: 'partial',
          },
          { description: 'The server has more rows.', target: 'loading' },
        ],
      },
      partial: {
        description: "The server has more rows. 'Load more', a search or a later page loads the next batch.",
        meta: { section: '§2' },
        on: { 'more.requested': { target: 'loading', actions: 'setLoads' }, 'tab.returned': reread },
      },
      complete: {
        description: 'All rows are loaded.',
        meta: { section: '§2' },
        on: { 'tab.returned': reread },
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
            actions: ['resume', reportChange],
          },
          'tab.returned': reread,
        },
      },
      rereading: {
        description:
          'The first rows load again in the background, not before the time that the server has named. Rows get their ' +
          'new details and stay where they are. If rows came or went, the page says so and offers to show them.',
        meta: { section: '§8' },
        invoke: {
          id: 'rereadBatch',
          src: 'rereadBatch',
          input: ({ context: { source, loads } }) => ({ source, cursor: null, limit: batchSize, loads }),
          onDone: {
            target: 'deciding',
            actions: [
              { type: 'refreshRows', params: ({ event }) => event.output },
              { type: 'report', params: { cause: 'reread' } },
            ],
          },
          onError: {
            description: 'The rows stay, with the time when they were read.',
            target: 'deciding',
            actions: reportChange,
          },
        },
        on: {
          'more.requested': {
            description: 'The person needs more rows at once. The loaded ones keep the time when they were read.',
            guard: { type: 'isNeededNow', params: ({ event }) => event },
            target: 'loading',
            actions: 'setLoads',
          },
          'retry.requested': { guard: 'isTruncated', target: 'loading', actions: ['resume', reportChange] },
          'rows.changed': {
            description: 'The answer can have the old rows.',
            target: 'deciding',
            actions: ['changeRows', reportChange],
          },
        },
      },
      failed: {
        description: "A call failed. The page shows the reason and offers 'Retry'. Loaded rows stay visible.",
        meta: { section: '§8' },
        exit: 'clearError',
        on: {
          'retry.requested': 'loading',
          'more.requested': { target: 'loading', actions: 'setLoads' },
          'more.cancelled': { description: 'Nobody waits for the rows.', target: 'partial', actions: 'stopLoading' },
        },
      },
    },
  })

/** The loader of the lists of §7. */
export const rowsLoader = createLoader<ListRow, ListSource>()

/** The loader of the referees of a code. */
export const refereesLoader = createLoader<RefereeRow, Omit<RefereesRequest, 'cursor'>>()

type LoaderSnapshot = SnapshotFrom<typeof rowsLoader | typeof refereesLoader>

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
