import { inScriptsOfUsers } from '#machines/manualTest.ts'
import { maxEmptyBatches, rowsMaxAgeMs } from '#domain/limits.ts'
import { noRows } from '#domain/lists/loadedRows.ts'
import { fold } from '#domain/search/search.ts'
import { firstBatch, lastBatch, readAt, rowOf, rowsOf } from '#machines/lists/lists.testData.ts'
import { rowsLoader } from '#machines/lists/loader.machine.ts'
import { defineTestModel, fails, noPayload, outsideChart } from '#charts/testModel.ts'

const parent = outsideChart('the chart that shows the rows', ['rows.reported'])
const allUsers = { source: 'allUsers', list: noRows, parent } as const

const rereadAt = readAt + rowsMaxAgeMs + 3

export const loaderTestModel = defineTestModel({
  id: 'lists/loader',
  machine: rowsLoader,
  inputs: [
    { name: 'all rows load', input: { ...allUsers, loads: 'all' } },
    { name: 'the first rows load', input: { ...allUsers, loads: 'batch' } },
  ],
  visible: { failed: [{ role: 'button', name: 'Retry' }], truncated: [{ role: 'button', name: 'Retry' }] },
  events: {
    'more.requested': {
      when: "the person presses 'Load more', or a list needs more rows",
      cases: [
        { name: 'as before', payload: {} },
        { name: 'in the background', payload: { loads: 'background' } },
        { name: 'all of them', payload: { loads: 'all' } },
      ],
    },
    'more.cancelled': { when: "the person presses 'Cancel' while rows load", cases: noPayload },
    'retry.requested': { when: "the person presses 'Retry'", cases: noPayload },
    'refresh.requested': {
      when: "the person presses 'Refresh', or 'Show' beside the number of new rows",
      cases: [
        { name: 'as before', payload: {} },
        { name: 'one batch', payload: { loads: 'once' } },
      ],
    },
    'tab.returned': {
      when: 'the person returns to the browser tab',
      cases: [
        { name: 'with old rows', payload: { now: readAt + rowsMaxAgeMs + 2 } },
        { name: 'with newer rows', payload: { now: readAt + rowsMaxAgeMs - 1 } },
      ],
    },
    'rows.changed': {
      when: 'rows are added, changed or removed',
      cases: [
        { name: 'one is changed', payload: { rows: [{ ...rowOf(1), searchText: fold('bee eze') }] } },
        { name: 'one is removed', payload: { rows: [], removedIds: ['USR-20'] } },
      ],
    },
  },
  calls: {
    fetchBatch: {
      name: 'loading a batch of rows',
      outcomes: [
        { name: 'a batch arrives, more follow', output: firstBatch },
        {
          name: 'another batch arrives, with two rows that arrived before, more follow',
          output: { rows: rowsOf(10, 12), cursor: { id: 'USR-12', item: '12' }, arrivedAt: readAt + 1 },
        },
        { name: 'an empty batch arrives, more follow', output: { ...firstBatch, rows: [] } },
        { name: 'the last batch arrives', output: { ...lastBatch, arrivedAt: readAt + 2 } },
        fails,
      ],
    },
    rereadBatch: {
      name: 'reading the first rows again',
      outcomes: [
        {
          name: 'a row is new, and others are gone',
          output: { rows: [rowOf(20)], cursor: null, arrivedAt: rereadAt },
        },
        { name: 'the same rows arrive', output: { ...firstBatch, arrivedAt: rereadAt } },
        fails,
      ],
    },
  },
  paths: [
    [
      'start all rows load',
      ...Array.from({ length: maxEmptyBatches }, (_, at) => ({
        outcome: 'fetchBatch' as const,
        case: `empty batch ${at + 1} arrives, more follow`,
        output: { rows: [], cursor: { id: `USR-${at}`, item: '1' }, arrivedAt: readAt },
      })),
    ],
  ],
  keyOf: ({ context: { loads, list, error, news } }) => ({
    loads,
    rows: list.rows.length,
    firstRow: list.rows[0]?.id ?? null,
    changed: list.rows.filter(({ searchText }) => searchText === 'bee eze').length,
    cursorCount: list.cursors.length,
    end: list.end,
    hasError: error !== null,
    hasNews: news !== null,
    emptyBatches: list.emptyBatches,
    cursor: list.cursor?.['id'] ?? null,
    isRead: list.readAt !== null,
    isReread: list.readAt === rereadAt,
  }),
  notByHand: inScriptsOfUsers,
})
