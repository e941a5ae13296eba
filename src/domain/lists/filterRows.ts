import { daysOfFilter } from '#domain/periods/dateFilter.ts'
import { formatDaySpan } from '#domain/periods/daySpan.ts'
import { createDayTest } from '#domain/periods/dayTest.ts'
import { type FilterName, type Filters, valuesOf } from '#domain/lists/filters.ts'
import { compareTexts, fold, type FoldedText } from '#domain/search/search.ts'
import type { ListRow } from '#domain/lists/rows.ts'

/** The filters with a fixed period: 'last month' becomes the days from its first to its last. */
export const withFixedPeriod = (filters: Filters, today: string): Filters => {
  const days = filters.date === undefined ? null : daysOfFilter(filters.date, today)
  return days ? { ...filters, date: formatDaySpan(days) } : filters
}

/** The values of a filter, each once whatever its capitals and accents are. Of several spellings, the last one stays. */
const bySpelling = (values: readonly string[]): ReadonlyMap<FoldedText, string> =>
  new Map(values.map((value) => [fold(value), value]))

/** The rows that all filters find, whatever the spelling. A period that cannot be computed yet finds all. */
export const filterRows = (rows: readonly ListRow[], filters: Filters, today: string): readonly ListRow[] => {
  const { date, ...others } = filters
  const days = date === undefined ? null : daysOfFilter(date, today)
  const isInPeriod = days && createDayTest(days)
  const chosen = Object.entries(others).map(
    ([name, value]) => [name as keyof typeof others, bySpelling(valuesOf(value))] as const,
  )
  if (!isInPeriod && chosen.length === 0) return rows
  return rows.filter(
    ({ createdAt, filterValues }) =>
      (!isInPeriod || isInPeriod(createdAt)) &&
      chosen.every(([name, values]) => values.has(fold(filterValues[name] ?? ''))),
  )
}

/** The values that a filter offers: those of the loaded rows, the chosen ones, and `known` before them. */
export const filterOptions = (
  name: Exclude<FilterName, 'date'>,
  rows: readonly ListRow[],
  chosen: string | undefined,
  known: readonly string[] = [],
): readonly string[] => {
  const found = rows.toReversed().flatMap(({ filterValues }) => valuesOf(filterValues[name]))
  const options = new Map(bySpelling([...found, ...valuesOf(chosen)]))
  for (const value of known) options.delete(fold(value))
  return [...known, ...[...options].sort(([a], [b]) => compareTexts(a, b)).map(([, value]) => value)]
}
