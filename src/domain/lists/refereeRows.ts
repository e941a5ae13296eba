import type { LoadedList } from '#domain/lists/paging.ts'
import type { ListRow } from '#domain/lists/rows.ts'
import { displayNameOf } from '#domain/people/accounts.ts'
import { type Referee, toRefereeRow } from '#domain/people/referees.ts'
import { fold } from '#domain/search.ts'

/** A referee as a row of the side panel. The rows keep the order of the server, so they have no date. */
export const refereeToListRow = (referee: Referee): ListRow<Referee> => ({
  id: referee.id,
  entity: referee,
  searchText: toRefereeRow(referee).searchText,
  sortName: fold(displayNameOf(referee)),
  itemCount: referee.totalItemsCount,
  createdAt: '',
  filterValues: {},
})

/** The rows of a list that contains only referees. */
export const refereeRowsOf = ({ rows }: LoadedList): readonly ListRow<Referee>[] => rows as readonly ListRow<Referee>[]
