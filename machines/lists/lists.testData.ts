import { emptyCounts } from '#domain/dashboard/counts.ts'
import { emptyHistory } from '#domain/dashboard/history.ts'
import type { LoadedRows } from '#domain/lists/loadedRows.ts'
import { listKinds } from '#domain/lists/kinds.ts'
import { defaultQuery } from '#domain/lists/query.ts'
import { type ListRow } from '#domain/lists/rows.ts'
import { defaultView } from '#domain/lists/view.ts'
import { type User, userSchema } from '#domain/people/users.ts'
import { fold } from '#domain/search/search.ts'
import type { RowsReported } from '#machines/lists/loader.setup.ts'

/** A row without an entity. A higher number is an older row. */
export const rowOf = (number: number): ListRow => ({
  id: `USR-${number}`,
  entity: null,
  searchText: fold(`ada obi ${number}`),
  sortName: fold('ada obi'),
  itemCount: 0,
  createdAt: `2026-01-01T00:00:00.${String(999 - number)}Z`,
  filterValues: {},
})

export const rowsOf = (from: number, to: number): ListRow[] =>
  Array.from({ length: to - from + 1 }, (_, index) => rowOf(from + index))

/** When the rows and the counts arrived. */
export const readAt = 1_790_000_000_000

export const firstBatch = { rows: rowsOf(1, 11), cursor: { id: 'USR-11', item: '11' }, arrivedAt: readAt }
export const lastBatch = { rows: rowsOf(12, 13), cursor: null, arrivedAt: readAt }

/** What a loader of all rows tells after a batch, or as the fields say. */
export const reportOf = <Row>(
  list: LoadedRows<Row>,
  fields: Partial<RowsReported<Row>> = {},
): Omit<RowsReported<Row>, 'type'> => ({
  cause: 'answer',
  list,
  loads: 'all',
  rows: [],
  arrivedAt: readAt,
  error: null,
  ...fields,
})

/** A call of a loader failed. */
export const failureOf = <Row>(list: LoadedRows<Row>, error: unknown, fields: Partial<RowsReported<Row>> = {}) =>
  reportOf(list, { cause: 'failure', error, ...fields })

export const userOf = (fields: Partial<User>): User =>
  userSchema.parse({ id: 'USR-1', name: 'Ada Obi', email: 'ada@example.com', userStatus: 'ACTIVE', ...fields })
export const ada = userOf({})
export const bee = userOf({ id: 'USR-2', name: 'Bee Eze', email: 'bee@example.com' })

export const defaultUsersView = defaultView(listKinds.users)
export const csvRequest = { name: 'users.csv', kind: 'users', reader: 'spreadsheet' } as const

export const pagedListInput = {
  source: 'allUsers',
  query: defaultQuery,
  today: '',
  totalCount: null,
  extraBatches: 3,
  problemTitle: 'Failed to fetch all users',
  toastPrefix: 'Error loading users: ',
  parent: null,
} as const

export const summary = {
  totals: { ...emptyCounts, totalUserCount: 1_240, activeUserCount: 1_100, suspendedUserCount: 140 },
  recent: { ...emptyCounts, totalUserCount: 30 },
  history: emptyHistory,
  today: '2026-01-01',
  loadedAt: readAt,
}
