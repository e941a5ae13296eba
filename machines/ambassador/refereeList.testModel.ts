import type { SnapshotFrom } from 'xstate'
import { rowsMaxAgeMs } from '#domain/limits.ts'
import { answers, failsWith, openAsMarketer, withNewData } from '#machines/manualTest.ts'
import { code, newReferee, referees, today } from '#machines/ambassador/ambassadorDashboard.testData.ts'
import { refereeListMachine } from '#machines/ambassador/refereeList.machine.ts'
import { defineTestModel, noPayload, fails } from '#charts/testModel.ts'

const arrivedAt = 1_790_000_000_000
const returnedAt = arrivedAt + rowsMaxAgeMs

type ListSnapshot = SnapshotFrom<typeof refereeListMachine>

/** A person follows one filter at a time, so that the result is easy to check. */
const hasNoFilter = (snapshot: ListSnapshot): boolean => {
  const { term, period, status } = snapshot.context
  return !snapshot.matches('loading') && term === '' && period === 'all' && status === 'all'
}

const hasReferees = ({ context }: ListSnapshot): boolean => context.list.rows.length > 0

export const refereeListTestModel = defineTestModel({
  id: 'ambassador/refereeList',
  machine: refereeListMachine,
  inputs: [
    { name: 'the marketer has a code', input: { code } },
    { name: "the marketer's code is 'N/A'", input: { code: null } },
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
    'period.chosen': {
      when: 'the person chooses a period',
      cases: [
        { name: 'this week', payload: { period: 'week' } },
        { name: 'all time', payload: { period: 'all' } },
      ],
    },
    'status.chosen': {
      when: 'the person chooses a status',
      cases: [
        { name: 'suspended', payload: { status: 'suspended' } },
        { name: 'all', payload: { status: 'all' } },
      ],
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
          output: {
            referees,
            cursor: { id: 'USR-2', item: '2' },
            unreadableCount: 0,
            today,
            arrivedAt,
          },
        },
        fails,
      ],
    },
    rereadReferees: {
      name: 'reading the first referees again',
      src: 'listReferees',
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
    ["start the marketer's code is 'N/A'", 'event refresh.requested'],
    [
      'start the marketer has a code',
      'outcome listReferees: some referees arrive, more follow',
      'outcome listReferees: the call fails',
      'event refresh.requested',
    ],
  ],
  keyOf: ({ context: { list, term, period, status, matches, problem, news, readAt } }) => ({
    rows: list.rows.length,
    end: list.end,
    isOutdated: list.isOutdated,
    term,
    period,
    status,
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
      'event period.chosen: this week': { action: "choose 'This week' in 'Joined'", isPossible: hasNoFilter },
      'event period.chosen: all time': {
        action: "choose 'All time' in 'Joined'",
        isPossible: (snapshot) => !snapshot.matches('loading') && snapshot.context.period !== 'all',
      },
      'event status.chosen: suspended': {
        action: "choose 'Suspended' in 'Status'",
        isPossible: (snapshot) => hasNoFilter(snapshot) && hasReferees(snapshot),
      },
      'event status.chosen: all': {
        action: "choose 'All' in 'Status'",
        isPossible: (snapshot) => !snapshot.matches('loading') && snapshot.context.status !== 'all',
      },
      'event refresh.requested': { action: "press 'Refresh'", isPossible: (snapshot) => !snapshot.matches('loading') },
      'event retry.requested': {
        action: "press 'Retry'",
        isPossible: (snapshot) => snapshot.matches('failed'),
      },
      'event download.requested': {
        action: "press 'Download as CSV'",
        isPossible: (snapshot) => !snapshot.matches('loading') && snapshot.context.matches.length > 0,
      },
      'outcome listReferees: all referees arrive': answers('listReferredUsers'),
      'outcome listReferees: the call fails': failsWith('listReferredUsers', { fault: 'error-field' }),
    },
  },
})
