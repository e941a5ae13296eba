import { type ListRow, sortText } from '#domain/lists/rows.ts'
import type { Referee } from '#domain/people/referees.ts'

/** A referee as a row of the side panel, which keeps the order of the server. */
export const refereeToRow = (referee: Referee): ListRow<Referee> => ({
  id: referee.id,
  entity: referee,
  haystack: `${referee.name}\n${referee.email}`.toLowerCase(),
  name: sortText(referee.name),
  items: referee.totalItemsCount,
  createdAt: '',
})
