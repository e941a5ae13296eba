import { type CountName, swappedCount } from '#domain/dashboard/counts.ts'
import type { HistoryField } from '#domain/dashboard/history.ts'
import type { ListKindName } from '#domain/lists/kinds.ts'

/** One tile or summary card. */
export interface SummaryCard {
  readonly tab: string
  readonly label: string
  readonly countName: CountName
  /** The field of the daily history with the same count. Inactive users are the total minus the active users. */
  readonly historyField: HistoryField | 'usersInactive'
  readonly tooltip?: string
  /** More of it is no good news. */
  readonly isNeutral?: true
}

/** The three tiles above the users (§2, §9). */
export const userSummaryCards: readonly SummaryCard[] = [
  { tab: 'all', label: 'All users', countName: 'totalUserCount', historyField: 'usersTotal' },
  {
    tab: 'active',
    label: 'Active users',
    countName: 'activeUserCount',
    historyField: 'usersActive',
    tooltip: 'Current active users',
  },
  {
    tab: 'inactive',
    label: 'Inactive users',
    countName: 'suspendedUserCount',
    historyField: 'usersInactive',
    tooltip: 'current inactive users',
    isNeutral: true,
  },
]

/** The five cards above the items (§2, §9). */
export const itemSummaryCards: readonly SummaryCard[] = [
  { tab: 'all', label: 'Total items', countName: 'totalItemsCount', historyField: 'itemsTotal' },
  {
    tab: 'donated',
    label: 'Donated items',
    countName: 'donatedItemsCount',
    historyField: 'donatedItems',
  },
  {
    tab: 'rented',
    label: 'Rented items',
    countName: 'rentedItemsCount',
    historyField: 'rentedItems',
  },
  { tab: 'sold', label: 'Sold items', countName: 'soldItemsCount', historyField: 'soldItems' },
  {
    tab: 'swapped',
    label: 'Swapped items',
    countName: swappedCount.countName,
    historyField: 'listedForSwap',
    tooltip: swappedCount.note,
  },
]

/** The tiles of each list page. The marketers page has none. */
export const summaryCards: Readonly<Record<ListKindName, readonly SummaryCard[]>> = {
  users: userSummaryCards,
  items: itemSummaryCards,
  marketers: [],
}
