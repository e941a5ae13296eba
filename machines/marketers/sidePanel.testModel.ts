import { answers, failsWith, openFresh, refuses, whileIn } from '#machines/manualTest.ts'
import { called, choose, link, press } from '#charts/gestures.ts'
import type { SnapshotFrom } from 'xstate'
import { appendRows, type LoadedRows, noRows } from '#domain/lists/loadedRows.ts'
import { type RefereeRow, refereeSchema } from '#domain/people/referees.ts'
import { toRefereeRow } from '#domain/records/referee.ts'
import { ada, cursor, fetchReferralCode } from '#machines/marketers/marketers.testData.ts'
import { failureOf, reportOf } from '#machines/lists/lists.testData.ts'
import { sidePanelMachine } from '#machines/marketers/sidePanel.machine.ts'
import { defineTestModel, fails, noPayload } from '#charts/testModel.ts'

/** The answers arrive on the local day on which the referees signed up. */
const arrivedAt = Date.UTC(2026, 10, 21, 12)

const row = (number: number, totalItemsCount: number) =>
  toRefereeRow(
    refereeSchema.parse({
      id: `USR-${number}`,
      name: 'Chi Ade',
      email: 'chi@example.com',
      userStatus: 'ACTIVE',
      totalItemsCount,
      createdAt: '2026-11-21T12:00:00Z',
      phoneNumber: '',
    }),
  )

const some = appendRows(noRows, { rows: [row(11, 0)], cursor, arrivedAt })

const batchReport = (list: LoadedRows<RefereeRow>) => reportOf(list, { loads: 'batch', arrivedAt })

const hasReferees = ({ context }: SnapshotFrom<typeof sidePanelMachine>): boolean => context.list.rows.length > 0

export const sidePanelTestModel = defineTestModel({
  id: 'marketers/sidePanel',
  machine: sidePanelMachine,
  inputs: [
    { name: 'the panel is opened', input: { marketerId: ada.id, period: 'all', listed: false } },
    { name: 'the panel of last month is opened', input: { marketerId: ada.id, period: 'lastMonth', listed: false } },
    { name: 'the panel of referees with items is opened', input: { marketerId: ada.id, period: 'all', listed: true } },
  ],
  visible: {
    failed: [{ role: 'button', name: 'Retry' }],
  },
  events: {
    'period.chosen': {
      when: 'the person chooses a sign-up period',
      cases: [
        { name: 'last month', payload: { period: 'lastMonth' } },
        { name: 'all time', payload: { period: 'all' } },
      ],
    },
    'listed.toggled': { when: "the person presses 'Only with items'", cases: noPayload },
    'retry.requested': { when: "the person presses 'Retry'", cases: noPayload },
    'rows.reported': {
      when: 'referees arrive, or fail to load',
      cases: [
        { name: 'a batch, and there are more', payload: batchReport(some) },
        { name: 'the last batch', payload: batchReport(appendRows(some, { rows: [row(12, 12)], cursor: null })) },
        { name: 'there are none', payload: batchReport({ ...noRows, end: 'reached' }) },
        { name: 'the server repeats them', payload: batchReport({ ...some, end: 'repeated' }) },
        { name: 'the call fails', payload: failureOf<RefereeRow>(noRows, fails.error, { loads: 'batch', arrivedAt }) },
      ],
    },
  },
  calls: {
    fetchReferralCode,
    loader: { name: 'loading the referees', outcomes: [] },
  },
  keyOf: ({ context: { code, list, matches, period, listed, problem } }) => ({
    hasCode: code !== null,
    rows: list.rows.length,
    rowsWithItems: list.rows.filter(({ totalItemsCount }) => totalItemsCount > 0).length,
    period,
    listed,
    matches: matches.length,
    end: list.end,
    hasProblem: problem !== null,
  }),
  manual: {
    names: { '1 referees are shown': '50 referees are shown', '2 referees are shown': 'all referees are shown' },
    starts: { 'the panel is opened': openFresh('/admin/marketers?q=Tunde+Bakare', press(link('Tunde Bakare'))) },
    inputs: {
      'event period.chosen: last month': {
        action: choose('Last month', 'Signed up'),
        isPossible: (snapshot) => hasReferees(snapshot) && snapshot.context.period === 'all',
      },
      'event period.chosen: all time': {
        action: choose('All time', 'Signed up'),
        isPossible: (snapshot) => hasReferees(snapshot) && snapshot.context.period !== 'all',
      },
      'event listed.toggled': {
        action: press(called("the checkbox 'Only with items'", 'checkbox', 'Only with items')),
        isPossible: hasReferees,
      },
      'event retry.requested': whileIn('failed', press('Retry')),
      'outcome fetchReferralCode: the code is found': answers('getMarketer'),
      'outcome fetchReferralCode: there is no such marketer': failsWith('getMarketer', { fault: 'null-data' }),
      'outcome fetchReferralCode: the call fails': refuses('getMarketer', 'Network Error'),
      'event rows.reported: a batch, and there are more': {
        ...answers('listReferredUsers'),
        isPossible: ({ context }) => context.list.rows.length === 0,
      },
      'event rows.reported: the last batch': {
        action: press('Load more'),
        ...answers('listReferredUsers'),
        isPossible: ({ context }) => context.list.rows.length === 1 && context.period === 'all',
      },
      'event rows.reported: the call fails': {
        ...refuses('listReferredUsers', 'Network Error'),
        isPossible: ({ context }) => context.list.rows.length === 0,
      },
    },
    impossible: {
      'outcome fetchReferralCode: there is no code': 'every marketer of the local stack has a code',
      'event rows.reported: the server repeats them': 'the local stack sends each batch once',
      'event rows.reported: there are none': 'this marketer has referees',
    },
  },
})
