import { type CustomRange, parseCustomRange } from '#domain/periods/daySpan.ts'
import { endOfDay, startOfDay } from '#domain/days.ts'

/** The time frames of §9, in the order of the picker. */
export const timeFrames = [
  'This week',
  'Last 7 days',
  'Last 30 days',
  'Last 3 months',
  'Last 6 months',
  'Last year',
  'Lifetime',
] as const

/** Calendar months, beside the time frames of §9. */
export const monthFrames = ['This month', 'Last month'] as const

type NamedTimeFrame = (typeof timeFrames)[number] | (typeof monthFrames)[number]
export type TimeFrame = NamedTimeFrame | CustomRange

export const defaultTimeFrame: TimeFrame = 'This week'

export interface TimeRange {
  readonly start: Date
  readonly end: Date
}

const lifetimeStart = () => new Date(2000, 0, 1)

const daysBack = (now: Date, days: number): Date => new Date(now.getFullYear(), now.getMonth(), now.getDate() - days)

const monthsBack = (now: Date, months: number): Date => {
  const start = new Date(now.getFullYear(), now.getMonth() - months, 1)
  const lastDay = new Date(start.getFullYear(), start.getMonth() + 1, 0).getDate()
  start.setDate(Math.min(now.getDate(), lastDay))
  return start
}

const firstOfMonth = (now: Date, months: number): Date => new Date(now.getFullYear(), now.getMonth() + months, 1)

const until = (start: Date, now: Date): TimeRange => ({ start, end: now })

const ranges: Record<NamedTimeFrame, (now: Date) => TimeRange> = {
  'This week': (now) => until(daysBack(now, now.getDay()), now),
  'Last 7 days': (now) => until(daysBack(now, 6), now),
  'Last 30 days': (now) => until(daysBack(now, 29), now),
  'Last 3 months': (now) => until(monthsBack(now, 3), now),
  'Last 6 months': (now) => until(monthsBack(now, 6), now),
  'Last year': (now) => until(monthsBack(now, 12), now),
  Lifetime: (now) => until(lifetimeStart(), now),
  'This month': (now) => until(firstOfMonth(now, 0), now),
  'Last month': (now) => ({ start: firstOfMonth(now, -1), end: new Date(firstOfMonth(now, 0).getTime() - 1) }),
}

/** A range of days ends now if its last day is not over. */
const customRangeOf = (timeFrame: CustomRange, now: Date): TimeRange => {
  const { from, to } = parseCustomRange(timeFrame) ?? { from: '', to: '' }
  const start = startOfDay(from)
  return { start, end: new Date(Math.max(start.getTime(), Math.min(endOfDay(to).getTime(), now.getTime()))) }
}

const isNamed = (timeFrame: TimeFrame): timeFrame is NamedTimeFrame => timeFrame in ranges

/**
 * The range of a time frame (§9), from the start of a local day until now, or until the end of its last day.
 * 'This week' starts on the last Sunday. 'Last 7 days' includes today. 'Lifetime' starts on 1 January 2000.
 */
export const rangeOf = (timeFrame: TimeFrame, now: Date): TimeRange =>
  isNamed(timeFrame) ? ranges[timeFrame](now) : customRangeOf(timeFrame, now)
