import { assign, emit, setup } from 'xstate'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import {
  leaderboardColumns,
  type LeaderboardOrder,
  uncountedCodes,
  createLeaderboardRows,
  type RefereeTotalsByCode,
} from '#domain/people/leaderboard.ts'
import { countRefereesConcurrency, fullListBatchSize } from '#domain/limits.ts'
import { toCsv } from '#domain/lists/csv.ts'
import { type Batch, type BatchRequest, emptyList, type LoadedList, appendBatch } from '#domain/lists/paging.ts'
import { defaultQuery } from '#domain/lists/query.ts'
import { toMarketers } from '#domain/people/marketers.ts'
import type { DownloadEffect } from '#machines/effects.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

interface Context {
  list: LoadedList
  tallies: RefereeTotalsByCode
  order: LeaderboardOrder
  problem: string | null
}

type Event =
  | { type: 'load.requested' }
  | { type: 'load.cancelled' }
  | { type: 'retry.requested' }
  | { type: 'order.chosen'; order: LeaderboardOrder }
  | { type: 'download.requested' }

const nothing = emptyList(defaultQuery, 0)

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
    tallyReferees: notProvided<RefereeTotalsByCode, { codes: readonly string[] }>('tallyReferees'),
  },
  guards: {
    hasMoreMarketers: ({ context }) => context.list.end === null,
    areAllCounted: ({ context: { list, tallies } }) => uncountedCodes(toMarketers(list), tallies).length === 0,
  },
  actions: {
    restart: assign({ list: nothing, tallies: {} }),
    addBatch: assign({ list: ({ context }, batch: Batch) => appendBatch(context.list, batch) }),
    addTotals: assign({
      tallies: ({ context }, tallies: RefereeTotalsByCode) => ({ ...context.tallies, ...tallies }),
    }),
    setOrder: assign(({ event }) => (event.type === 'order.chosen' ? { order: event.order } : {})),
    setProblem: assign({ problem: (_, { error }: { error: unknown }) => errorMessageFor(error) }),
    clearProblem: assign({ problem: null }),
    downloadCsv: emit(({ context: { list, tallies, order } }) => ({
      type: 'download',
      name: 'marketers-leaderboard.csv',
      text: toCsv(leaderboardColumns, createLeaderboardRows(toMarketers(list), tallies, order)),
    })),
  },
}).createMachine({
  id: 'leaderboard',
  description:
    'The marketers by what their referees amount to. The figures are made of many calls, so they are fetched when somebody asks for them.',
  context: { list: nothing, tallies: {}, order: 'referred', problem: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing is fetched. The page says what the leaderboard is and offers to make it.',
      meta: { section: '§7' },
      on: { 'load.requested': { target: 'listing', actions: 'restart' } },
    },
    listing: {
      description: 'All marketers are fetched, batch by batch.',
      meta: { section: '§7' },
      tags: 'busy',
      on: { 'load.cancelled': 'idle' },
      invoke: {
        id: 'fetchBatch',
        src: 'fetchBatch',
        input: ({ context }) => ({ source: 'allMarketers', cursor: context.list.cursor, limit: fullListBatchSize }),
        onDone: { target: 'choosing', actions: { type: 'addBatch', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    choosing: {
      description: 'Are all marketers here, and the referees of each counted?',
      meta: { section: '§7' },
      always: [
        { guard: 'hasMoreMarketers', target: 'listing' },
        { guard: 'areAllCounted', target: 'showing' },
        { target: 'counting' },
      ],
    },
    counting: {
      description:
        'The referees of a few marketers are fetched and counted. The page says how many marketers are done.',
      meta: { section: '§7' },
      tags: 'busy',
      on: { 'load.cancelled': 'idle' },
      invoke: {
        id: 'tallyReferees',
        src: 'tallyReferees',
        input: ({ context: { list, tallies } }) => ({
          codes: uncountedCodes(toMarketers(list), tallies).slice(0, countRefereesConcurrency),
        }),
        onDone: { target: 'choosing', actions: { type: 'addTotals', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    showing: {
      description:
        'The leaderboard is shown, in the order of the chosen figure. It can be made anew, or taken away as a file.',
      meta: { section: '§7' },
      on: {
        'order.chosen': { actions: 'setOrder' },
        'download.requested': { actions: 'downloadCsv' },
        'load.requested': { target: 'listing', actions: 'restart' },
      },
    },
    failed: {
      description:
        'A call did not come. The page says why; Retry goes on where it stopped, so that nothing is fetched twice; Stop lets go of it.',
      meta: { section: '§8' },
      exit: 'clearProblem',
      on: { 'retry.requested': 'choosing', 'load.cancelled': 'idle' },
    },
  },
})
