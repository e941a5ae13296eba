import { priceLabels } from '#domain/items/prices.ts'
import { nigerianStates } from '#domain/items/states.ts'
import type { RouteName } from '#domain/routes/routes.ts'
import { maxExtraBatches } from '#domain/limits.ts'
import type { FilterField } from '#domain/lists/filters.ts'
import type { ColumnSort, SortOption } from '#domain/lists/sortKeys.ts'

/** The lists of the contract (§7). */
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

/** One tab of a list page. */
export interface TabConfig {
  /** The value of `tab` in the URL. The URL leaves out the first tab. */
  readonly tab: string
  readonly label: string
  /** The title of the table (§2). */
  readonly title: string
  /** Null for a tab that does not show a list. */
  readonly source: ListSource | null
  /** The title of the notice after a batch failed to load (§8). */
  readonly problem: string
}

/** A tab that shows a list. */
export type ListTab = TabConfig & { readonly source: ListSource }

export const isListTab = (tab: TabConfig): tab is ListTab => tab.source !== null

/** The configuration of a list page. */
export interface ListKind {
  readonly name: ListKindName
  readonly route: RouteName
  readonly noun: readonly [singular: string, plural: string]
  readonly tabs: readonly [TabConfig, ...TabConfig[]]
  /** The list with the rows of all tabs. */
  readonly allRows: ListSource
  /** The options of the dropdown. The label decides the order (§5). */
  readonly sorts: readonly SortOption[]
  /** The orders of column headers. */
  readonly headerSorts: readonly ColumnSort[]
  readonly filters: readonly FilterField[]
  /** How many extra batches a search loads automatically (§4). */
  readonly extraBatches: number
  /** Loads the first batch of every tab when the page opens (§7). Otherwise a tab loads when it is opened. */
  readonly loadsAllTabs: boolean
  /** The title of the notice after the counts failed to load (§8). Empty for a page without tiles. */
  readonly summaryProblem: string
  /** The start of the toast after a batch failed to load (§8). Without it, only the list shows the failure. */
  readonly toastPrefix?: string
}

const dateSorts = (label: string): ListKind['sorts'] => [
  { value: 'date', label },
  { value: 'location', label: 'Location' },
  { value: 'name', label: 'Name' },
]

const userStatuses = ['ACTIVE', 'SUSPENDED']
const itemCountLabels = { some: 'Some items', none: 'No items' }

const users: ListKind = {
  name: 'users',
  route: 'users',
  noun: ['user', 'users'],
  allRows: 'allUsers',
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
  headerSorts: ['name', 'items', 'date'],
  filters: [
    { name: 'date', label: 'Date added' },
    { name: 'status', label: 'User status', values: userStatuses },
    { name: 'items', label: 'Items', values: Object.keys(itemCountLabels), labels: itemCountLabels },
  ],
  extraBatches: maxExtraBatches,
  loadsAllTabs: true,
  summaryProblem: 'Failed to fetch user counts',
  toastPrefix: 'Error loading users: ',
}

const items: ListKind = {
  name: 'items',
  route: 'allItems',
  noun: ['item', 'items'],
  allRows: 'allItems',
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
  sorts: dateSorts('Newest first'),
  headerSorts: ['name', 'date'],
  filters: [
    { name: 'date', label: 'Date' },
    { name: 'status', label: 'Status' },
    { name: 'deal', label: 'Deal type' },
    { name: 'location', label: 'Location', values: nigerianStates },
    { name: 'price', label: 'Price or rent', values: Object.keys(priceLabels), labels: priceLabels },
    { name: 'owner', label: 'Owner', isOnlyLinked: true },
  ],
  extraBatches: maxExtraBatches,
  loadsAllTabs: false,
  summaryProblem: 'Error',
}

const marketers: ListKind = {
  name: 'marketers',
  route: 'marketers',
  noun: ['marketer', 'marketers'],
  allRows: 'allMarketers',
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
      problem: "The leaderboard couldn't be loaded",
    },
  ],
  sorts: [
    { value: 'date', label: 'Date added' },
    { value: 'name', label: 'Name' },
  ],
  headerSorts: ['name', 'date'],
  filters: [
    { name: 'date', label: 'Date added' },
    { name: 'status', label: 'Status', values: userStatuses },
  ],
  extraBatches: maxExtraBatches,
  loadsAllTabs: true,
  summaryProblem: '',
  toastPrefix: 'Failed to fetch marketers: ',
}

export const listKinds = { users, items, marketers } as const

export const listKindNames = ['users', 'items', 'marketers'] as const
export type ListKindName = (typeof listKindNames)[number]

/** The kind of list on a route. Undefined for a route without a list. */
export const listKindOfRoute = (route: string): ListKind | undefined =>
  Object.values(listKinds).find((kind) => kind.route === route)

/** The tab with this name. The first tab if the name is unknown. */
export const tabOf = (kind: ListKind, tab: string): TabConfig =>
  kind.tabs.find((config) => config.tab === tab) ?? kind.tabs[0]
