import { createPeriodTest, formatPeriod, isDateFilter, periodOf } from '#domain/lists/dateFilter.ts'
import type { ListRow } from '#domain/lists/rows.ts'
import { toWellFormed } from '#domain/text.ts'

/** The names of filters, in the URL too. */
export const filterNames = ['date', 'status', 'deal', 'location'] as const
export type FilterName = (typeof filterNames)[number]

/** The filters of a list that are on, with their values as in the URL. */
export type Filters = Readonly<Partial<Record<FilterName, string>>>

export const noFilters: Filters = {}

/** One filter that a list offers. */
export interface FilterField {
  readonly name: FilterName
  readonly label: string
  /** Values that the first tab offers even if no loaded row has them. */
  readonly values?: readonly string[]
}

const maxValueLength = 60

const isValid = (name: FilterName, value: string): boolean =>
  value !== '' && value.length <= maxValueLength && (name !== 'date' || isDateFilter(value))

/** Keeps the valid filters that a list offers. */
export const pickFilters = (
  fields: readonly FilterField[],
  valueOf: (name: FilterName) => string | null | undefined,
): Filters =>
  Object.fromEntries(
    fields
      .map(({ name }) => [name, toWellFormed(valueOf(name) ?? '').trim()] as const)
      .filter(([name, value]) => isValid(name, value)),
  )

export const hasFilters = (filters: Filters): boolean => filterNames.some((name) => filters[name] !== undefined)

export const areFiltersEqual = (a: Filters, b: Filters): boolean => filterNames.every((name) => a[name] === b[name])

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
