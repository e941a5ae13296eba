import { ownValue } from '#domain/ownValue.ts'
import { isDateFilter } from '#domain/periods/dateFilter.ts'
import { readStatus } from '#domain/readInput.ts'
import { isVisible, statusText, toWellFormed } from '#domain/text.ts'

/** The names of filters, in the URL too. */
export const filterNames = ['date', 'status', 'deal', 'location', 'items', 'price', 'owner'] as const
export type FilterName = (typeof filterNames)[number]

/** The filters of a list that are on, as in the URL. Each but `date` can have several values: `ACTIVE|SUSPENDED`. */
export type Filters = Readonly<Partial<Record<FilterName, string>>>

export const noFilters: Filters = {}

/** One filter that a list offers. */
export interface FilterField {
  readonly name: FilterName
  readonly label: string
  /** Values that are offered even if no loaded row has them, with the text of each that is not its own text. */
  readonly values?: readonly string[]
  readonly labels?: Readonly<Record<string, string>>
  /** Only a link sets the filter: the menu does not offer it. */
  readonly isOnlyLinked?: true
}

/** What a value of a filter says on the page. */
export const valueText = ({ name, labels = {} }: FilterField, value: string): string =>
  ownValue(labels, value) ?? (name === 'status' ? statusText(value) : value)

/** The longest single value of a filter. */
const maxValueLength = 60

const separator = '|'

/** The visible values of a filter, without repetitions. */
export const valuesOf = (filter: string | undefined): readonly string[] =>
  [...new Set((filter ?? '').split(separator).map((value) => value.trim()))].filter(
    (value) => isVisible(value) && value.length <= maxValueLength,
  )

/**
 * A value that a person can have typed into the URL, as rows have it. Null if the filter cannot have it. A status that is
 * not offered is one if it is written like one: other rows can have it.
 */
const readValue = ({ name, values = [], labels }: FilterField, value: string): string | null => {
  if (labels) return ownValue(labels, value) === undefined ? null : value
  if (name !== 'status') return value
  const status = readStatus(value)
  return values.includes(status) || status === value ? status : null
}

const readValues = (field: FilterField, text: string): string => {
  if (field.name === 'date') return isDateFilter(text.trim()) ? text.trim() : ''
  return valuesOf(
    valuesOf(toWellFormed(text))
      .map((value) => readValue(field, value) ?? '')
      .join(separator),
  ).join(separator)
}

/** Keeps the valid filters that a list offers. */
export const pickFilters = (
  fields: readonly FilterField[],
  valueOf: (name: FilterName) => string | null | undefined,
): Filters =>
  Object.fromEntries(
    fields
      .map((field) => [field.name, readValues(field, valueOf(field.name) ?? '')] as const)
      .filter(([, value]) => value !== ''),
  )

/** The filters with another value of one of them. Empty: without it. */
export const withFilter = (filters: Filters, name: FilterName, value: string): Filters => {
  const { [name]: _, ...others } = filters
  return value === '' ? others : { ...others, [name]: value }
}

/** Adds a value to a filter, or removes it if the filter has it. */
export const toggleValue = (filters: Filters, name: FilterName, value: string): Filters => {
  const values = valuesOf(filters[name])
  const next = values.includes(value) ? values.filter((each) => each !== value) : [...values, value]
  return withFilter(filters, name, next.join(separator))
}

export const hasFilters = (filters: Filters): boolean => filterNames.some((name) => filters[name] !== undefined)

export const areFiltersEqual = (a: Filters, b: Filters): boolean => filterNames.every((name) => a[name] === b[name])
