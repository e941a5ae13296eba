import type { CountName } from '#domain/dashboard/counts.ts'
import type { HistoryField } from '#domain/dashboard/history.ts'
import type { ListKindName } from '#domain/lists/kinds.ts'
import { countAliases } from '#domain/dashboard/countAliases.ts'

/** One tile or summary card: which count it reads, and the figure of §9 that stands in until a change can be measured. */
export interface SummaryCard {
  readonly tab: string
  readonly label: string
  readonly countName: CountName
  /** The field of the daily history that holds the same figure; inactive users are the rest of the total. */
  readonly historyField: HistoryField | 'usersInactive'
  /** Percent points of §9; not measured. */
  readonly sampleTrend: number
  readonly tooltip?: string
  /** Said where the count is not what its label promises. */
  readonly note?: string
}

/** The three tiles over the users (§2, §9). */
export const userSummaryCards: readonly SummaryCard[] = [
  { tab: 'all', label: 'All users', countName: 'totalUserCount', historyField: 'usersTotal', sampleTrend: 10.25 },
  {
    tab: 'active',
    label: 'Active users',
    countName: 'activeUserCount',
    historyField: 'usersActive',
    sampleTrend: 5.75,
    tooltip: 'Current active users',
  },
  {
    tab: 'inactive',
    label: 'Inactive users',
    countName: 'suspendedUserCount',
    historyField: 'usersInactive',
    sampleTrend: -2.3,
    tooltip: 'current inactive users',
  },
]

/** The five cards over the items (§2, §9), with the reading of §3 for swapped items. */
export const itemSummaryCards: readonly SummaryCard[] = [
  { tab: 'all', label: 'Total items', countName: 'totalItemsCount', historyField: 'itemsTotal', sampleTrend: 8.5 },
  {
    tab: 'donated',
    label: 'Donated items',
    countName: 'donatedItemsCount',
    historyField: 'donatedItems',
    sampleTrend: 12.3,
  },
  {
    tab: 'rented',
    label: 'Rented items',
    countName: 'rentedItemsCount',
    historyField: 'rentedItems',
    sampleTrend: -3.2,
  },
  { tab: 'sold', label: 'Sold items', countName: 'soldItemsCount', historyField: 'soldItems', sampleTrend: 15.7 },
  {
    tab: 'swapped',
    label: 'Swapped items',
    countName: countAliases.swappedCard.countName,
    historyField: 'listedForRent',
    sampleTrend: 5.1,
    note: countAliases.swappedCard.note,
  },
]

/** The figures over the tabs of each page of lists. Marketers have none. */
export const summaryCards: Readonly<Record<ListKindName, readonly SummaryCard[]>> = {
  users: userSummaryCards,
  items: itemSummaryCards,
  marketers: [],
}
