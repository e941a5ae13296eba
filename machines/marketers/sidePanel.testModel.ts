import { refereeToListRow } from '#domain/lists/refereeRows.ts'
import { ada, cursor } from '#machines/marketers/marketers.testData.ts'
import { sidePanelMachine } from '#machines/marketers/sidePanel.machine.ts'
import { defineTestModel, fails, noPayload } from '#machines/testModel.ts'

/** The local day of the answers, on which the referees signed up. */
const today = '2026-11-21'

const referee = (number: number) =>
  refereeToListRow({
    id: `USR-${number}`,
    name: 'Chi Ade',
    email: 'chi@example.com',
    userStatus: 'ACTIVE',
    totalItemsCount: number,
    createdAt: '2026-11-21T12:00:00Z',
  })

export const sidePanelTestModel = defineTestModel({
  id: 'marketers/sidePanel',
  machine: sidePanelMachine,
  inputs: [{ name: 'the panel is opened', input: { marketerId: ada.id } }],
  states: {
    loadingCode: { given: 'the referral code loading', seen: 'the panel shows that it loads' },
    loadingReferees: { given: 'referees loading', seen: 'the panel shows that referees load' },
    partial: {
      given: 'some referees shown',
      seen: "'Load more' can be pressed",
      visible: [{ role: 'button', name: 'Load more' }],
    },
    complete: {
      given: 'all referees shown',
      seen: "the panel says 'End of list.'",
      visible: [{ role: 'combobox', name: 'Signed up' }],
    },
    empty: { given: 'a marketer without referees', seen: "the panel says 'No users referred yet.'" },
    failed: {
      given: 'a failed call',
      seen: "the panel says what failed and offers 'Retry'",
      visible: [{ role: 'button', name: 'Retry' }],
    },
  },
  events: {
    'more.requested': { when: "the person presses 'Load more'", cases: noPayload },
    'period.chosen': {
      when: 'the person chooses a period',
      cases: [
        { name: 'last month', payload: { period: 'lastMonth' } },
        { name: 'all time', payload: { period: 'all' } },
      ],
    },
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
      name: 'loading the referees',
      outcomes: [
        { name: 'a batch arrives, and there are more', output: { rows: [referee(11)], cursor, today } },
        { name: 'the last batch arrives', output: { rows: [referee(12)], cursor: null, today } },
        { name: 'an empty batch arrives, and there are more', output: { rows: [], cursor, today } },
        { name: 'an empty batch arrives', output: { rows: [], cursor: null, today } },
        fails,
      ],
    },
  },
  facts: {
    cursorCount: () => null,
    hasCode: () => null,
    rows: () => null,
    period: (period) => `the period is '${String(period)}'`,
    matches: (count) => (count === 0 ? null : `${String(count)} referees are shown`),
    end: () => null,
    hasProblem: () => null,
  },
  keyOf: ({ context: { code, list, matches, period, problem } }) => ({
    cursorCount: list.cursors.length,
    hasCode: code !== null,
    rows: list.rows.length,
    period,
    matches: matches.length,
    end: list.end,
    hasProblem: problem !== null,
  }),
})
