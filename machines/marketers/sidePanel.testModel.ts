import type { SnapshotFrom } from 'xstate'
import { answers, failsWith, openFresh, refuses, whileIn } from '#machines/manualTest.ts'
import type { Cursor } from '#domain/lists/loadProgress.ts'
import { type Referee, refereeSchema } from '#domain/people/referees.ts'
import { ada, cursor } from '#machines/marketers/marketers.testData.ts'
import { sidePanelMachine } from '#machines/marketers/sidePanel.machine.ts'
import { defineTestModel, fails, noPayload } from '#charts/testModel.ts'

/** The local day of the answers, on which the referees signed up. */
const today = '2026-11-21'

const referee = (number: number, totalItemsCount: number) =>
  refereeSchema.parse({
    id: `USR-${number}`,
    name: 'Chi Ade',
    email: 'chi@example.com',
    userStatus: 'ACTIVE',
    totalItemsCount,
    createdAt: '2026-11-21T12:00:00Z',
    phoneNumber: '',
  })

const batchOf = (referees: readonly Referee[], next: Cursor | null) => ({
  referees,
  cursor: next,
  unreadableCount: 0,
  today,
})

/** While a call runs, a person has no time for the filter. */
const hasReferees = (snapshot: SnapshotFrom<typeof sidePanelMachine>): boolean =>
  snapshot.matches('partial') || snapshot.matches('complete')

export const sidePanelTestModel = defineTestModel({
  id: 'marketers/sidePanel',
  machine: sidePanelMachine,
  inputs: [
    { name: 'the panel is opened', input: { marketerId: ada.id, period: 'all', listed: false } },
    { name: 'the panel of last month is opened', input: { marketerId: ada.id, period: 'lastMonth', listed: false } },
    { name: 'the panel of referees with items is opened', input: { marketerId: ada.id, period: 'all', listed: true } },
  ],
  visible: {
    partial: [{ role: 'button', name: 'Load more' }],
    complete: [{ role: 'combobox', name: 'Signed up' }],
    failed: [{ role: 'button', name: 'Retry' }],
  },
  events: {
    'more.requested': { when: "the person presses 'Load more'", cases: noPayload },
    'period.chosen': {
      when: 'the person chooses a sign-up period',
      cases: [
        { name: 'last month', payload: { period: 'lastMonth' } },
        { name: 'all time', payload: { period: 'all' } },
      ],
    },
    'listed.toggled': { when: "the person presses 'Only with items'", cases: noPayload },
    'retry.requested': { when: "the person presses 'Retry'", cases: noPayload },
  },
  calls: {
    fetchReferralCode: {
      name: 'loading the referral code',
      outcomes: [
        { name: 'the code is found', output: ada.referralCode },
        { name: 'there is no code', output: 'N/A' },
        { name: 'there is no such marketer', output: null },
        fails,
      ],
    },
    fetchReferees: {
      name: 'loading a batch of referees',
      outcomes: [
        { name: 'a batch arrives, and there are more', output: batchOf([referee(11, 0)], cursor) },
        { name: 'the last batch arrives', output: batchOf([referee(12, 12)], null) },
        { name: 'an empty batch arrives, and there are more', output: batchOf([], cursor) },
        { name: 'an empty batch arrives', output: batchOf([], null) },
        fails,
      ],
    },
  },
  keyOf: ({ context: { code, list, matches, period, listed, problem } }) => ({
    cursorCount: list.cursors.length,
    hasCode: code !== null,
    rows: list.rows.length,
    rowsWithItems: list.rows.filter((row) => row.totalItemsCount > 0).length,
    period,
    listed,
    matches: matches.length,
    end: list.end,
    hasProblem: problem !== null,
  }),
  manual: {
    names: { '1 referees are shown': '50 referees are shown', '2 referees are shown': 'all referees are shown' },
    starts: { 'the panel is opened': openFresh('/admin/marketers?q=Tunde+Bakare', "press 'Tunde Bakare'") },
    inputs: {
      'event more.requested': whileIn('partial', "press 'Load more'"),
      'event period.chosen: last month': {
        action: "choose 'Last month' in 'Signed up'",
        isPossible: (snapshot) => hasReferees(snapshot) && snapshot.context.period === 'all',
      },
      'event period.chosen: all time': {
        action: "choose 'All time' in 'Signed up'",
        isPossible: (snapshot) => hasReferees(snapshot) && snapshot.context.period !== 'all',
      },
      'event listed.toggled': { action: "press 'Only with items'", isPossible: hasReferees },
      'event retry.requested': whileIn('failed', "press 'Retry'"),
      'outcome fetchReferralCode: the code is found': answers('getMarketer'),
      'outcome fetchReferralCode: there is no such marketer': failsWith('getMarketer', { fault: 'null-data' }),
      'outcome fetchReferralCode: the call fails': refuses('getMarketer', 'Network Error'),
      'outcome fetchReferees: a batch arrives, and there are more': {
        ...answers('listReferredUsers'),
        isPossible: ({ context }) => context.list.rows.length === 0,
      },
      'outcome fetchReferees: the last batch arrives': {
        ...answers('listReferredUsers'),
        isPossible: ({ context }) => context.list.rows.length === 1 && context.period === 'all',
      },
      'outcome fetchReferees: the call fails': refuses('listReferredUsers', 'Network Error'),
    },
    impossible: {
      'outcome fetchReferralCode: there is no code': 'every marketer of the local stack has a code',
      'outcome fetchReferees: an empty batch arrives, and there are more': 'the local stack sends no empty batch',
      'outcome fetchReferees: an empty batch arrives': 'this marketer has referees',
    },
  },
})
