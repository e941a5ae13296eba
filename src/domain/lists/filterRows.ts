import { createPeriodTest, formatPeriod, periodOf } from '#domain/lists/dateFilter.ts'
import { type FilterName, type Filters, maxValueLength } from '#domain/lists/filters.ts'
import type { ListRow } from '#domain/lists/rows.ts'

export const withoutFilter = (filters: Filters, removed: FilterName): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => name !== removed))

/** The filters with a fixed period: 'last month' becomes the days from its first to its last. */
export const withFixedPeriod = (filters: Filters, today: string): Filters => {
  const period = filters.date === undefined ? null : periodOf(filters.date, today)
  return period ? { ...filters, date: formatPeriod(period) } : filters
}

/** The rows that all filters find. A period that cannot be computed yet finds all. */
export const filterRows = (rows: readonly ListRow[], filters: Filters, today: string): readonly ListRow[] => {
  const { date, ...others } = filters
  const period = date === undefined ? null : periodOf(date, today)
  const isInPeriod = period && createPeriodTest(period)
  const values = Object.entries(others) as [keyof typeof others, string][]
  if (!isInPeriod && values.length === 0) return rows
  return rows.filter(
    ({ createdAt, filterValues }) =>
      (!isInPeriod || isInPeriod(createdAt)) && values.every(([name, value]) => filterValues[name] === value),
  )
}

/** The values that a filter offers: those of the loaded rows, the chosen one, and `known`. In alphabetical order. */
export const filterOptions = (
  name: Exclude<FilterName, 'date'>,
  rows: readonly ListRow[],
  chosen: string | undefined,
  known: readonly string[] = [],
): readonly string[] => {
  const values = new Set([...known, ...rows.map(({ filterValues }) => filterValues[name] ?? ''), chosen ?? ''])
  return [...values].filter((value) => value !== '' && value.length <= maxValueLength).sort()
}
