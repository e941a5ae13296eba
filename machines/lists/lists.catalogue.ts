import { defaultQuery } from '#domain/lists/query.ts'
import type { ListRow } from '#domain/lists/rows.ts'
import { emptyCounts } from '#domain/dashboard/counts.ts'
import { emptyHistory } from '#domain/dashboard/history.ts'
import { userColumns, defaultColumns } from '#domain/lists/columns.ts'
import { listKinds } from '#domain/lists/kinds.ts'
import { defaultTableLayout } from '#domain/lists/tableLayout.ts'
import { defaultView } from '#domain/lists/view.ts'
import { type User, userSchema, userToRow } from '#domain/people/users.ts'
import { noPayload, defineTestModel, raisedInternally } from '#machines/catalogueEntry.ts'
import { itemsMachine } from '#machines/items/items.machine.ts'
import { itemsTexts } from '#machines/items/items.words.ts'
import { csvExportMachine } from '#machines/lists/csvExport.machine.ts'
import { csvExportTexts } from '#machines/lists/csvExport.words.ts'
import { listPageMachine } from '#machines/lists/listPage.machine.ts'
import { listPageTexts } from '#machines/lists/listPage.words.ts'
import { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import { pagedListTexts } from '#machines/lists/pagedList.words.ts'
import { selectionMachine } from '#machines/lists/selection.machine.ts'
import { selectionTexts } from '#machines/lists/selection.words.ts'
import { tableLayoutMachine } from '#machines/lists/tableLayout.machine.ts'
import { tableLayoutTexts } from '#machines/lists/tableLayout.words.ts'
import { usersMachine } from '#machines/users/users.machine.ts'
import { usersTexts } from '#machines/users/users.words.ts'

const fails = { name: 'the call fails', error: new Error('Network Error') }

/** A row as the paging chart needs it; the later its number, the older it is. */
const rowOf = (number: number): ListRow => ({
  id: `USR-${number}`,
  entity: null,
  searchText: `ada obi ${number}`,
  sortName: 'ada obi',
  itemCount: 0,
  createdAt: `2026-01-01T00:00:00.${String(999 - number)}Z`,
})
const rowsOf = (from: number, to: number): ListRow[] =>
  Array.from({ length: to - from + 1 }, (_, index) => rowOf(from + index))

const more = { rows: rowsOf(1, 11), cursor: { id: 'USR-11', item: '11' } }
const empty = { rows: [], cursor: { id: 'USR-11', item: '11' } }
const last = { rows: rowsOf(12, 13), cursor: null }

const userOf = (given: Partial<User>): User =>
  userSchema.parse({ id: 'USR-1', name: 'Ada Obi', email: 'ada@example.com', userStatus: 'ACTIVE', ...given })
const ada = userOf({})
const bee = userOf({ id: 'USR-2', name: 'Bee Eze', email: 'bee@example.com' })
const nameless = userOf({ id: 'USR-3', email: '' })

const first = defaultView(listKinds.users)
const elsewhere = { ...first, tab: 'active' }
const summary = { totals: emptyCounts, history: emptyHistory, today: '2026-01-01' }
const file = { name: 'users.csv', kind: 'users', columns: ['name'] } as const

const input = {
  source: 'allUsers',
  query: defaultQuery,
  count: null,
  topUps: 3,
  problemTitle: 'Failed to fetch all users',
  toast: 'Error loading users: ',
} as const

/** The charts that all lists of the product share. */
export const listTestModels = [
  defineTestModel({
    id: 'lists/pagedList',
    sentence: 'One list of the product, fetched batch by batch and shown page by page.',
    machine: pagedListMachine,
    words: pagedListTexts,
    inputs: [{ name: 'the list is opened', input }],
    events: {
      'query.changed': [
        { name: 'the next page', payload: { query: { ...defaultQuery, page: 2 } } },
        { name: 'a term that nothing holds', payload: { query: { ...defaultQuery, term: 'zzz' } } },
      ],
      'looking.requested': noPayload,
      'looking.cancelled': noPayload,
      'retry.requested': noPayload,
      'rows.changed': [{ name: 'a user', payload: { rows: [rowOf(1)] } }],
      'rows.removed': [{ name: 'a user', payload: { ids: ['USR-1'] } }],
      'rows.counted': [{ name: '13 rows', payload: { count: 13 } }],
      'rows.outdated': noPayload,
    },
    outcomes: {
      fetchBatch: [
        { name: 'a batch comes, and there are more', output: more },
        { name: 'an empty batch comes, and there are more', output: empty },
        { name: 'the last batch comes', output: last },
        fails,
      ],
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
  }),
  defineTestModel({
    id: 'lists/selection',
    sentence: 'The rows of a list that are chosen.',
    machine: selectionMachine,
    words: selectionTexts,
    inputs: [{ name: 'the list is opened', input: undefined }],
    events: {
      'row.toggled': [{ name: 'one row', payload: { id: 'USR-1' } }],
      'rows.toggled': [{ name: 'two rows', payload: { ids: ['USR-1', 'USR-2'] } }],
      'selection.cleared': noPayload,
    },
    outcomes: {},
    keyOf: ({ context }) => ({ ids: context.ids }),
  }),
  defineTestModel({
    id: 'lists/tableLook',
    sentence: 'How a table looks: its columns and density, and the list of its keys.',
    machine: tableLayoutMachine,
    words: tableLayoutTexts,
    inputs: [
      {
        name: 'the list is opened',
        input: { kind: 'users', columns: userColumns.map(({ name }) => name), usual: defaultColumns(userColumns) },
      },
    ],
    events: {
      'column.toggled': [{ name: 'the email', payload: { name: 'email' } }],
      'density.chosen': [{ name: 'compact rows', payload: { density: 'compact' } }],
      'shortcuts.toggled': noPayload,
      'look.reset': noPayload,
      'panel.opened': noPayload,
      'help.opened': noPayload,
      'panel.dismissed': noPayload,
    },
    outcomes: { recallLook: [{ name: 'nothing was kept', output: defaultTableLayout }, fails] },
    keyOf: ({ context: { look } }) => ({ ...look }),
  }),
  defineTestModel({
    id: 'lists/csvExport',
    sentence: 'A list as a file: what is chosen, the page, what is loaded, or everything there is.',
    machine: csvExportMachine,
    words: csvExportTexts,
    inputs: [{ name: 'the list is opened', input: undefined }],
    events: {
      'export.requested': noPayload,
      'export.dismissed': noPayload,
      'rows.chosen': [{ name: 'the rows of the page', payload: { file, rows: [userToRow(ada)] } }],
      'everything.chosen': [
        { name: 'all users', payload: { file, source: 'allUsers', query: defaultQuery, count: 13 } },
      ],
      'retry.requested': noPayload,
    },
    outcomes: {
      fetchBatch: [
        { name: 'a batch comes, and there are more', output: { rows: [userToRow(ada)], cursor: { id: 'USR-1' } } },
        { name: 'the last batch comes', output: { rows: [userToRow(bee)], cursor: null } },
        fails,
      ],
    },
    keyOf: ({ context: { list, problem } }) => ({ rows: list.rows.length, hasProblem: problem !== null }),
  }),
  defineTestModel({
    id: 'lists/listPage',
    sentence:
      'A page of lists: its tabs, what is asked of them, the drawer of a row, and the address that says all that.',
    machine: listPageMachine,
    words: listPageTexts,
    inputs: [
      { name: 'the users page is opened', input: { kind: listKinds.users, view: first } },
      {
        name: 'the marketers page is opened',
        input: { kind: listKinds.marketers, view: defaultView(listKinds.marketers) },
      },
    ],
    events: {
      'tab.chosen': [{ name: 'the one that is open', payload: { tab: 'all' } }],
      'term.changed': [{ name: 'a term', payload: { term: 'ada' } }],
      'sort.chosen': [{ name: 'by date', payload: { sort: 'date' } }],
      'size.chosen': [{ name: '10 rows', payload: { size: 10 } }],
      'page.turned': [{ name: 'the first page', payload: { page: 1 } }],
      'row.opened': [{ name: 'a user', payload: { id: 'USR-1', page: 1 } }],
      'drawer.dismissed': noPayload,
      'view.opened': [{ name: 'as the page was opened', payload: { view: first } }],
      'status.changed': [
        {
          name: 'one is suspended',
          payload: { change: 'suspend', rows: [userToRow(userOf({ userStatus: 'SUSPENDED' }))] },
        },
      ],
      'rows.changed': [{ name: 'one is new', payload: { rows: [userToRow(ada)] } }],
      'rows.removed': [{ name: 'one is gone', payload: { ids: [ada.id] } }],
      'rows.outdated': noPayload,
      'status.confirmed': [
        { name: 'one is suspended', payload: { rows: [userToRow(userOf({ userStatus: 'SUSPENDED' }))] } },
      ],
      'summary.requested': noPayload,
    },
    outcomes: {
      loadSummary: [{ name: 'the counts come', output: summary }, fails],
      selection: [fails],
      tableLook: [fails],
      csvExport: [fails],
    },
    keyOf: ({ context: { tab, queries, told, summary: known } }) => ({
      tab,
      queries,
      told,
      hasSummary: known !== null,
    }),
  }),
  defineTestModel({
    id: 'users/users',
    sentence: 'The users page: its lists, and the suspending and activating of one user or of many.',
    machine: usersMachine,
    words: usersTexts,
    inputs: [{ name: 'the page is opened', input: { view: first } }],
    events: {
      'change.requested': [
        { name: 'of one user', payload: { change: 'suspend', users: [ada] } },
        { name: 'of two users', payload: { change: 'suspend', users: [ada, bee] } },
        {
          name: 'of a user who is suspended already',
          payload: { change: 'suspend', users: [userOf({ id: 'USR-4', userStatus: 'SUSPENDED' })] },
        },
        { name: 'of a user without an email', payload: { change: 'suspend', users: [nameless] } },
      ],
      'change.confirmed': noPayload,
      'change.dismissed': noPayload,
      'queue.filled': raisedInternally,
      'queue.stopped': noPayload,
      'retry.requested': noPayload,
      'results.dismissed': noPayload,
      'view.opened': [{ name: 'another tab', payload: { view: elsewhere } }],
    },
    outcomes: { page: [fails], changeStatus: [{ name: 'the server does it', output: null }, fails] },
    keyOf: ({ context: { asked, queue } }) => ({
      asked: asked.users.map(({ id }) => id),
      queue: queue.map(({ user, state }) => `${user.id} ${state}`),
    }),
  }),
  defineTestModel({
    id: 'items/items',
    sentence: 'The items page: its lists, and what can be done with an item.',
    machine: itemsMachine,
    words: itemsTexts,
    inputs: [{ name: 'the page is opened', input: { view: defaultView(listKinds.items) } }],
    events: {
      'deed.chosen': [
        { name: 'flag', payload: { deed: 'flag' } },
        { name: 'hold', payload: { deed: 'hold' } },
        { name: 'remove', payload: { deed: 'remove' } },
      ],
      'view.opened': [{ name: 'another tab', payload: { view: { ...defaultView(listKinds.items), tab: 'sold' } } }],
    },
    outcomes: { page: [fails] },
    keyOf: () => ({}),
  }),
] as const
