import { type DaySpan, isCustomRange } from '#domain/periods/daySpan.ts'
import { rangeOf, type TimeFrame, type TimeRange } from '#domain/periods/timeFrames.ts'
import {
  addDays,
  addMonths,
  dayOf,
  daysBetween,
  lastDayOfMonth,
  dayAtTimeOf,
  endOfDay,
  startOfDay,
} from '#domain/days.ts'

/** The first and the last day of a time frame, in the local time zone. */
export const daysOf = (timeFrame: TimeFrame, now: Date): DaySpan => {
  const { start, end } = rangeOf(timeFrame, now)
  return { from: dayOf(start), to: dayOf(end) }
}

export const dayCountOf = ({ from, to }: DaySpan): number => daysBetween(from, to) + 1

const shiftDays = ({ from, to }: DaySpan, days: number): DaySpan => ({
  from: addDays(from, days),
  to: addDays(to, days),
})

/** The number of whole calendar months of a range, or 0 if it has others days too. */
const wholeMonths = ({ from, to }: DaySpan): number => {
  if (!from.endsWith('-01') || to !== lastDayOfMonth(to)) return 0
  const [years, months] = [0, 1].map((part) => Number(to.split('-')[part]) - Number(from.split('-')[part]))
  return (years ?? 0) * 12 + (months ?? 0) + 1
}

const rollingMonths: Partial<Record<TimeFrame, number>> = { 'Last 3 months': 3, 'Last 6 months': 6, 'Last year': 12 }

/** Whole calendar months are compared with as many months, other days with as many days. */
const daysBefore = (timeFrame: TimeFrame, span: DaySpan): DaySpan => {
  const months = timeFrame === 'Last month' || isCustomRange(timeFrame) ? wholeMonths(span) : 0
  return months > 0
    ? { from: addMonths(span.from, -months), to: addDays(span.from, -1) }
    : shiftDays(span, -dayCountOf(span))
}

/** The days of the period before a time frame. Null for 'Lifetime', which has none. */
export const earlierDaysOf = (timeFrame: TimeFrame, now: Date): DaySpan | null => {
  const span = daysOf(timeFrame, now)
  if (timeFrame === 'Lifetime') return null
  if (timeFrame === 'This week') return shiftDays(span, -7)
  if (timeFrame === 'This month') return { from: addMonths(span.from, -1), to: addMonths(span.to, -1) }
  const months = rollingMonths[timeFrame]
  if (months) return { from: addMonths(span.to, -2 * months), to: addDays(span.from, -1) }
  return daysBefore(timeFrame, span)
}

/** Whether a time frame ends now, in the middle of its last day. */
export const isOngoing = (timeFrame: TimeFrame, now: Date): boolean =>
  rangeOf(timeFrame, now).end.getTime() === now.getTime()

/** Whether the earlier month is shorter: on 31 March, the month before is over with its last day. */
const isCutShort = (timeFrame: TimeFrame, { to }: DaySpan, now: Date): boolean =>
  timeFrame === 'This month' && to.slice(8) < dayOf(now).slice(8)

/**
 * The period that a time frame is compared with: the one before it, of the same length. A time frame that ends now is
 * compared up to the same time of day, so that a day that has just begun does not look like a loss.
 * @returns null for 'Lifetime'
 */
export const earlierRangeOf = (timeFrame: TimeFrame, now: Date): TimeRange | null => {
  const days = earlierDaysOf(timeFrame, now)
  if (!days) return null
  const endsAtTime = isOngoing(timeFrame, now) && !isCutShort(timeFrame, days, now)
  return { start: startOfDay(days.from), end: endsAtTime ? dayAtTimeOf(days.to, now) : endOfDay(days.to) }
}
