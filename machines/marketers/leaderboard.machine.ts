import { assertEvent, assign, emit, sendTo, setup } from 'xstate'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import {
  codesToCount,
  leaderboardColumns,
  type LeaderboardOrder,
  uncountedCodes,
  createLeaderboardRows,
  type RefereeTallies,
} from '#domain/people/leaderboard.ts'
import { countRefereesConcurrency, maxAutomaticCodes } from '#domain/limits.ts'
import { type CsvReader, toCsv, toFileName } from '#domain/lists/csv.ts'
import { changeLoadedRows, type LoadedRows, noRows } from '#domain/lists/loadedRows.ts'
import type { ListRow } from '#domain/lists/rows.ts'
import { toMarketers } from '#domain/people/marketers.ts'
import { fileNameParts, type RefereePeriod } from '#domain/periods/signUpPeriods.ts'
import type { DownloadEffect } from '#machines/effects.ts'
import { rowsLoader } from '#machines/lists/loader.machine.ts'
import type { RowsReported } from '#machines/lists/loader.setup.ts'
import type { RowsChanged } from '#machines/lists/pagedList.setup.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'
import { passToParent } from '#machines/passToParent.ts'

interface Context {
  /** The marketers. */
  list: LoadedRows
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
  | RowsReported<ListRow>

export const leaderboardMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as DownloadEffect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
    children: {} as { loader: 'loader'; countReferees: 'countReferees' },
  },
  actors: {
    loader: rowsLoader,
    countReferees: notProvided<RefereeTallies, { codes: readonly string[] }>('countReferees'),
  },
  guards: {
    areAllLoaded: ({ context }) => context.list.end === 'reached',
    areAllCounted: ({ context: { list, tallies } }) => uncountedCodes(toMarketers(list), tallies).length === 0,
    isTooLarge: ({ context: { list, maxCodes } }) => codesToCount(toMarketers(list)).length > maxCodes,
  },
  actions: {
    restart: assign({ list: noRows, tallies: {} }),
    limitCodes: assign({ maxCodes: maxAutomaticCodes }),
    countAllCodes: assign({ maxCodes: Infinity }),
    setRows: assign(({ event }) => {
      assertEvent(event, 'rows.reported')
      return { list: event.list }
    }),
    addTotals: assign({
      tallies: ({ context }, counted: RefereeTallies) => ({ ...context.tallies, ...counted }),
    }),
    setOrder: assign(({ event }) => {
      assertEvent(event, 'order.chosen')
      return { order: event.order }
    }),
    changeRows: assign(({ context, event }) => {
      assertEvent(event, 'rows.changed')
      return { list: changeLoadedRows(context.list, event) }
    }),
    sendToLoader: sendTo('loader', ({ event }) => event),
    setProblem: assign({ problem: (_, { error }: { error: unknown }) => errorMessageFor(error) }),
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
    list: noRows,
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
      description:
        "All marketers are loading, batch by batch. The page shows how many are loaded and offers 'Stop', or why marketers " +
        "are missing and offers 'Retry'.",
      meta: { section: '§7' },
      on: {
        'load.cancelled': 'idle',
        'rows.changed': {
          description: 'The leaderboard will show the marketers as they are now.',
          actions: 'sendToLoader',
        },
        'rows.reported': { description: 'More marketers are loaded, or none could be loaded.', actions: 'setRows' },
      },
      always: { description: 'All marketers are loaded.', guard: 'areAllLoaded', target: 'checking' },
      invoke: {
        id: 'loader',
        src: 'loader',
        input: ({ context: { list }, self }) => ({
          source: 'allMarketers',
          list,
          loads: 'all',
          parent: self,
        }),
        onError: passToParent,
      },
    },
    checking: {
      description: 'The console checks whether it must count more referees.',
      meta: { section: '§7' },
      always: [
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
      description: "The referees could not be counted. The page shows the reason and offers 'Retry'.",
      meta: { section: '§8' },
      exit: 'clearProblem',
      on: { 'retry.requested': 'checking' },
    },
  },
})
