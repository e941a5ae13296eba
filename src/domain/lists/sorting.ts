import type { ListRow } from '#domain/lists/rows.ts'
import { compareTexts } from '#domain/search/search.ts'
import { type ColumnSort, reversedSuffix, sortedColumn, type SortKey, type SortOption } from '#domain/lists/sortKeys.ts'

export type RowComparator = (a: ListRow, b: ListRow) => number

const newestFirst = (a: Pick<ListRow, 'createdAt'>, b: Pick<ListRow, 'createdAt'>): number =>
  a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0
const byName: RowComparator = (a, b) => compareTexts(a.sortName, b.sortName)
const mostItemsFirst: RowComparator = (a, b) => b.itemCount - a.itemCount

/**
 * The comparator for a label of the dropdown (§5) or a sort key. A label with 'name' sorts by name, a label with 'items'
 * by the number of items, and every other label by date. So 'Location' also sorts by date.
 */
export const comparatorFor = (label: string): RowComparator => {
  const text = label.toLowerCase()
  if (text.endsWith(reversedSuffix)) {
    const order = comparatorFor(text.slice(0, -reversedSuffix.length))
    return (a, b) => order(b, a)
  }
  if (text.includes('name')) return byName
  return text.includes('items') ? mostItemsFirst : newestFirst
}

/** The order after a press on a column header: the usual one of the column, and then the reverse. */
export const nextSort = (column: ColumnSort, current: SortKey): SortKey =>
  sortedColumn(current).column === column && !current.endsWith(reversedSuffix) ? `${column}${reversedSuffix}` : column

/** The labels of the orders that only column headers offer. */
const headerSortLabels: Partial<Record<SortKey, string>> = {
  items: 'Items (most first)',
  'items-reversed': 'Items (fewest first)',
  'date-reversed': 'Oldest first',
  'name-reversed': 'Name (Z to A)',
}

/** The options of the dropdown, with the chosen order if a column header chose it. */
export const sortOptions = (options: readonly SortOption[], chosen: SortKey): readonly SortOption[] => {
  const label = options.some(({ value }) => value === chosen) ? undefined : headerSortLabels[chosen]
  return label === undefined ? options : [...options, { value: chosen, label }]
}

/** Merges two sorted lists. Of equal rows, those of the first list come first. */
export const mergeSorted = (
  first: readonly ListRow[],
  second: readonly ListRow[],
  order: RowComparator,
): readonly ListRow[] => {
  const lastOfFirst = first.at(-1)
  const startOfSecond = second[0]
  if (!lastOfFirst || !startOfSecond || order(lastOfFirst, startOfSecond) <= 0) return [...first, ...second]
  const merged: ListRow[] = []
  let at = 0
  for (const row of first) {
    for (let next = second[at]; next && order(next, row) < 0; next = second[at]) {
      merged.push(next)
      at += 1
    }
    merged.push(row)
  }
  return [...merged, ...second.slice(at)]
}
