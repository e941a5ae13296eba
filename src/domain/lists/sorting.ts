import type { ListRow } from '#domain/lists/rows.ts'

/** How lists can be sorted (§2), as the address names it. */
export const sortKeys = ['date', 'location', 'name', 'items'] as const
export type SortKey = (typeof sortKeys)[number]

export type RowComparator = (a: ListRow, b: ListRow) => number

export const newestFirst = (a: Pick<ListRow, 'createdAt'>, b: Pick<ListRow, 'createdAt'>): number =>
  a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : 0
const byName: RowComparator = (a, b) => (a.sortName < b.sortName ? -1 : a.sortName > b.sortName ? 1 : 0)
const mostItemsFirst: RowComparator = (a, b) => b.itemCount - a.itemCount

/**
 * The order that a label of the dropdown stands for (§5): one with 'name' in it sorts by name, one with 'items' by
 * the number of items, every other one by date, so 'Location' too.
 */
export const comparatorFor = (label: string): RowComparator => {
  const words = label.toLowerCase()
  if (words.includes('name')) return byName
  return words.includes('items') ? mostItemsFirst : newestFirst
}

/** Two sorted lists as one; of equals those of the first list come first. */
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
