import { uncountedCodes } from '#domain/people/leaderboard.ts'
import { marketerToRow, toMarketers } from '#domain/people/marketers.ts'
import { leaderboardMachine } from '#machines/marketers/leaderboard.machine.ts'
import { ada, bee, cursor } from '#machines/marketers/marketers.testData.ts'
import { defineTestModel, fails, noPayload } from '#machines/testModel.ts'

export const leaderboardTestModel = defineTestModel({
  id: 'marketers/leaderboard',
  machine: leaderboardMachine,
  inputs: [{ name: 'the page is opened', input: undefined }],
  states: {
    idle: {
      given: 'no figures loaded',
      seen: "the page offers 'Load leaderboard'",
      visible: [{ role: 'button', name: 'Load leaderboard' }],
    },
    loadingMarketers: {
      given: 'the marketers loading',
      seen: 'the page says how many marketers are loaded',
      visible: [{ role: 'button', name: 'Stop' }],
    },
    countingReferees: {
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
      given: 'a failed call',
      seen: "the page says what failed and offers 'Retry'",
      visible: [{ role: 'button', name: 'Retry' }],
    },
  },
  events: {
    'load.requested': { when: "the person presses 'Load leaderboard' or 'Refresh'", cases: noPayload },
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
      name: 'the call for marketers',
      outcomes: [
        {
          name: 'a batch arrives, and there are more',
          output: { rows: [marketerToRow(ada)], cursor: { ...cursor, id: 'USR-1' } },
        },
        { name: 'the last batch arrives', output: { rows: [marketerToRow(bee)], cursor: null } },
        fails,
      ],
    },
    countReferees: {
      name: 'the count of referees',
      outcomes: [
        {
          name: 'the referees are counted',
          output: { [ada.referralCode]: { refereeCount: 2, refereesWithItems: 1, itemCount: 1 } },
        },
        fails,
      ],
    },
  },
  facts: {
    cursorCount: () => null,
    order: (order) => `the order is by ${String(order)}`,
    rows: () => null,
    end: () => null,
    counted: () => null,
    hasProblem: () => null,
  },
  keyOf: ({ context: { list, totalsByCode, order, problem } }) => ({
    cursorCount: list.cursors.length,
    order,
    rows: list.rows.length,
    end: list.end,
    counted: uncountedCodes(toMarketers(list), totalsByCode).length,
    hasProblem: problem !== null,
  }),
})
