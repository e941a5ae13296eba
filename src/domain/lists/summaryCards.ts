import type { CountName } from '#domain/dashboard/counts.ts'
import type { HistoryField } from '#domain/dashboard/history.ts'
import type { PageKindName } from '#domain/lists/kinds.ts'
import { oddReadings } from '#domain/dashboard/countAliases.ts'

/** One tile or summary card: which count it reads, and the figure of §9 that stands in until a change can be measured. */
export interface SummaryCard {
  readonly tab: string
  readonly label: string
  readonly reads: CountName
  /** The field of the daily history that holds the same figure; inactive users are the rest of the total. */
  readonly history: HistoryField | 'usersInactive'
  /** Percent points of §9; not measured. */
  readonly sample: number
  readonly tooltip?: string
  /** Said where the count is not what its label promises. */
  readonly note?: string
}

/** The three tiles over the users (§2, §9). */
export const userTiles: readonly SummaryCard[] = [
  { tab: 'all', label: 'All users', reads: 'totalUserCount', history: 'usersTotal', sample: 10.25 },
  {
    tab: 'active',
    label: 'Active users',
    reads: 'activeUserCount',
    history: 'usersActive',
    sample: 5.75,
    tooltip: 'Current active users',
  },
  {
    tab: 'inactive',
    label: 'Inactive users',
    reads: 'suspendedUserCount',
    history: 'usersInactive',
    sample: -2.3,
    tooltip: 'current inactive users',
  },
]

/** The five cards over the items (§2, §9), with the reading of §3 for swapped items. */
export const itemCards: readonly SummaryCard[] = [
  { tab: 'all', label: 'Total items', reads: 'totalItemsCount', history: 'itemsTotal', sample: 8.5 },
  { tab: 'donated', label: 'Donated items', reads: 'donatedItemsCount', history: 'donatedItems', sample: 12.3 },
  { tab: 'rented', label: 'Rented items', reads: 'rentedItemsCount', history: 'rentedItems', sample: -3.2 },
  { tab: 'sold', label: 'Sold items', reads: 'soldItemsCount', history: 'soldItems', sample: 15.7 },
  {
    tab: 'swapped',
    label: 'Swapped items',
    reads: oddReadings.swappedCard.reads,
    history: 'listedForRent',
    sample: 5.1,
    note: oddReadings.swappedCard.sentence,
  },
]

/** The figures over the tabs of each page of lists. Marketers have none. */
export const summaryCards: Readonly<Record<PageKindName, readonly SummaryCard[]>> = {
  users: userTiles,
  items: itemCards,
  marketers: [],
}
