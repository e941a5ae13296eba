import { ofOtherPart, openAsAdmin, stackFault, unlessIn, whileIn } from '#machines/manualTest.ts'
import { press, tab } from '#charts/gestures.ts'
import { uncountedCodes } from '#domain/people/leaderboard.ts'
import { maxAutomaticCodes, fullListBatchSize } from '#domain/limits.ts'
import { type LoadedRows, noRows } from '#domain/lists/loadedRows.ts'
import type { ListRow } from '#domain/lists/rows.ts'
import type { RefereeTally } from '#domain/people/refereeTallies.ts'
import { toMarketers } from '#domain/people/marketers.ts'
import { marketerToRow } from '#domain/records/marketer.ts'
import { failureOf, reportOf } from '#machines/lists/lists.testData.ts'
import { leaderboardMachine } from '#machines/marketers/leaderboard.machine.ts'
import { ada, bee, marketerOf } from '#machines/marketers/marketers.testData.ts'
import { defineTestModel, fails, noPayload } from '#charts/testModel.ts'

const marketers = Array.from({ length: maxAutomaticCodes + 1 }, (_, index) => marketerOf(10 + index))
const rowsOf = (count: number) => marketers.slice(0, count).map(marketerToRow)

const totalsOf = (count: number) => ({ refereeCount: count, refereesWithItems: count - 1, itemCount: 500 - count })

/** Different numbers for each period. A marketer with more referees has fewer items. */
const tallyOf = (count: number): RefereeTally => ({
  totals: {
    all: totalsOf(count + 3),
    month: totalsOf(count + 2),
    lastMonth: totalsOf(count + 1),
    week: totalsOf(count),
  },
  earlier: { week: totalsOf(count + 5), month: totalsOf(count + 6), lastMonth: totalsOf(count + 7) },
  undatedCount: 1,
})

const completeWith = (rows: readonly ListRow[]): LoadedRows => ({ ...noRows, rows, end: 'reached' })

const otherBatch = 'the marketers of a new local stack arrive in one other batch'

/** The rows are still on their way when the person presses 'Stop'. */
const slowRows = stackFault({
  operation: 'listAllMarketers',
  fault: 'slow',
  match: { limit: fullListBatchSize },
  ms: 10_000,
})

export const leaderboardTestModel = defineTestModel({
  id: 'marketers/leaderboard',
  machine: leaderboardMachine,
  inputs: [{ name: 'the page is opened', input: undefined }],
  visible: {
    large: [{ role: 'button', name: 'Load leaderboard' }],
    idle: [{ role: 'button', name: 'Load leaderboard' }],
    loadingMarketers: [{ role: 'button', name: 'Stop' }],
    countingReferees: [{ role: 'button', name: 'Stop' }],
    showing: [{ role: 'table', name: 'Leaderboard' }],
    failed: [{ role: 'button', name: 'Retry' }],
  },
  events: {
    'board.opened': { when: 'the person opens the leaderboard tab', cases: noPayload },
    'load.requested': { when: "the person presses 'Load leaderboard' or 'Refresh'", cases: noPayload },
    'load.cancelled': { when: "the person presses 'Stop'", cases: noPayload },
    'retry.requested': { when: "the person presses 'Retry'", cases: noPayload },
    'order.chosen': {
      when: "the person presses the header of 'Users Referred', 'Have listed' or 'Items listed'",
      cases: [
        { name: 'by items', payload: { order: 'items' } },
        { name: 'by users referred', payload: { order: 'referred' } },
      ],
    },
    'download.requested': {
      when: "the person presses 'Export'",
      cases: [
        { name: 'of this month', payload: { period: 'month' } },
        { name: 'of all time', payload: { period: 'all' } },
      ],
    },
    'rows.changed': {
      when: 'a marketer is added, changed or deleted',
      cases: [
        { name: 'one is changed', payload: { rows: [marketerToRow({ ...bee, name: 'Bee Ade' })] } },
        { name: 'one is removed', payload: { rows: [], removedIds: [bee.id] } },
      ],
    },
    'rows.reported': {
      when: 'marketers arrive, or fail to load',
      cases: [
        { name: 'more follow', payload: reportOf({ ...noRows, rows: [marketerToRow(ada)] }) },
        { name: 'the last ones', payload: reportOf(completeWith([ada, bee].map(marketerToRow))) },
        { name: `all ${maxAutomaticCodes}`, payload: reportOf(completeWith(rowsOf(maxAutomaticCodes))) },
        { name: 'many', payload: reportOf(completeWith(rowsOf(maxAutomaticCodes + 1))) },
        { name: 'the call fails', payload: failureOf<ListRow>(noRows, fails.error) },
      ],
    },
  },
  calls: {
    loader: { name: 'loading the marketers', outcomes: [] },
    countReferees: {
      name: 'counting the referees',
      outcomes: [
        { name: 'the referees are counted', output: { [ada.referralCode]: tallyOf(9) } },
        {
          name: 'the referees of many marketers are counted',
          output: Object.fromEntries(marketers.map(({ referralCode }, index) => [referralCode, tallyOf(10 + index)])),
        },
        fails,
      ],
    },
  },
  keyOf: ({ context: { list, tallies, order, maxCodes, problem } }) => ({
    order,
    maxCodes,
    rows: list.rows.length,
    nameOfBee: toMarketers(list).find(({ id }) => id === bee.id)?.name ?? null,
    end: list.end,
    counted: uncountedCodes(toMarketers(list), tallies).length,
    hasProblem: problem !== null,
  }),
  // The marketers of a new local stack arrive in one batch, with referees. The test model has no such batch, so a person
  // follows the load until it arrives.
  manual: {
    starts: {
      'the page is opened': { ...openAsAdmin('/admin/marketers?tab=leaderboard', press('Stop')), faults: [slowRows] },
    },
    inputs: {
      'event board.opened': {
        ...whileIn('idle', [press(tab('All marketers')), press(tab('Leaderboard'))]),
        faults: [slowRows],
      },
      'event load.requested': {
        action: press('Load leaderboard'),
        faults: [slowRows],
        isPossible: (snapshot) => snapshot.matches('idle') && snapshot.context.maxCodes !== null,
      },
      'event load.cancelled': unlessIn('idle', press('Stop')),
      'event retry.requested': whileIn('failed', press('Retry')),
    },
    impossible: {
      'event rows.changed': ofOtherPart,
      'event rows.reported': otherBatch,
    },
  },
})
