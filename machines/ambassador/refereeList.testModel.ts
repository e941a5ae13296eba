import { answers, ofOtherPart, openAsMarketer, refuses, withNewData } from '#machines/manualTest.ts'
import { called, fill, press } from '#charts/gestures.ts'
import type { SnapshotFrom } from 'xstate'
import { rowsMaxAgeMs } from '#domain/limits.ts'
import { type LoadedRows, noRows } from '#domain/lists/loadedRows.ts'
import { areRefereeFiltersEqual, noFilter } from '#domain/people/refereeFilter.ts'
import { code, referees } from '#machines/ambassador/ambassadorDashboard.testData.ts'
import type { RefereeRow } from '#domain/people/referees.ts'
import { toRefereeRow } from '#domain/records/referee.ts'
import { failureOf, reportOf } from '#machines/lists/lists.testData.ts'
import { refereeListMachine } from '#machines/ambassador/refereeList.machine.ts'
import { defineTestModel, noPayload } from '#charts/testModel.ts'

/** The local day on which the referees of this week signed up. */
const arrivedAt = Date.UTC(2026, 10, 21, 12)
const rows = referees.map(toRefereeRow)
const all: LoadedRows<RefereeRow> = { ...noRows, rows, end: 'reached', readAt: arrivedAt }

const dated = { arrivedAt }

type ListSnapshot = SnapshotFrom<typeof refereeListMachine>

/** A person follows one filter at a time, so that the result is easy to check. */
const hasNoFilter = (snapshot: ListSnapshot): boolean => {
  const { term, filter } = snapshot.context
  return term === '' && areRefereeFiltersEqual(filter, noFilter)
}

const hasReferees = ({ context }: ListSnapshot): boolean => context.list.rows.length > 0

const withCodes = 'every marketer of the local stack has a code'

export const refereeListTestModel = defineTestModel({
  id: 'ambassador/refereeList',
  machine: refereeListMachine,
  inputs: [
    { name: 'the marketer has a code', input: { code, filter: noFilter } },
    { name: "the marketer's code is 'N/A'", input: { code: null, filter: noFilter } },
  ],
  visible: {
    listing: [
      { role: 'region', name: 'Your referees' },
      { role: 'searchbox', name: 'Search your referees' },
    ],
    withoutCode: [{ role: 'region', name: 'Your referees' }],
  },
  events: {
    'term.changed': {
      when: 'the person types into the search box',
      cases: [
        { name: 'the name of one of them', payload: { term: 'Ada' } },
        { name: 'nothing', payload: { term: '' } },
      ],
    },
    'filter.chosen': {
      when: 'the person presses a filter, or chooses a period',
      cases: [
        { name: 'this week', payload: { filter: { ...noFilter, period: 'week' } } },
        { name: 'suspended', payload: { filter: { ...noFilter, isSuspended: true } } },
        { name: 'all', payload: { filter: noFilter } },
      ],
    },
    'filter.changed': {
      when: 'the person goes back or forward',
      cases: [{ name: 'to those without an item', payload: { filter: { ...noFilter, isUnlisted: true } } }],
    },
    'tab.returned': {
      when: 'the person returns to the browser tab',
      cases: [{ name: 'after some minutes', payload: { now: arrivedAt + rowsMaxAgeMs } }],
    },
    'refresh.requested': { when: "the person presses 'Refresh'", cases: noPayload },
    'rows.reported': {
      when: 'referees arrive, or fail to load',
      cases: [
        { name: 'all', payload: reportOf(all, dated) },
        { name: 'some, more follow', payload: reportOf({ ...all, end: null }, dated) },
        { name: 'all load again', payload: reportOf({ ...all, end: null }, { ...dated, cause: 'change' }) },
        { name: 'the call fails', payload: failureOf<RefereeRow>(noRows, new Error('User does not exist'), dated) },
      ],
    },
    'download.requested': { when: "the person presses 'Download as CSV'", cases: noPayload },
  },
  calls: {
    loader: { name: 'loading the referees', outcomes: [] },
    subscribeToTabReturn: { name: 'the return to the browser tab', outcomes: [] },
  },
  paths: [
    [
      'start the marketer has a code',
      'event rows.reported: all',
      { event: 'term.changed', case: 'a space', payload: { term: ' ' } },
      'event download.requested',
    ],
  ],
  keyOf: ({ context: { list, term, filter, matches, problem } }) => ({
    rows: list.rows.length,
    end: list.end,
    term,
    filter,
    matches: matches.length,
    hasProblem: problem !== null,
  }),
  manual: {
    names: { Ada: 'Folake', 'search-ada': 'search-folake' },
    starts: { 'the marketer has a code': withNewData(openAsMarketer()) },
    inputs: {
      'event term.changed: the name of one of them': {
        action: fill('Search your referees', 'Folake'),
        isPossible: hasNoFilter,
      },
      'event term.changed: nothing': {
        action: fill('Search your referees', ''),
        isPossible: ({ context }) => context.term !== '',
      },
      'event filter.chosen: this week': {
        action: press(called("'Joined this week'", 'button', 'Joined this week')),
        isPossible: hasNoFilter,
      },
      'event filter.chosen: suspended': {
        action: press('Suspended'),
        isPossible: (snapshot) => hasNoFilter(snapshot) && hasReferees(snapshot),
      },
      'event filter.chosen: all': {
        action: ({ context }) => press(context.filter.isSuspended ? 'Suspended' : 'Joined this week'),
        isPossible: ({ context }) => !areRefereeFiltersEqual(context.filter, noFilter),
      },
      'event refresh.requested': { action: press('Refresh'), isPossible: hasReferees },
      'event download.requested': {
        action: press('Download as CSV'),
        isPossible: ({ context }) => context.matches.length > 0,
      },
      'event rows.reported: all': {
        ...answers('listReferredUsers'),
        isPossible: (snapshot) => !hasReferees(snapshot),
      },
      'event rows.reported: the call fails': {
        ...refuses('listReferredUsers'),
        isPossible: (snapshot) => !hasReferees(snapshot),
      },
    },
    impossible: {
      "start the marketer's code is 'N/A'": withCodes,
      'event filter.changed': ofOtherPart,
      'event tab.returned': 'the list must be old; a unit test returns to it',
      'event rows.reported: some, more follow': 'the referees of the local stack arrive at once',
      'event rows.reported: all load again': 'the page stays as it is',
    },
  },
})
