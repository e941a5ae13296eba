import { listKinds } from '#domain/lists/kinds.ts'
import { defaultQuery } from '#domain/lists/query.ts'
import { type ListRow } from '#domain/lists/rows.ts'
import { defaultView } from '#domain/lists/view.ts'
import { type User, userSchema } from '#domain/people/users.ts'

/** A row as the paging chart needs it; the later its number, the older it is. */
export const rowOf = (number: number): ListRow => ({
  id: `USR-${number}`,
  entity: null,
  searchText: `ada obi ${number}`,
  sortName: 'ada obi',
  itemCount: 0,
  createdAt: `2026-01-01T00:00:00.${String(999 - number)}Z`,
})
export const rowsOf = (from: number, to: number): ListRow[] =>
  Array.from({ length: to - from + 1 }, (_, index) => rowOf(from + index))
export const more = { rows: rowsOf(1, 11), cursor: { id: 'USR-11', item: '11' } }
export const last = { rows: rowsOf(12, 13), cursor: null }
export const userOf = (given: Partial<User>): User =>
  userSchema.parse({ id: 'USR-1', name: 'Ada Obi', email: 'ada@example.com', userStatus: 'ACTIVE', ...given })
export const ada = userOf({})
export const bee = userOf({ id: 'USR-2', name: 'Bee Eze', email: 'bee@example.com' })
export const first = defaultView(listKinds.users)
export const file = { name: 'users.csv', kind: 'users', columns: ['name'] } as const
export const input = {
  source: 'allUsers',
  query: defaultQuery,
  count: null,
  topUps: 3,
  problemTitle: 'Failed to fetch all users',
  toast: 'Error loading users: ',
} as const
