import { refereeToListRow } from '#domain/lists/refereeRows.ts'
import { ada, cursor } from '#machines/marketers/marketers.testData.ts'
import { sidePanelMachine } from '#machines/marketers/sidePanel.machine.ts'
import { defineTestModel, noPayload, fails } from '#machines/testModel.ts'

const referee = (number: number) =>
  refereeToListRow({
    id: `USR-${number}`,
    name: 'Chi Ade',
    email: 'chi@example.com',
    userStatus: 'ACTIVE',
    totalItemsCount: number,
  })

export const sidePanelTestModel = defineTestModel({
  id: 'marketers/sidePanel',
  machine: sidePanelMachine,
  inputs: [{ name: 'the panel is opened', input: { marketerId: ada.id } }],
  states: {
    readingCode: { given: 'the referral code being looked up', seen: 'the panel shows that it loads' },
    fetching: { given: 'referees on their way', seen: 'the panel shows that referees are on their way' },
    some: {
      given: 'some referees shown',
      seen: "'Load more' can be pressed",
      visible: [{ role: 'button', name: 'Load more' }],
    },
    whole: {
      given: 'all referees shown',
      seen: "the panel says 'End of list.'",
      visible: [{ role: 'table', name: 'Referees' }],
    },
    empty: { given: 'nobody referred', seen: "the panel says 'No users referred yet.'" },
    failed: {
      given: 'referees that did not come',
      seen: "the panel says what failed and offers 'Retry'",
      visible: [{ role: 'button', name: 'Retry' }],
    },
  },
  events: {
    'more.requested': { when: "the person presses 'Load more'", cases: noPayload },
    'retry.requested': { when: "the person presses 'Retry'", cases: noPayload },
  },
  calls: {
    readCode: {
      name: 'the look-up of the referral code',
      outcomes: [
        { name: 'the code is known', output: ada.referralCode },
        { name: 'there is no code', output: 'N/A' },
        { name: 'there is no such marketer', output: null },
        fails,
      ],
    },
    fetchReferees: {
      name: 'the fetching of referees',
      outcomes: [
        { name: 'a batch comes, and there are more', output: { rows: [referee(11)], cursor } },
        { name: 'the last batch comes', output: { rows: [referee(12)], cursor: null } },
        { name: 'nobody comes', output: { rows: [], cursor: null } },
        fails,
      ],
    },
  },
  facts: {
    isKnown: () => null,
    hasCode: () => null,
    rows: (rows) => (rows === 0 ? null : `${String(rows)} referees are shown`),
    end: () => null,
    hasProblem: () => null,
  },
  keyOf: ({ context: { code, list, problem } }) => ({
    isKnown: code !== null,
    hasCode: code !== 'N/A',
    rows: list.rows.length,
    end: list.end,
    hasProblem: problem !== null,
  }),
})
