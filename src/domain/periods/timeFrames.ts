import { dayOf, endOfDay, isDay, startOfDay } from '#domain/days.ts'
import { type DaySpan, formatDaySpan, parseDaySpan } from '#domain/periods/daySpan.ts'
import { daysOfPeriod, firstDay, type PeriodName } from '#domain/periods/periods.ts'

/** The time frames of §9, in its order. */
export const timeFrames = [
  'This week',
  'Last 7 days',
  'Last 30 days',
  'Last 3 months',
  'Last 6 months',
  'Last year',
  'Lifetime',
] as const satisfies readonly PeriodName[]

/** Calendar months, which §9 does not have. */
export const monthFrames = ['This month', 'Last month'] as const satisfies readonly PeriodName[]

/** A range of days, both included: `2026-11-01..2026-11-21`. */
export type CustomRange = `${string}..${string}`

export type NamedTimeFrame = (typeof timeFrames)[number] | (typeof monthFrames)[number]
export type TimeFrame = NamedTimeFrame | CustomRange

export const defaultTimeFrame: TimeFrame = 'This week'

export const toCustomRange = (days: DaySpan): CustomRange => formatDaySpan(days) as CustomRange

/** The days of a text such as `2026-11-01..2026-11-21`, or null if it is no range. */
export const parseCustomRange = (text: string): DaySpan | null => {
  const { from = null, to = null } = parseDaySpan(text) ?? {}
  return from !== null && to !== null && from >= firstDay ? { from, to } : null
}

export const isCustomRange = (text: string): text is CustomRange => parseCustomRange(text) !== null

/** Why a range cannot be used, as a sentence, or null. An incomplete date is an empty text. */
export const rangeProblem = ({ from, to }: DaySpan, today: string): string | null => {
  if (!isDay(from) || !isDay(to)) return 'Enter both dates.'
  if (from < firstDay) return 'The first day must be in 2000 or later.'
  if (from > to) return 'The first day must not be after the last day.'
  return to > today ? 'The last day must not be after today.' : null
}

/** The first and the last day of a time frame. A range ends today at the latest. @param today the local day */
export const daysOf = (timeFrame: TimeFrame, today: string): DaySpan => {
  const range = parseCustomRange(timeFrame)
  if (!range) return daysOfPeriod(timeFrame as NamedTimeFrame, today)
  const { from, to } = range
  return { from, to: to <= today ? to : from <= today ? today : from }
}

export interface TimeRange {
  readonly start: Date
  readonly end: Date
}

/** Whether a time frame ends now, in the middle of its last day. */
export const isOngoing = (timeFrame: TimeFrame, today: string): boolean => daysOf(timeFrame, today).to === today

/** The range of a time frame (§9), from the start of its first day until now, or until the end of its last day. */
export const rangeOf = (timeFrame: TimeFrame, now: Date): TimeRange => {
  const { from, to } = daysOf(timeFrame, dayOf(now))
  const start = startOfDay(from)
  const end = Math.min(endOfDay(to).getTime(), now.getTime())
  return { start, end: new Date(Math.max(start.getTime(), end)) }
}
