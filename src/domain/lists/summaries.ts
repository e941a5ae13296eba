import type { DashboardCounts } from '#domain/dashboard/counts.ts'
import type { DailyHistory } from '#domain/dashboard/history.ts'
import type { ListKindName } from '#domain/lists/kinds.ts'
import type { ListRow } from '#domain/lists/rows.ts'
import { isSuspended, type StatusChange, type User } from '#domain/people/users.ts'

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

/** Splits rows into those that a tab contains and those that it does not. */
export const splitByTab = (kind: ListKindName, tab: string, rows: readonly ListRow[]) => ({
  inTab: rows.filter((row) => isRowInTab(kind, tab, row)),
  notInTab: rows.filter((row) => !isRowInTab(kind, tab, row)),
})

/** The counts after users were suspended or activated. `userCount` is the number of these users. */
export const adjustStatusCounts = (
  summary: ListSummary | null,
  change: StatusChange,
  userCount: number,
): ListSummary | null => {
  if (!summary) return null
  const { totals } = summary
  const fewerActive = change === 'suspend' ? userCount : -userCount
  const activeUserCount = Math.max(0, totals.activeUserCount - fewerActive)
  return {
    ...summary,
    totals: { ...totals, activeUserCount, suspendedUserCount: Math.max(0, totals.suspendedUserCount + fewerActive) },
  }
}
