import { inScriptsOfUsers } from '#machines/manualTest.ts'
import { marketersRefetchDelayMs, rowsMaxAgeMs } from '#domain/limits.ts'
import { defaultQuery } from '#domain/lists/query.ts'
import { firstBatch, lastBatch, pagedListInput, readAt, rowOf, rowsOf } from '#machines/lists/lists.testData.ts'
import { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import { defineTestModel, fails, noPayload, outsideChart } from '#charts/testModel.ts'

const parent = outsideChart('the marketers page', ['newRows.found'])
const emptyBatch = { rows: [], cursor: { id: 'USR-12', item: '12' }, arrivedAt: readAt }
const returnedAt = readAt + rowsMaxAgeMs

export const pagedListTestModel = defineTestModel({
  id: 'lists/pagedList',
  machine: pagedListMachine,
  inputs: [{ name: 'the list is opened', input: { ...pagedListInput, totalCount: 20, parent } }],
  visible: { failed: [{ role: 'button', name: 'Retry' }] },
  events: {
    'query.changed': {
      when: 'the person changes the search, a filter, the order, the page of rows or the page size, or opens or closes a row',
      cases: [
        { name: 'the next page', payload: { query: { ...defaultQuery, page: 2 }, origin: 'url' } },
        { name: 'a term without matches', payload: { query: { ...defaultQuery, term: 'zzz' }, origin: 'url' } },
      ],
    },
    'rest.requested': { when: "the person presses 'Load all' or 'Search all'", cases: noPayload },
    'rest.cancelled': { when: "the person presses 'Cancel' while rows load", cases: noPayload },
    'retry.requested': { when: "the person presses 'Retry'", cases: noPayload },
    'rows.changed': {
      when: 'rows are added, changed or removed, for example a suspended user or a deleted marketer',
      cases: [
        { name: 'a user', payload: { rows: [rowOf(1)] } },
        { name: 'a user is removed', payload: { rows: [], removedIds: ['USR-1'] } },
      ],
    },
    'rows.counted': {
      when: 'the list gets its total number of rows',
      cases: [{ name: '13 rows', payload: { count: 13 } }],
    },
    'day.changed': {
      when: 'a new day starts',
      cases: [{ name: 'the first of January', payload: { today: '2026-01-01' } }],
    },
    'tab.returned': {
      when: 'the person returns to the browser tab',
      cases: [
        { name: 'with old rows', payload: { now: returnedAt } },
        { name: 'with newer rows', payload: { now: returnedAt - 1 } },
      ],
    },
    'rest.needed': { when: 'the person points at the search field, the order or a filter', cases: noPayload },
    'rows.outdated': {
      when:
        `on the marketers page, ${marketersRefetchDelayMs / 1_000} second after the dialog to add or edit a marketer closes; or the person presses ` +
        "'Show' beside the number of new rows",
      cases: noPayload,
    },
  },
  calls: {
    fetchBatch: {
      name: 'loading a batch of rows',
      outcomes: [
        { name: 'a batch arrives, more follow', output: firstBatch },
        { name: 'an empty batch arrives, more follow', output: emptyBatch },
        { name: 'the last batch arrives', output: lastBatch },
        fails,
      ],
    },
    fetchRest: {
      name: 'loading a batch of the remaining rows',
      outcomes: [
        { name: 'an empty batch of the remaining rows arrives, more follow', output: emptyBatch },
        { name: 'the last batch of the remaining rows arrives', output: lastBatch },
        { name: 'the browser saves data', output: null },
        fails,
      ],
    },
    rereadBatch: {
      name: 'reading the first batch again',
      outcomes: [
        {
          name: 'a new row arrives, and another one is gone',
          output: { ...firstBatch, rows: [rowOf(0), ...rowsOf(2, 11)], arrivedAt: returnedAt },
        },
        fails,
      ],
    },
  },
  paths: [
    [
      'start the list is opened',
      'event query.changed: a term without matches',
      {
        event: 'query.changed',
        case: 'the next page of the same search, on the page',
        payload: { query: { ...defaultQuery, term: 'zzz', page: 2 }, origin: 'page' },
      },
    ],
  ],
  keyOf: ({ context: { query, rows, cursors, end, extraBatchesLeft, searchOrigin, restLimit, ...other } }) => ({
    query: query.term || `page ${query.page}`,
    rows: rows.length,
    cursorCount: cursors.length,
    end,
    extraBatchesLeft: Math.max(0, extraBatchesLeft),
    searchOrigin,
    restLimit,
    isNewlyRead: other.readAt === returnedAt,
  }),
  notByHand: inScriptsOfUsers,
})
