import { assertEvent, assign, emit, sendTo, setup } from 'xstate'
import { dayOf } from '#domain/days.ts'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import { type CsvReader, toFileName, toCsv } from '#domain/lists/csv.ts'
import type { LoadedRows } from '#domain/lists/loadedRows.ts'
import { areRefereeFiltersEqual, filterWords, type RefereeFilter } from '#domain/people/refereeFilter.ts'
import { matchesFilter } from '#domain/people/refereeGroups.ts'
import { type RefereeRow, searchReferees } from '#domain/people/referees.ts'
import { refereeColumns } from '#domain/records/referee.ts'
import type { DownloadEffect } from '#machines/effects.ts'
import { refereesLoader } from '#machines/lists/loader.machine.ts'
import type { RowsReported } from '#machines/lists/loader.setup.ts'
import type { StateMeta } from '#machines/meta.ts'
import { noSubscription } from '#machines/notProvided.ts'
import { sendToSystem } from '#machines/system.ts'

export interface RefereeListInput {
  /** The referral code, or null if the marketer has none. */
  code: string | null
  /** The filter in the URL. */
  filter: RefereeFilter
}

interface Context extends RefereeListInput {
  list: LoadedRows<RefereeRow>
  term: string
  /** The local day of the last answer, or '' before the first. */
  today: string
  /** The rows that match the filter and the search term. */
  matches: readonly RefereeRow[]
  /** Why the last call failed. Null if it did not. */
  problem: string | null
}

type Event =
  | { type: 'term.changed'; term: string }
  | { type: 'filter.chosen'; filter: RefereeFilter }
  /** The URL contains another filter. */
  | { type: 'filter.changed'; filter: RefereeFilter }
  | { type: 'refresh.requested' }
  | { type: 'download.requested'; reader?: CsvReader }
  | { type: 'tab.returned'; now: number }
  | RowsReported<RefereeRow>

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
    children: {} as { loader: 'loader'; subscribeToTabReturn: 'subscribeToTabReturn' },
  },
  actors: {
    loader: refereesLoader,
    subscribeToTabReturn: noSubscription('subscribeToTabReturn'),
  },
  guards: {
    hasCode: ({ context }) => context.code !== null,
    isOtherFilter: ({ context, event }) => {
      assertEvent(event, ['filter.chosen', 'filter.changed'])
      return !areRefereeFiltersEqual(context.filter, event.filter)
    },
    hasMatches: ({ context }) => context.matches.length > 0,
    isAnswered: (_, { cause }: RowsReported<RefereeRow>) => cause !== 'change',
  },
  actions: {
    setRows: assign(({ event }) => {
      assertEvent(event, 'rows.reported')
      const { list, arrivedAt, error } = event
      if (error !== null) return { list, problem: errorMessageFor(error, undefined, 'marketer') }
      return { list, today: dayOf(new Date(arrivedAt)), problem: null }
    }),
    findMatches: assign({ matches: ({ context }) => matchesOf(context) }),
    sendToLoader: sendTo('loader', ({ event }) => {
      assertEvent(event, ['refresh.requested', 'tab.returned'])
      return event
    }),
    setTerm: assign(({ event }) => {
      assertEvent(event, 'term.changed')
      return { term: event.term }
    }),
    setFilter: assign(({ event }) => {
      assertEvent(event, ['filter.chosen', 'filter.changed'])
      return { filter: event.filter }
    }),
    showFilter: sendToSystem('router', ({ context: { filter } }) => ({ type: 'refereeFilter.shown', filter })),
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
