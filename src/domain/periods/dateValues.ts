import { isDay } from '#domain/days.ts'

/** Days such as `2026-11-21`, both included. Null: no limit. */
export interface Period {
  readonly from: string | null
  readonly to: string | null
}

/** The presets in the URL. */
export const presetNames = ['today', 'last-7-days', 'this-month', 'last-month', 'last-3-months', 'this-year'] as const
export type PresetName = (typeof presetNames)[number]

/** Whether a text is a day that rows can have. */
export const isFilterDay = (text: string): boolean => isDay(text) && text >= '1970' && text < '3000'

/** A period such as `2026-10-01..2026-10-31`. Null if it is not one. */
export const parsePeriod = (value: string): Period | null => {
  const [from = '', to = '', ...others] = value.split('..')
  const isValid =
    value.includes('..') && others.length === 0 && [from, to].every((day) => day === '' || isFilterDay(day))
  const isEmpty = from === '' && to === ''
  const isInOrder = from === '' || to === '' || from <= to
  return isValid && !isEmpty && isInOrder ? { from: from || null, to: to || null } : null
}

/** Whether a text is the value of a date filter: a preset or a period. */
export const isDateFilter = (value: string): boolean =>
  presetNames.includes(value as PresetName) || parsePeriod(value) !== null
