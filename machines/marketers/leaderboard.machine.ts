import { assertEvent, assign, emit, setup } from 'xstate'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import {
  codesToCount,
  leaderboardColumns,
  type LeaderboardOrder,
  uncountedCodes,
  createLeaderboardRows,
  type RefereeTallies,
} from '#domain/people/leaderboard.ts'
import { countRefereesConcurrency, fullListBatchSize, maxAutomaticCodes, maxEmptyBatches } from '#domain/limits.ts'
import { type CsvReader, toCsv, toFileName } from '#domain/lists/csv.ts'
import { isTruncated, truncationText } from '#domain/lists/loadProgress.ts'
import type { Batch } from '#domain/lists/loadedRows.ts'
import { appendBatch, type BatchRequest, changeRows, emptyList, type LoadedList, resume } from '#domain/lists/paging.ts'
import { defaultQuery } from '#domain/lists/query.ts'
import { toMarketers } from '#domain/people/marketers.ts'
import { fileNameParts, type RefereePeriod } from '#domain/periods/signUpPeriods.ts'
import type { DownloadEffect } from '#machines/effects.ts'
import type { RowsChanged } from '#machines/lists/pagedList.setup.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

interface Context {
  /** The marketers. */
  list: LoadedList
  tallies: RefereeTallies
  order: LeaderboardOrder
  /** How many codes are counted without asking the person. */
  maxCodes: number
  problem: string | null
}

type Event =
  | { type: 'board.opened' }
  | { type: 'load.requested' }
  | { type: 'load.cancelled' }
  | { type: 'retry.requested' }
  | { type: 'order.chosen'; order: LeaderboardOrder }
  | { type: 'download.requested'; period: RefereePeriod; reader?: CsvReader }
  | RowsChanged

const noMarketers = emptyList(defaultQuery, 0)

export const leaderboardMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as DownloadEffect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    fetchBatch: notProvided<Batch, BatchRequest>('fetchBatch'),
    countReferees: notProvided<RefereeTallies, { codes: readonly string[] }>('countReferees'),
  },
  guards: {
    isTruncated: ({ context }) => isTruncated(context.list),
    hasMoreMarketers: ({ context }) => context.list.end === null,
    areAllCounted: ({ context: { list, tallies } }) => uncountedCodes(toMarketers(list), tallies).length === 0,
    isTooLarge: ({ context: { list, maxCodes } }) => codesToCount(toMarketers(list)).length > maxCodes,
  },
  actions: {
    restart: assign({ list: noMarketers, tallies: {} }),
    limitCodes: assign({ maxCodes: maxAutomaticCodes }),
    countAllCodes: assign({ maxCodes: Infinity }),
    addBatch: assign({ list: ({ context }, batch: Batch) => appendBatch(context.list, batch) }),
    addTotals: assign({
      tallies: ({ context }, counted: RefereeTallies) => ({ ...context.tallies, ...counted }),
    }),
    setOrder: assign(({ event }) => {
      assertEvent(event, 'order.chosen')
      return { order: event.order }
    }),
    changeRows: assign(({ context, event }) => {
      assertEvent(event, 'rows.changed')
      return { list: changeRows(context.list, event) }
    }),
    setProblem: assign({ problem: (_, { error }: { error: unknown }) => errorMessageFor(error) }),
    setTruncated: assign({ problem: ({ context }) => truncationText(context.list.end) }),
    resume: assign({ list: ({ context }) => resume(context.list, 0) }),
    clearProblem: assign({ problem: null }),
    downloadCsv: emit(({ context: { list, tallies, order }, event }) => {
      assertEvent(event, 'download.requested')
      const { period } = event
      const rows = createLeaderboardRows(toMarketers(list), tallies, order, period)
      return {
        type: 'download',
        name: toFileName(['marketers', 'leaderboard', ...fileNameParts(period)], 'csv'),
        text: toCsv(leaderboardColumns, rows, event.reader),
      }
    }),
  },
}).createMachine({
  id: 'leaderboard',
  description:
    'The leaderboard ranks the marketers by their referees: the users who signed up with their codes. If many ' +
    'marketers have referees, it counts them only when the person asks for it.',
  context: {
    list: noMarketers,
    tallies: {},
    order: 'referred',
    maxCodes: maxAutomaticCodes,
    problem: null,
  },
  initial: 'idle',
  on: {
    'rows.changed': { description: 'The leaderboard will show the marketers as they are now.', actions: 'changeRows' },
  },
  states: {
    idle: {
      description: "Nothing is loaded. The page explains the leaderboard and offers 'Load leaderboard'.",
      meta: { section: '§7' },
      on: {
        'board.opened': {
          description:
            'The console starts with an empty leaderboard and will count referees only if at most ' +
            `${maxAutomaticCodes} marketers have referees.`,
          target: 'loadingMarketers',
          actions: ['restart', 'limitCodes'],
        },
        'load.requested': {
          description:
            "The person presses 'Load leaderboard'. The console starts with an empty leaderboard and will " +
            `count referees even if more than ${maxAutomaticCodes} marketers have referees.`,
          target: 'loadingMarketers',
          actions: ['restart', 'countAllCodes'],
        },
      },
    },
    large: {
      description:
        `More than ${maxAutomaticCodes} marketers have referees. The console counts the referees only after a press. ` +
        "The page offers 'Load leaderboard'.",
      meta: { section: '§7' },
      on: {
        'load.requested': {
          description:
            "The person presses 'Load leaderboard'. The console will count referees even if more than " +
            `${maxAutomaticCodes} marketers have referees.`,
          target: 'checking',
          actions: 'countAllCodes',
        },
      },
    },
    loadingMarketers: {
      description: "All marketers are loading, batch by batch. The page shows how many are loaded, and offers 'Stop'.",
      meta: { section: '§7' },
      tags: 'busy',
      on: { 'load.cancelled': 'idle' },
      invoke: {
        id: 'fetchBatch',
        src: 'fetchBatch',
        input: ({ context }) => ({ source: 'allMarketers', cursor: context.list.cursor, limit: fullListBatchSize }),
        onDone: {
          description: 'The batch arrives. The console adds the marketers to the leaderboard.',
          target: 'checking',
          actions: { type: 'addBatch', params: ({ event }) => event.output },
        },
        onError: {
          description: 'The page shows the error.',
          target: 'failed',
          actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    checking: {
      description: 'The console checks whether it must load more marketers or count more referees.',
      meta: { section: '§7' },
      always: [
        {
          description:
            `The server sent the same marketers again, or the last ${maxEmptyBatches} batches had no new ` +
            'ones. The page says that marketers may be missing.',
          guard: 'isTruncated',
          target: 'failed',
          actions: 'setTruncated',
        },
        { description: 'The server has more marketers.', guard: 'hasMoreMarketers', target: 'loadingMarketers' },
        { description: 'All referees are counted.', guard: 'areAllCounted', target: 'showing' },
        {
          description: `More than ${maxAutomaticCodes} marketers have referees, and the person did not ask to count them.`,
          guard: 'isTooLarge',
          target: 'large',
        },
        { description: 'Some referees are not counted yet.', target: 'countingReferees' },
      ],
    },
    countingReferees: {
      description:
        `The console counts the referees of ${countRefereesConcurrency} marketers at a time. ` +
        "The page shows the progress and offers 'Stop'.",
      meta: { section: '§7' },
      tags: 'busy',
      on: { 'load.cancelled': 'idle' },
      invoke: {
        id: 'countReferees',
        src: 'countReferees',
        input: ({ context: { list, tallies } }) => ({
          codes: uncountedCodes(toMarketers(list), tallies).slice(0, countRefereesConcurrency),
        }),
        onDone: {
          description: 'The console adds the numbers of referees to the leaderboard.',
          target: 'checking',
          actions: { type: 'addTotals', params: ({ event }) => event.output },
        },
        onError: {
          description: 'The page shows the error.',
          target: 'failed',
          actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    showing: {
      description:
        "The page shows the ranking by 'Users Referred', 'Have listed' or 'Items listed' in the chosen period. " +
        "Referees without a sign-up date count only in 'All time'.",
      meta: { section: '§7' },
      on: {
        'order.chosen': { description: 'The console ranks the marketers by this column.', actions: 'setOrder' },
        'rows.changed': {
          description: 'The leaderboard shows the marketers as they are now, and counts the referees of a new code.',
          target: 'checking',
          actions: 'changeRows',
        },
        'download.requested': {
          description: 'The CSV file with the leaderboard of the chosen period is downloaded.',
          actions: 'downloadCsv',
        },
        'load.requested': {
          description:
            "The person presses 'Refresh'. The console starts with an empty leaderboard and will count " +
            `referees even if more than ${maxAutomaticCodes} marketers have referees.`,
          target: 'loadingMarketers',
          actions: ['restart', 'countAllCodes'],
        },
      },
    },
    failed: {
      description:
        'A request failed, or the server sent the same marketers again or no new ones. The page shows the reason ' +
        "and offers 'Retry', and 'Stop' to give up.",
      meta: { section: '§8' },
      exit: 'clearProblem',
      on: {
        'retry.requested': {
          description:
            'If the server sent the same marketers again, the console starts from the first marketer; otherwise it ' +
            'continues where it stopped.',
          target: 'checking',
          actions: 'resume',
        },
        'load.cancelled': 'idle',
      },
    },
  },
})
