import type { RouteName } from '#domain/routes/routes.ts'
import { maxExtraBatches } from '#domain/limits.ts'
import type { SortKey } from '#domain/lists/sorting.ts'

/** The lists of the contract (§7) that pages stand on. */
export type ListSource =
  | 'allUsers'
  | 'activeUsers'
  | 'inactiveUsers'
  | 'allItems'
  | 'donatedItems'
  | 'rentedItems'
  | 'soldItems'
  | 'swappedItems'
  | 'allMarketers'

/** One tab of a page of lists. */
export interface TabConfig {
  /** As the address names it; the first tab of a kind is not named there. */
  readonly tab: string
  readonly label: string
  /** The title of the table (§2). */
  readonly title: string
  /** Null for a tab that shows something other than a list. */
  readonly source: ListSource | null
  /** What failed when a batch did not come (§8). */
  readonly problem: string
}

/** A page of lists: what the paging chart and its views have to know of it. */
export interface ListKind {
  readonly name: ListKindName
  readonly route: RouteName
  /** One row, and many. */
  readonly noun: readonly [one: string, many: string]
  readonly tabs: readonly [TabConfig, ...TabConfig[]]
  /** The choices of the dropdown; the labels decide how they sort (§5). */
  readonly sorts: readonly { readonly value: SortKey; readonly label: string }[]
  /** How many more batches a search fetches by itself (§4). */
  readonly extraBatches: number
  /** Whether every tab's first batch is fetched when the page opens (§7), or when its tab is chosen. */
  readonly loadsAllTabs: boolean
  /** What failed when the counts of the tiles did not come (§8); empty for a page without tiles. */
  readonly summaryProblem: string
  /** What a failed batch says in a toast, before the sentence (§8); without it the bell alone hears of it. */
  readonly toastPrefix?: string
}

const dateSorts = (label: string): ListKind['sorts'] => [
  { value: 'date', label },
  { value: 'location', label: 'Location' },
  { value: 'name', label: 'Name' },
]

const users: ListKind = {
  name: 'users',
  route: 'users',
  noun: ['user', 'users'],
  tabs: [
    { tab: 'all', label: 'All users', title: 'All Users', source: 'allUsers', problem: 'Failed to fetch all users' },
    {
      tab: 'active',
      label: 'Active users',
      title: 'Active Users',
      source: 'activeUsers',
      problem: 'Failed to fetch active users',
    },
    {
      tab: 'inactive',
      label: 'Inactive users',
      title: 'Inactive Users',
      source: 'inactiveUsers',
      problem: 'Failed to fetch inactive users',
    },
  ],
  sorts: dateSorts('Date added'),
  extraBatches: maxExtraBatches,
  loadsAllTabs: true,
  summaryProblem: 'Failed to fetch user counts',
  toastPrefix: 'Error loading users: ',
}

const items: ListKind = {
  name: 'items',
  route: 'allItems',
  noun: ['item', 'items'],
  tabs: [
    { tab: 'all', label: 'All items', title: 'All Items', source: 'allItems', problem: 'Failed to fetch items' },
    {
      tab: 'donated',
      label: 'Donated items',
      title: 'Donated Items',
      source: 'donatedItems',
      problem: 'Failed to fetch donated items',
    },
    {
      tab: 'rented',
      label: 'Rented items',
      title: 'Rented Items',
      source: 'rentedItems',
      problem: 'Failed to fetch rented items',
    },
    {
      tab: 'sold',
      label: 'Sold items',
      title: 'Sold Items',
      source: 'soldItems',
      problem: 'Failed to fetch sold items',
    },
    {
      tab: 'swapped',
      label: 'Swapped items',
      title: 'Swapped Items',
      source: 'swappedItems',
      problem: 'Failed to fetch swapped items',
    },
  ],
  sorts: dateSorts('Date (newest first)'),
  extraBatches: maxExtraBatches,
  loadsAllTabs: false,
  summaryProblem: 'Error',
}

const marketers: ListKind = {
  name: 'marketers',
  route: 'marketers',
  noun: ['marketer', 'marketers'],
  tabs: [
    {
      tab: 'all',
      label: 'All marketers',
      title: 'Marketers',
      source: 'allMarketers',
      problem: 'Could not load marketers',
    },
    {
      tab: 'leaderboard',
      label: 'Leaderboard',
      title: 'Leaderboard',
      source: null,
      problem: 'The leaderboard could not be made',
    },
  ],
  sorts: [
    { value: 'date', label: 'Date added' },
    { value: 'name', label: 'Name' },
  ],
  extraBatches: maxExtraBatches,
  loadsAllTabs: true,
  summaryProblem: '',
  toastPrefix: 'Failed to fetch marketers: ',
}

/** The pages of lists that stand; others join here. */
export const listKinds = { users, items, marketers } as const

export const listKindNames = ['users', 'items', 'marketers'] as const
export type ListKindName = (typeof listKindNames)[number]

/** The kind of list that a route shows, or undefined. */
export const listKindOfRoute = (route: string): ListKind | undefined =>
  Object.values(listKinds).find((kind) => kind.route === route)

/** The tab of a kind by its name, or its first. */
export const tabOf = (kind: ListKind, tab: string): TabConfig =>
  kind.tabs.find((one) => one.tab === tab) ?? kind.tabs[0]
