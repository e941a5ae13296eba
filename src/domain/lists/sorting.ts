import type { ListRow } from '#domain/lists/rows.ts'

/** The values of `sort` in the URL (§2). */
export const sortKeys = ['date', 'location', 'name', 'items'] as const
export type SortKey = (typeof sortKeys)[number]

export type RowComparator = (a: ListRow, b: ListRow) => number

const newestFirst = (a: Pick<ListRow, 'createdAt'>, b: Pick<ListRow, 'createdAt'>): number =>
  a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0
const byName: RowComparator = (a, b) => (a.sortName < b.sortName ? -1 : a.sortName > b.sortName ? 1 : 0)
const mostItemsFirst: RowComparator = (a, b) => b.itemCount - a.itemCount

/**
 * The comparator for a label of the dropdown (§5). A label with 'name' sorts by name, a label with 'items' by the
 * number of items, and every other label by date. So 'Location' also sorts by date.
 */
export const comparatorFor = (label: string): RowComparator => {
  const text = label.toLowerCase()
  if (text.includes('name')) return byName
  return text.includes('items') ? mostItemsFirst : newestFirst
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
