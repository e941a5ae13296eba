import { periodOf, presetOf } from '#domain/lists/dateFilter.ts'
import type { FilterField, Filters } from '#domain/lists/filters.ts'
import { isolate } from '#domain/text.ts'
import { formatDay } from '#ui/format.ts'

const dayText = (day: string): string => formatDay(`${day}T12:00:00`)

const dateText = (value: string, today: string): string => {
  const preset = presetOf(value)
  if (preset) return preset.label
  const { from = null, to = null } = periodOf(value, today) ?? {}
  if (from === null) return `until ${dayText(to ?? '')}`
  if (to === null) return `from ${dayText(from)}`
  return from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`
}

/** What a filter says on the page, such as 'Date: Last month'. */
export const filterText = ({ name, label }: FilterField, filters: Filters, today: string): string => {
  const value = filters[name] ?? ''
  return `${label}: ${name === 'date' ? dateText(value, today) : isolate(value)}`
}

/** The filters that are on, in the order of the list's fields. */
export const activeFields = (fields: readonly FilterField[], filters: Filters): readonly FilterField[] =>
  fields.filter(({ name }) => filters[name] !== undefined)
