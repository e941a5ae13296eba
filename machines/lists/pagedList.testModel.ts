import { defaultQuery } from '#domain/lists/query.ts'
import { input, more, rowOf, last } from '#machines/lists/lists.testData.ts'
import { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import { defineTestModel, noPayload, fails } from '#machines/testModel.ts'

const empty = { rows: [], cursor: { id: 'USR-11', item: '11' } }

export const pagedListTestModel = defineTestModel({
  id: 'lists/pagedList',
  machine: pagedListMachine,
  inputs: [{ name: 'the list is opened', input }],
  states: {
    fetching: { given: 'a batch on its way', seen: 'the list shows that more rows are on their way' },
    showing: { given: 'the rows shown', seen: 'the list shows its rows, or that there are none' },
    failed: {
      given: 'a batch that did not come',
      seen: "the list says what failed and offers 'Retry'",
      visible: [{ role: 'button', name: 'Retry' }],
    },
  },
  events: {
    'query.changed': {
      when: 'the person asks for something else',
      cases: [
        { name: 'the next page', payload: { query: { ...defaultQuery, page: 2 } } },
        { name: 'a term that nothing holds', payload: { query: { ...defaultQuery, term: 'zzz' } } },
      ],
    },
    'fullSearch.requested': { when: "the person presses 'Keep looking'", cases: noPayload },
    'fullSearch.cancelled': { when: "the person presses 'Cancel'", cases: noPayload },
    'retry.requested': { when: "the person presses 'Retry'", cases: noPayload },
    'rows.changed': { when: 'rows are changed', cases: [{ name: 'a user', payload: { rows: [rowOf(1)] } }] },
    'rows.removed': { when: 'rows leave the list', cases: [{ name: 'a user', payload: { ids: ['USR-1'] } }] },
    'rows.counted': { when: 'the server has counted the rows', cases: [{ name: '13 rows', payload: { count: 13 } }] },
    'rows.outdated': { when: 'the list is to be fetched anew', cases: noPayload },
  },
  calls: {
    fetchBatch: {
      name: 'the fetching of a batch',
      outcomes: [
        { name: 'a batch comes, and there are more', output: more },
        { name: 'an empty batch comes, and there are more', output: empty },
        { name: 'the last batch comes', output: last },
        fails,
      ],
    },
  },
  facts: {
    query: () => null,
    rows: (rows) => (rows === 0 ? 'no row is loaded' : `${String(rows)} rows are loaded`),
    hasCursor: () => null,
    end: (end) => (end === null ? 'more rows may come' : 'the list has come to its end'),
    topUpsLeft: () => null,
    isOutdated: () => null,
    isLooking: (is) => (is ? 'the rest of the list is being looked through' : null),
    hasProblem: () => null,
  },
  keyOf: ({ context: { query, rows, cursors, end, extraBatchesLeft, isFullSearch, isOutdated, problem } }) => ({
    query: query.term || `page ${query.page}`,
    rows: rows.length,
    hasCursor: cursors.length > 0,
    end,
    extraBatchesLeft,
    isFullSearch,
    isOutdated,
    hasProblem: problem !== null,
  }),
})
