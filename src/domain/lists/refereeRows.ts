import type { LoadedList } from '#domain/lists/paging.ts'
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

/** The rows of a list that contains only referees. */
export const refereeRowsOf = ({ rows }: LoadedList): readonly ListRow<Referee>[] => rows as readonly ListRow<Referee>[]
