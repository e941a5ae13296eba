import type { SnapshotFrom } from 'xstate'
import { rowsMaxAgeMs } from '#domain/limits.ts'
import { areRefereeFiltersEqual, noFilter } from '#domain/people/refereeFilter.ts'
import { answers, ofOtherPart, openAsMarketer, refuses, unlessIn, whileIn, withNewData } from '#machines/manualTest.ts'
import { code, newReferee, referees, today } from '#machines/ambassador/ambassadorDashboard.testData.ts'
import { refereeListMachine } from '#machines/ambassador/refereeList.machine.ts'
import { defineTestModel, noPayload, fails } from '#charts/testModel.ts'

const arrivedAt = 1_790_000_000_000
const returnedAt = arrivedAt + rowsMaxAgeMs

type ListSnapshot = SnapshotFrom<typeof refereeListMachine>

/** A person follows one filter at a time, so that the result is easy to check. */
const hasNoFilter = (snapshot: ListSnapshot): boolean => {
  const { term, filter } = snapshot.context
  return !snapshot.matches('loading') && term === '' && areRefereeFiltersEqual(filter, noFilter)
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
    loading: [{ role: 'region', name: 'Your referees' }],
    showing: [
      { role: 'region', name: 'Your referees' },
      { role: 'searchbox', name: 'Search your referees' },
    ],
    failed: [{ role: 'button', name: 'Retry', within: 'Your referees' }],
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
      cases: [
        { name: 'with an old list', payload: { now: returnedAt } },
        { name: 'with a newer list', payload: { now: returnedAt - 1 } },
      ],
    },
    'refresh.requested': { when: "the person presses 'Refresh'", cases: noPayload },
    'retry.requested': { when: "the person presses 'Retry'", cases: noPayload },
    'download.requested': { when: "the person presses 'Download as CSV'", cases: noPayload },
  },
  calls: {
    listReferees: {
      name: 'loading the referees',
      outcomes: [
        { name: 'all referees arrive', output: { referees, cursor: null, unreadableCount: 0, today, arrivedAt } },
        {
          name: 'some referees arrive, more follow',
          output: { referees, cursor: { id: 'USR-2', item: '2' }, unreadableCount: 0, today, arrivedAt },
        },
        { ...fails, error: new Error('User does not exist') },
      ],
    },
    rereadReferees: {
      name: 'reading the first referees again',
      outcomes: [
        {
          name: 'one referee is new, and another one is gone',
          output: {
            referees: [newReferee, ...referees.slice(1)],
            cursor: null,
            unreadableCount: 0,
            today,
            arrivedAt: returnedAt,
          },
        },
        {
          name: 'the same referees arrive',
          output: { referees, cursor: { id: 'USR-3', item: '3' }, unreadableCount: 0, today, arrivedAt: returnedAt },
        },
        fails,
      ],
    },
    subscribeToTabReturn: { name: 'the return to the browser tab', outcomes: [] },
  },
  paths: [
    [
      'start the marketer has a code',
      'outcome listReferees: all referees arrive',
      { event: 'term.changed', case: 'a space', payload: { term: ' ' } },
      'event download.requested',
    ],
  ],
  keyOf: ({ context: { list, term, filter, matches, problem, news, readAt } }) => ({
    rows: list.rows.length,
    end: list.end,
    isOutdated: list.isOutdated,
    term,
    filter,
    matches: matches.length,
    hasProblem: problem !== null,
    hasNews: news !== null,
    isNewlyRead: readAt === returnedAt,
  }),
  manual: {
    names: { Ada: 'Folake', 'search-ada': 'search-folake' },
    starts: { 'the marketer has a code': withNewData(openAsMarketer()) },
    inputs: {
      'event term.changed: the name of one of them': {
        data: { 'Search your referees': 'Folake' },
        isPossible: hasNoFilter,
      },
      'event term.changed: nothing': {
        data: { 'Search your referees': '' },
        isPossible: (snapshot) => !snapshot.matches('loading') && snapshot.context.term !== '',
      },
      'event filter.chosen: this week': { action: "press 'Joined this week'", isPossible: hasNoFilter },
      'event filter.chosen: suspended': {
        action: "press 'Suspended'",
        isPossible: (snapshot) => hasNoFilter(snapshot) && hasReferees(snapshot),
      },
      'event filter.chosen: all': {
        action: 'press the pressed filter',
        isPossible: (snapshot) =>
          !snapshot.matches('loading') && !areRefereeFiltersEqual(snapshot.context.filter, noFilter),
      },
      'event refresh.requested': unlessIn('loading', "press 'Refresh'"),
      'event retry.requested': whileIn('failed', "press 'Retry'"),
      'event download.requested': {
        action: "press 'Download as CSV'",
        isPossible: (snapshot) => !snapshot.matches('loading') && snapshot.context.matches.length > 0,
      },
      'outcome listReferees: all referees arrive': answers('listReferredUsers'),
      'outcome listReferees: the call fails': refuses('listReferredUsers'),
    },
    impossible: {
      "start the marketer's code is 'N/A'": withCodes,
      'event filter.changed': ofOtherPart,
      'event tab.returned': 'the list must be old; a unit test returns to it',
      'outcome listReferees: some referees arrive, more follow': 'the referees of the local stack arrive at once',
    },
  },
})
