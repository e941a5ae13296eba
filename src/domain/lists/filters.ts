import { isDateFilter } from '#domain/lists/dateValues.ts'
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

/** The longest value of a filter. */
export const maxValueLength = 60

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
