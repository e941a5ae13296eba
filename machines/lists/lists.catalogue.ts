import { firstQuery } from '#domain/lists/query.ts'
import type { ListRow } from '#domain/lists/rows.ts'
import { bare, entry } from '#machines/catalogueEntry.ts'
import { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import { pagedListWords } from '#machines/lists/pagedList.words.ts'

const fails = { name: 'the call fails', error: new Error('Network Error') }

/** A row as the paging chart needs it; the later its number, the older it is. */
const rowOf = (number: number): ListRow => ({
  id: `USR-${number}`,
  entity: null,
  haystack: `ada obi ${number}`,
  name: 'ada obi',
  items: 0,
  createdAt: `2026-01-01T00:00:00.${String(999 - number)}Z`,
})
const rowsOf = (from: number, to: number): ListRow[] => Array.from({ length: to - from + 1 }, (_, index) => rowOf(from + index))

const more = { rows: rowsOf(1, 11), cursor: { id: 'USR-11', item: '11' } }
const empty = { rows: [], cursor: { id: 'USR-11', item: '11' } }
const last = { rows: rowsOf(12, 13), cursor: null }

const input = { source: 'allUsers', query: firstQuery, count: null, topUps: 1, problemTitle: 'Failed to fetch all users', toast: 'Error loading users: ' } as const

/** The charts that all lists of the product share. */
export const listEntries = [
  entry({
    id: 'lists/pagedList',
    sentence: 'One list of the product, fetched batch by batch and shown page by page.',
    machine: pagedListMachine,
    words: pagedListWords,
    inputs: [{ name: 'the list is opened', input }],
    events: {
      'query.changed': [
        { name: 'the first page', payload: { query: firstQuery } },
        { name: 'the next page', payload: { query: { ...firstQuery, page: 2 } } },
        { name: 'a term that nothing holds', payload: { query: { ...firstQuery, term: 'zzz' } } },
      ],
      'looking.requested': bare,
      'looking.cancelled': bare,
      'retry.requested': bare,
      'row.changed': [{ name: 'a user', payload: { row: rowOf(1) } }],
      'row.removed': [{ name: 'a user', payload: { id: 'USR-1' } }],
      'rows.counted': [{ name: '13 rows', payload: { count: 13 } }],
    },
    outcomes: {
      fetchBatch: [
        { name: 'a batch comes, and there are more', output: more },
        { name: 'an empty batch comes, and there are more', output: empty },
        { name: 'the last batch comes', output: last },
        fails,
      ],
    },
    keyOf: ({ context: { query, rows, cursors, end, count, topUpsLeft, isLooking, problem } }) => ({
      query: query.term || `page ${query.page}`,
      rows: rows.length,
      hasCursor: cursors.length > 0,
      end,
      count,
      topUpsLeft,
      isLooking,
      hasProblem: problem !== null,
    }),
  }),
] as const
