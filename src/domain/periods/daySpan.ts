import { daysBetween, isDay } from '#domain/days.ts'

/** The first and the last day, such as `2026-11-21`. Both are included. */
export interface DaySpan {
  readonly from: string
  readonly to: string
}

/** Days with or without a limit. Null: no limit. */
export interface OpenDaySpan {
  readonly from: string | null
  readonly to: string | null
}

export const dayCountOf = ({ from, to }: DaySpan): number => daysBetween(from, to) + 1

/** Days as a text: `2026-10-01..2026-10-31`. A missing limit is left out. */
export const formatDaySpan = ({ from, to }: OpenDaySpan): string => `${from ?? ''}..${to ?? ''}`

/** The days of a text such as `2026-10-01..2026-10-31` or `2026-10-01..`. Null if it has none. */
export const parseDaySpan = (text: string): OpenDaySpan | null => {
  const [from = '', to, ...others] = text.split('..')
  if (to === undefined || others.length > 0 || (from === '' && to === '')) return null
  const isInOrder = from === '' || to === '' || from <= to
  return isInOrder && [from, to].every((day) => day === '' || isDay(day))
    ? { from: from || null, to: to || null }
    : null
}
