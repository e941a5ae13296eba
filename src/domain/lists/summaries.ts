import type { CountName, DashboardCounts } from '#domain/dashboard/counts.ts'
import type { DailyHistory } from '#domain/dashboard/history.ts'
import type { ListKindName } from '#domain/lists/kinds.ts'
import type { ListRow, RowChanges } from '#domain/lists/rows.ts'
import { isSuspended } from '#domain/people/accounts.ts'
import type { User } from '#domain/people/users.ts'

/** The data of the tiles above a list. */
export interface ListSummary {
  readonly totals: DashboardCounts
  /** The users and items that were created in the last 30 days, or null if the server does not count them. */
  readonly recent: DashboardCounts | null
  readonly history: DailyHistory
  /** The day of the counts in the local time zone, for example `2026-11-21`. */
  readonly today: string
  /** When the counts arrived, in milliseconds since 1970. */
  readonly loadedAt: number
}

/** By how much counts change, for example -1 active users. */
export type CountDifferences = Readonly<Partial<Record<CountName, number>>>

const rowCounts: Readonly<Record<ListKindName, (counts: DashboardCounts) => Readonly<Record<string, number>>>> = {
  users: ({ totalUserCount, activeUserCount, suspendedUserCount }) => ({
    all: totalUserCount,
    active: activeUserCount,
    inactive: suspendedUserCount,
  }),
  items: ({ totalItemsCount, donatedItemsCount, rentedItemsCount, soldItemsCount }) => ({
    all: totalItemsCount,
    donated: donatedItemsCount,
    rented: rentedItemsCount,
    sold: soldItemsCount,
  }),
  marketers: () => ({}),
}

/** The number of rows of each tab. A tab is left out if the server does not count it, such as swapped items. */
export const rowCountsByTab = (kind: ListKindName, summary: ListSummary | null): Readonly<Record<string, number>> =>
  summary ? rowCounts[kind](summary.totals) : {}

/** Whether a tab contains a row. This can change for users, by suspending and activating. */
const isRowInTab = (kind: ListKindName, tab: string, row: ListRow): boolean => {
  if (kind !== 'users' || tab === 'all') return true
  return (tab === 'inactive') === isSuspended(row.entity as User)
}

/** The changes for the list of a tab: it loses the rows that it no longer contains. */
export const changesOfTab = (kind: ListKindName, tab: string, { rows, removedIds = [] }: RowChanges): RowChanges => {
  const others = rows.filter((row) => !isRowInTab(kind, tab, row))
  return {
    rows: rows.filter((row) => isRowInTab(kind, tab, row)),
    removedIds: [...removedIds, ...others.map(({ id }) => id)],
  }
}

/** The summary with counts that are higher or lower by these differences. */
export const addToCounts = (summary: ListSummary | null, differences: CountDifferences): ListSummary | null => {
  if (!summary) return null
  const counts = Object.entries(differences).map(
    ([name, difference]) => [name, Math.max(0, summary.totals[name as CountName] + difference)] as const,
  )
  return { ...summary, totals: { ...summary.totals, ...Object.fromEntries(counts) } }
}
