import { inScriptsOfUsers } from '#machines/manualTest.ts'
import { marketersRefetchDelayMs, rowsMaxAgeMs } from '#domain/limits.ts'
import { appendRows, noRows, outdateRows, refreshRows, SavesDataError } from '#domain/lists/loadedRows.ts'
import { defaultQuery } from '#domain/lists/query.ts'
import {
  failureOf,
  firstBatch,
  pagedListInput,
  readAt,
  reportOf,
  rowOf,
  rowsOf,
} from '#machines/lists/lists.testData.ts'
import { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import type { ListRow } from '#domain/lists/rows.ts'
import { defineTestModel, fails, noPayload, outsideChart } from '#charts/testModel.ts'

const parent = outsideChart('the marketers page', ['newRows.found'])
const some = appendRows<ListRow>(noRows, firstBatch)
const repeated = appendRows(some, { ...firstBatch, rows: [] })
/** A new row arrives, and another one is gone. */
const again = { ...firstBatch, rows: [rowOf(0), ...rowsOf(2, 11)], arrivedAt: readAt + rowsMaxAgeMs }
/** What the list tells of them. */
const news = { newRows: [rowOf(0)], goneIds: ['USR-1'], hasMore: false }
const once = { loads: 'once' } as const
const background = { loads: 'background' } as const

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
      cases: [{ name: 'a user', payload: { rows: [rowOf(1)] } }],
    },
    'rows.reported': {
      when: 'rows arrive, change, or fail to load',
      cases: [
        { name: 'a batch arrives, more follow', payload: reportOf(some, { ...once, rows: firstBatch.rows }) },
        { name: 'the last batch arrives', payload: reportOf({ ...some, cursor: null, end: 'reached' }, once) },
        { name: 'the server repeats rows', payload: reportOf(repeated, once) },
        { name: 'the call fails', payload: failureOf<ListRow>(some, fails.error, once) },
        { name: 'a call in the background fails', payload: failureOf<ListRow>(some, fails.error, background) },
        { name: 'the browser saves data', payload: failureOf<ListRow>(some, new SavesDataError(), background) },
        {
          name: 'the first rows were read again',
          payload: reportOf(refreshRows(some, again), {
            cause: 'reread',
            rows: again.rows,
            news,
          }),
        },
        { name: 'all rows load again', payload: reportOf(outdateRows(some), { cause: 'change' }) },
        { name: 'a row is removed', payload: reportOf({ ...some, rows: rowsOf(1, 10) }, { cause: 'change' }) },
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
      cases: [{ name: 'after some minutes', payload: { now: readAt + rowsMaxAgeMs } }],
    },
    'rest.needed': { when: 'the person points at the search field, the order or a filter', cases: noPayload },
    'rows.outdated': {
      when:
        `on the marketers page, ${marketersRefetchDelayMs / 1_000} second after the dialog to add or edit a marketer closes; or the person presses ` +
        "'Show' beside the number of new rows",
      cases: noPayload,
    },
  },
  calls: { loader: { name: 'loading the rows', outcomes: [] } },
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
  keyOf: ({
    context: { query, rows, matches, cursors, end, extraBatchesLeft, searchOrigin, restLimit, ...other },
  }) => ({
    query: query.term || `page ${query.page}`,
    rows: rows.length,
    matches: matches.length,
    hasCursors: cursors.length > 0,
    end,
    extraBatchesLeft: Math.max(0, extraBatchesLeft),
    searchOrigin,
    restLimit,
    isNewlyRead: other.readAt === again.arrivedAt,
  }),
  notByHand: inScriptsOfUsers,
})
