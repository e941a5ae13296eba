import { newestFirst } from '#domain/lists/sorting.ts'

const dateOf = (row: unknown): string => {
  const { createdAt } = Object(row) as { createdAt?: unknown }
  return typeof createdAt === 'string' ? createdAt : ''
}

const newest = (rows: readonly unknown[], limit: number): readonly unknown[] =>
  rows
    .map((row) => ({ row, createdAt: dateOf(row) }))
    .sort(newestFirst)
    .slice(0, limit)
    .map(({ row }) => row)

/**
 * Reduces an unparsed result of a list to its newest rows.
 * On a slow phone, parsing a hundred rows takes longer than drawing ten.
 */
export const keepNewestRows = (result: unknown, limit: number): unknown =>
  typeof result === 'object' && result !== null
    ? Object.fromEntries(
        Object.entries(result).map(([name, value]) => [name, Array.isArray(value) ? newest(value, limit) : value]),
      )
    : result
