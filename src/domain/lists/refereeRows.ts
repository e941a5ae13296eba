import { type ListRow, toSortKey } from '#domain/lists/rows.ts'
import type { Referee } from '#domain/people/referees.ts'

/** A referee as a row of the side panel. The rows keep the order of the server, so they have no date. */
export const refereeToListRow = (referee: Referee): ListRow<Referee> => ({
  id: referee.id,
  entity: referee,
  searchText: `${referee.name}\n${referee.email}`.toLowerCase(),
  sortName: toSortKey(referee.name),
  itemCount: referee.totalItemsCount,
  createdAt: '',
  filterValues: {},
})
