/** The orders that a column header has. */
const columnSorts = ['date', 'name', 'items'] as const
export type ColumnSort = (typeof columnSorts)[number]

/** The values of `sort` in the URL (§2). */
export const sortKeys = ['location', ...columnSorts, 'date-reversed', 'name-reversed', 'items-reversed'] as const
export type SortKey = (typeof sortKeys)[number]

/** The end of a key for the opposite order. */
export const reversedSuffix = '-reversed'

export interface SortOption {
  readonly value: SortKey
  readonly label: string
}

/** The column by which a list is sorted, and whether from the lowest value to the highest. */
export const sortedColumn = (sort: SortKey): { readonly column: ColumnSort; readonly isAscending: boolean } => {
  const column = columnSorts.find((name) => sort.startsWith(name)) ?? 'date'
  return { column, isAscending: (column === 'name') !== sort.endsWith(reversedSuffix) }
}
