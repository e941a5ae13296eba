import { newestFirst } from '#domain/lists/sorting.ts'

const dateOf = (row: unknown): string => {
  const { createdAt } = Object(row) as { createdAt?: unknown }
  return typeof createdAt === 'string' ? createdAt : ''
}

const newest = (rows: readonly unknown[], most: number): readonly unknown[] =>
  rows
    .map((row) => ({ row, createdAt: dateOf(row) }))
    .sort(newestFirst)
    .slice(0, most)
    .map(({ row }) => row)

/** The result of a list as it came, before it is parsed, with the newest of its rows alone: a slow phone takes longer to parse a hundred than to draw ten. */
export const keepNewestRows = (result: unknown, most: number): unknown =>
  typeof result === 'object' && result !== null
    ? Object.fromEntries(
        Object.entries(result).map(([name, value]) => [name, Array.isArray(value) ? newest(value, most) : value]),
      )
    : result
