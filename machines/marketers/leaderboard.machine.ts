import { assertEvent, assign, emit, setup } from 'xstate'
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
import { isTruncated, truncationText } from '#domain/lists/loadProgress.ts'
import { type Batch, type BatchRequest, emptyList, type LoadedList, appendBatch, resume } from '#domain/lists/paging.ts'
import { defaultQuery } from '#domain/lists/query.ts'
import { toMarketers } from '#domain/people/marketers.ts'
import type { DownloadEffect } from '#machines/effects.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { notProvided } from '#machines/notProvided.ts'

interface Context {
  /** The marketers. */
  list: LoadedList
  totalsByCode: RefereeTotalsByCode
  order: LeaderboardOrder
  problem: string | null
}

type Event =
  | { type: 'load.requested' }
  | { type: 'load.cancelled' }
  | { type: 'retry.requested' }
  | { type: 'order.chosen'; order: LeaderboardOrder }
  | { type: 'download.requested' }

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
    countReferees: notProvided<RefereeTotalsByCode, { codes: readonly string[] }>('countReferees'),
  },
  guards: {
    isTruncated: ({ context }) => isTruncated(context.list),
    hasMoreMarketers: ({ context }) => context.list.end === null,
    areAllCounted: ({ context: { list, totalsByCode } }) =>
      uncountedCodes(toMarketers(list), totalsByCode).length === 0,
  },
  actions: {
    restart: assign({ list: noMarketers, totalsByCode: {} }),
    addBatch: assign({ list: ({ context }, batch: Batch) => appendBatch(context.list, batch) }),
    addTotals: assign({
      totalsByCode: ({ context }, counted: RefereeTotalsByCode) => ({ ...context.totalsByCode, ...counted }),
    }),
    setOrder: assign(({ event }) => {
      assertEvent(event, 'order.chosen')
      return { order: event.order }
    }),
    setProblem: assign({ problem: (_, { error }: { error: unknown }) => errorMessageFor(error) }),
    setTruncated: assign({ problem: ({ context }) => truncationText(context.list.end) }),
    resume: assign({ list: ({ context }) => resume(context.list, 0) }),
    clearProblem: assign({ problem: null }),
    downloadCsv: emit(({ context: { list, totalsByCode, order } }) => ({
      type: 'download',
      name: 'marketers-leaderboard.csv',
      text: toCsv(leaderboardColumns, createLeaderboardRows(toMarketers(list), totalsByCode, order)),
    })),
  },
}).createMachine({
  id: 'leaderboard',
  description:
    'The marketers, ranked by what their referees amount to. The figures take many calls, so they load on request.',
  context: { list: noMarketers, totalsByCode: {}, order: 'referred', problem: null },
  initial: 'idle',
  states: {
    idle: {
      description: "Nothing is loaded. The page explains the leaderboard and offers 'Load leaderboard'.",
      meta: { section: '§7' },
      on: { 'load.requested': { target: 'loadingMarketers', actions: 'restart' } },
    },
    loadingMarketers: {
      description: 'All marketers are loading, batch by batch. The page shows how many have arrived, and Stop.',
      meta: { section: '§7' },
      tags: 'busy',
      on: { 'load.cancelled': 'idle' },
      invoke: {
        id: 'fetchBatch',
        src: 'fetchBatch',
        input: ({ context }) => ({ source: 'allMarketers', cursor: context.list.cursor, limit: fullListBatchSize }),
        onDone: { target: 'checking', actions: { type: 'addBatch', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    checking: {
      description: 'The chart decides what is missing: marketers, totals of referees, or nothing.',
      meta: { section: '§7' },
      always: [
        { guard: 'isTruncated', target: 'failed', actions: 'setTruncated' },
        { guard: 'hasMoreMarketers', target: 'loadingMarketers' },
        { guard: 'areAllCounted', target: 'showing' },
        { target: 'countingReferees' },
      ],
    },
    countingReferees: {
      description:
        `The referees of up to ${countRefereesConcurrency} marketers are being counted. ` +
        'The page shows how many marketers are done, and Stop.',
      meta: { section: '§7' },
      tags: 'busy',
      on: { 'load.cancelled': 'idle' },
      invoke: {
        id: 'countReferees',
        src: 'countReferees',
        input: ({ context: { list, totalsByCode } }) => ({
          codes: uncountedCodes(toMarketers(list), totalsByCode).slice(0, countRefereesConcurrency),
        }),
        onDone: { target: 'checking', actions: { type: 'addTotals', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    showing: {
      description:
        'The page shows the leaderboard in the order of the chosen figure. It can be refreshed and exported.',
      meta: { section: '§7' },
      on: {
        'order.chosen': { actions: 'setOrder' },
        'download.requested': { actions: 'downloadCsv' },
        'load.requested': { target: 'loadingMarketers', actions: 'restart' },
      },
    },
    failed: {
      description:
        'A call has failed, or the server repeated itself. The page shows the reason. Retry continues with the missing ' +
        'calls, and Stop discards all.',
      meta: { section: '§8' },
      exit: 'clearProblem',
      on: { 'retry.requested': { target: 'checking', actions: 'resume' }, 'load.cancelled': 'idle' },
    },
  },
})
