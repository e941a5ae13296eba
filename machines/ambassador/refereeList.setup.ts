import { assertEvent, assign, emit, setup } from 'xstate'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import { type CsvReader, toFileName, toCsv } from '#domain/lists/csv.ts'
import { isOld, type ListNews, newsOf } from '#domain/lists/news.ts'
import { isTruncated } from '#domain/lists/loadProgress.ts'
import {
  appendReferees,
  type LoadedReferees,
  needsMoreReferees,
  type RefereeBatch,
  type RefereesRequest,
  resumeReferees,
} from '#domain/people/loadedReferees.ts'
import { areRefereeFiltersEqual, filterWords, type RefereeFilter } from '#domain/people/refereeFilter.ts'
import { matchesFilter } from '#domain/people/refereeGroups.ts'
import { type Referee, type RefereeRow, searchReferees } from '#domain/people/referees.ts'
import { refereeColumns } from '#domain/records/referee.ts'
import type { DownloadEffect } from '#machines/effects.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { noSubscription, notProvided } from '#machines/notProvided.ts'
import { sendToSystem } from '#machines/system.ts'

/** A batch, and the local day and the time at which it arrived, in milliseconds since 1970. */
export type RefereesAnswer = RefereeBatch & { today: string; arrivedAt: number }

export interface RefereeListInput {
  /** The referral code, or null if the marketer has none. */
  code: string | null
  /** The filter in the URL. */
  filter: RefereeFilter
}

interface Context extends RefereeListInput {
  list: LoadedReferees
  term: string
  /** The local day of the last answer, or '' before the first. */
  today: string
  /** The rows that match the filter and the search term. */
  matches: readonly RefereeRow[]
  problem: string | null
  /** When the first referees arrived, in milliseconds since 1970. Null before that. */
  readAt: number | null
  /** Referees who came or went since the list was read. Null if there are none. */
  news: ListNews<Referee> | null
}

type Event =
  | { type: 'term.changed'; term: string }
  | { type: 'filter.chosen'; filter: RefereeFilter }
  /** The URL contains another filter. */
  | { type: 'filter.changed'; filter: RefereeFilter }
  | { type: 'refresh.requested' }
  | { type: 'retry.requested' }
  | { type: 'download.requested'; reader?: CsvReader }
  | { type: 'tab.returned'; now: number }

const matchesOf = ({ list, term, filter, today }: Context): readonly RefereeRow[] => {
  const isMatch = matchesFilter(filter, today)
  return searchReferees(list.rows, term).filter(isMatch)
}

/** The types, actors, guards and actions of the chart of a marketer's referees. */
export const refereeListSetup = setup({
  types: {
    input: {} as RefereeListInput,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as DownloadEffect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
  },
  actors: {
    listReferees: notProvided<RefereesAnswer, RefereesRequest>('listReferees'),
    rereadReferees: notProvided<RefereesAnswer, RefereesRequest>('rereadReferees'),
    subscribeToTabReturn: noSubscription('subscribeToTabReturn'),
  },
  guards: {
    hasCode: ({ context }) => context.code !== null,
    isOtherFilter: ({ context, event }) => {
      assertEvent(event, ['filter.chosen', 'filter.changed'])
      return !areRefereeFiltersEqual(context.filter, event.filter)
    },
    hasMatches: ({ context }) => context.matches.length > 0,
    isOld: ({ context }, { now }: { now: number }) => isOld(context.readAt, now),
    isTruncated: ({ context }) => isTruncated(context.list),
    needsMoreReferees: ({ context }) => needsMoreReferees(context.list),
  },
  actions: {
    addReferees: assign(({ context }, answer: RefereesAnswer) => ({
      list: appendReferees(context.list, answer),
      today: answer.today,
      ...((context.list.isOutdated || context.readAt === null) && { readAt: answer.arrivedAt, news: null }),
    })),
    setNews: assign(({ context }, { referees, cursor, arrivedAt }: RefereesAnswer) => ({
      readAt: arrivedAt,
      news: newsOf<Referee>(context.list.rows, { rows: referees, cursor }),
    })),
    findMatches: assign({ matches: ({ context }) => matchesOf(context) }),
    restart: assign(({ context }) => ({ list: { ...context.list, isOutdated: true } })),
    resume: assign({ list: ({ context }) => resumeReferees(context.list) }),
    setTerm: assign(({ event }) => {
      assertEvent(event, 'term.changed')
      return { term: event.term }
    }),
    setFilter: assign(({ event }) => {
      assertEvent(event, ['filter.chosen', 'filter.changed'])
      return { filter: event.filter }
    }),
    showFilter: sendToSystem('router', ({ context: { filter } }) => ({ type: 'refereeFilter.shown', filter })),
    setProblem: assign({
      problem: (_, { error }: { error: unknown }) => errorMessageFor(error, undefined, 'marketer'),
    }),
    clearProblem: assign({ problem: null }),
    downloadCsv: emit(({ context: { matches, term, filter }, event }) => {
      assertEvent(event, 'download.requested')
      const search = term.trim() === '' ? [] : ['search', term]
      return {
        type: 'download',
        name: toFileName(['referees', ...filterWords(filter), ...search], 'csv'),
        text: toCsv(refereeColumns, matches, event.reader),
      }
    }),
  },
})
