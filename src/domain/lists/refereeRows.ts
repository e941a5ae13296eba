import type { LoadedList } from '#domain/lists/paging.ts'
import type { ListRow } from '#domain/lists/rows.ts'
import type { Referee } from '#domain/people/referees.ts'

/** The rows of a list that contains only referees. */
export const refereeRowsOf = ({ rows }: LoadedList): readonly ListRow<Referee>[] => rows as readonly ListRow<Referee>[]
