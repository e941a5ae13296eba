import { isDay } from '#domain/days.ts'

/** A range of days, both included: `2026-11-01..2026-11-21`. */
export type CustomRange = `${string}..${string}`

/** The first and the last day, both included. */
export interface DaySpan {
  readonly from: string
  readonly to: string
}

/** 'Lifetime' starts on this day (§9). */
const firstDay = '2000-01-01'

export const toCustomRange = ({ from, to }: DaySpan): CustomRange => `${from}..${to}`

/** The days of a text such as `2026-11-01..2026-11-21`, or null if it is no range. */
export const parseCustomRange = (text: string): DaySpan | null => {
  const [from = '', to = '', ...others] = text.split('..')
  return others.length === 0 && isDay(from) && isDay(to) && from >= firstDay && from <= to ? { from, to } : null
}

export const isCustomRange = (text: string): text is CustomRange => parseCustomRange(text) !== null

/** Why a range cannot be used, as a sentence, or null. An incomplete date is an empty text. */
export const rangeProblem = ({ from, to }: DaySpan, today: string): string | null => {
  if (!isDay(from) || !isDay(to)) return 'Enter both dates.'
  if (from < firstDay) return 'The first day must be in 2000 or later.'
  if (from > to) return 'The first day must not be after the last day.'
  return to > today ? 'The last day must not be after today.' : null
}
