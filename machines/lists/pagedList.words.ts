import type { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import type { ChartTexts } from '#machines/words.ts'

export const pagedListTexts: ChartTexts<typeof pagedListMachine> = {
  states: {
    fetching: { given: 'a batch on its way', seen: 'the list shows that more rows are on their way' },
    showing: { given: 'the rows shown', seen: 'the list shows its rows, or that there are none' },
    failed: { given: 'a batch that did not come', seen: "the list says what failed and offers 'Retry'" },
  },
  events: {
    'query.changed': 'the person asks for something else',
    'looking.requested': "the person presses 'Keep looking'",
    'looking.cancelled': "the person presses 'Cancel'",
    'retry.requested': "the person presses 'Retry'",
    'rows.changed': 'rows are changed',
    'rows.removed': 'rows leave the list',
    'rows.counted': 'the server has counted the rows',
    'rows.outdated': 'the list is to be fetched anew',
  },
  calls: { fetchBatch: 'the fetching of a batch' },
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
}
