import { uncountedCodes } from '#domain/people/leaderboard.ts'
import { marketerToRow, toMarketers } from '#domain/people/marketers.ts'
import { leaderboardMachine } from '#machines/marketers/leaderboard.machine.ts'
import { ada, cursor, bee } from '#machines/marketers/marketers.testData.ts'
import { defineTestModel, noPayload, fails } from '#machines/testModel.ts'

export const leaderboardTestModel = defineTestModel({
  id: 'marketers/leaderboard',
  machine: leaderboardMachine,
  inputs: [{ name: 'the page is opened', input: undefined }],
  states: {
    idle: {
      given: 'no figures fetched',
      seen: "the page offers 'Make the leaderboard'",
      visible: [{ role: 'button', name: 'Make the leaderboard' }],
    },
    listing: {
      given: 'the marketers being fetched',
      seen: 'the page says that it fetches the marketers',
      visible: [{ role: 'button', name: 'Stop' }],
    },
    counting: {
      given: 'the referees being counted',
      seen: 'the page says how many marketers are counted',
      visible: [{ role: 'button', name: 'Stop' }],
    },
    showing: {
      given: 'the leaderboard shown',
      seen: 'the leaderboard is shown',
      visible: [{ role: 'table', name: 'Leaderboard' }],
    },
    failed: {
      given: 'figures that did not come',
      seen: "the page says what failed and offers 'Retry'",
      visible: [{ role: 'button', name: 'Retry' }],
    },
  },
  events: {
    'load.requested': { when: "the person presses 'Make the leaderboard' or 'Refresh'", cases: noPayload },
    'load.cancelled': { when: "the person presses 'Stop'", cases: noPayload },
    'retry.requested': { when: "the person presses 'Retry'", cases: noPayload },
    'order.chosen': {
      when: 'the person chooses a figure to order by',
      cases: [
        { name: 'by items', payload: { order: 'items' } },
        { name: 'by users referred', payload: { order: 'referred' } },
      ],
    },
    'download.requested': { when: "the person presses 'Export'", cases: noPayload },
  },
  calls: {
    fetchBatch: {
      name: 'the fetching of marketers',
      outcomes: [
        {
          name: 'a batch comes, and there are more',
          output: { rows: [marketerToRow(ada)], cursor: { ...cursor, id: 'USR-1' } },
        },
        { name: 'the last batch comes', output: { rows: [marketerToRow(bee)], cursor: null } },
        fails,
      ],
    },
    tallyReferees: {
      name: 'the counting of referees',
      outcomes: [
        { name: 'the referees are counted', output: { [ada.referralCode]: { referees: 2, withItems: 1, items: 1 } } },
        fails,
      ],
    },
  },
  facts: {
    order: (order) => `the order is by ${String(order)}`,
    rows: () => null,
    end: () => null,
    counted: () => null,
    hasProblem: () => null,
  },
  keyOf: ({ context: { list, tallies, order, problem } }) => ({
    order,
    rows: list.rows.length,
    end: list.end,
    counted: uncountedCodes(toMarketers(list), tallies).length,
    hasProblem: problem !== null,
  }),
})
