import { code, referees, today } from '#machines/ambassador/ambassadorDashboard.testData.ts'
import { refereeListMachine } from '#machines/ambassador/refereeList.machine.ts'
import { defineTestModel, noPayload, done, fails } from '#machines/testModel.ts'

export const refereeListTestModel = defineTestModel({
  id: 'ambassador/refereeList',
  machine: refereeListMachine,
  inputs: [
    { name: 'the marketer has a code', input: { code } },
    { name: "the marketer's code is 'N/A'", input: { code: null } },
  ],
  states: {
    loading: {
      given: 'the referees loading',
      seen: 'the list shows that the referees load',
      visible: [{ role: 'region', name: 'Your referees' }],
    },
    showing: {
      given: 'the list of referees',
      seen: 'the page lists the referees, or says that there are none',
      visible: [
        { role: 'region', name: 'Your referees' },
        { role: 'searchbox', name: 'Search your referees' },
      ],
    },
    failed: {
      given: 'referees that could not be loaded',
      seen: "the list says 'Failed to fetch referred users.' and why, and offers 'Retry'",
      visible: [{ role: 'button', name: 'Retry', within: 'Your referees' }],
    },
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
    'refresh.requested': { when: "the person presses 'Refresh'", cases: noPayload },
    'retry.requested': { when: "the person presses 'Retry'", cases: noPayload },
    'download.requested': { when: "the person presses 'Download as CSV'", cases: noPayload },
  },
  calls: {
    listReferees: {
      name: 'loading the referees',
      outcomes: [
        done('all referees arrive', { referees, cursor: null, unreadableCount: 0, today }),
        done('some referees arrive, more follow', {
          referees,
          cursor: { id: 'USR-2', item: '2' },
          unreadableCount: 0,
          today,
        }),
        fails,
      ],
    },
  },
  paths: [["start the marketer's code is 'N/A'", 'event refresh.requested']],
  facts: {
    rows: () => null,
    end: () => null,
    isOutdated: () => null,
    term: (term) => (term === '' ? 'the search box is empty' : `the search box contains '${String(term)}'`),
    period: (period) => `the period is '${String(period)}'`,
    status: (status) => `the status is '${String(status)}'`,
    matches: (matches) => `the page lists ${String(matches)} referees`,
    hasProblem: () => null,
  },
  keyOf: ({ context: { list, term, period, status, matches, problem } }) => ({
    rows: list.rows.length,
    end: list.end,
    isOutdated: list.isOutdated,
    term,
    period,
    status,
    matches: matches.length,
    hasProblem: problem !== null,
  }),
})
