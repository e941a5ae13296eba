import { daysOfFilter, namedPeriodOf } from '#domain/periods/dateFilter.ts'
import { type FilterField, type Filters, valuesOf, valueText } from '#domain/lists/filters.ts'
import { isolate } from '#domain/text.ts'
import { formatDay } from '#ui/format.ts'

const dayText = (day: string): string => formatDay(`${day}T12:00:00`)

const dateText = (value: string, today: string): string => {
  const period = namedPeriodOf(value)
  if (period) return period
  const { from = null, to = null } = daysOfFilter(value, today) ?? {}
  if (from === null) return `until ${dayText(to ?? '')}`
  if (to === null) return `from ${dayText(from)}`
  return from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`
}

/**
 * What a filter says on the page, such as 'Date: Last month'.
 * @param ownerName the name of the owner whose items are shown, '' if it is not known
 */
export const filterText = (field: FilterField, filters: Filters, today: string, ownerName: string): string => {
  const { name, label } = field
  const value = filters[name] ?? ''
  if (name === 'date') return `${label}: ${dateText(value, today)}`
  if (name === 'owner') return `${label}: ${ownerName === '' ? 'this user' : isolate(ownerName)}`
  return `${label}: ${valuesOf(value)
    .map((each) => isolate(valueText(field, each)))
    .join(', ')}`
}

/** The filters that are on, in the order of the list's fields. */
export const activeFields = (fields: readonly FilterField[], filters: Filters): readonly FilterField[] =>
  fields.filter(({ name }) => filters[name] !== undefined)
