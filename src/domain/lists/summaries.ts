import type { DashboardCounts } from '#domain/dashboard/counts.ts'
import type { DailyHistory } from '#domain/dashboard/history.ts'
import type { ListKindName } from '#domain/lists/kinds.ts'
import type { ListRow } from '#domain/lists/rows.ts'
import { isSuspended, type StatusChange, type User } from '#domain/people/users.ts'

/** What the tiles over a list stand on. */
export interface ListSummary {
  readonly totals: DashboardCounts
  readonly history: DailyHistory
  /** The day of the counts in the reader's zone, `2026-11-21`. */
  readonly today: string
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

/** How many rows the server has for each tab, where it counts them: it counts no swapped items. */
export const rowCountsByTab = (kind: ListKindName, summary: ListSummary | null): Readonly<Record<string, number>> =>
  summary ? rowCounts[kind](summary.totals) : {}

/** Whether a row belongs into a tab, where that can change while the page is open. */
export const isRowInTab = (kind: ListKindName, tab: string, row: ListRow): boolean => {
  if (kind !== 'users' || tab === 'all') return true
  return (tab === 'inactive') === isSuspended(row.entity as User)
}

/** The counts after a number of users were suspended or activated. */
export const adjustStatusCounts = (
  summary: ListSummary | null,
  change: StatusChange,
  users: number,
): ListSummary | null => {
  if (!summary) return null
  const { totals } = summary
  const fewerActive = change === 'suspend' ? users : -users
  const activeUserCount = Math.max(0, totals.activeUserCount - fewerActive)
  return {
    ...summary,
    totals: { ...totals, activeUserCount, suspendedUserCount: Math.max(0, totals.suspendedUserCount + fewerActive) },
  }
}
