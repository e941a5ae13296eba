import type { BarUnit } from '#domain/dashboard/comparison.ts'
import { dayCountOf } from '#domain/dashboard/comparedPeriods.ts'
import type { DaySpan } from '#domain/dashboard/customRange.ts'
import { addDays, addMonths, firstDayOfMonth } from '#domain/days.ts'
import { maxDayBars, maxMonthBarDays, maxWeekBarDays } from '#domain/limits.ts'

/** The unit with few enough bars to read, and few enough counts for one request. */
const unitOf = (days: number): BarUnit => {
  if (days <= maxDayBars) return 'day'
  if (days <= maxWeekBarDays) return 'week'
  return days <= maxMonthBarDays ? 'month' : 'year'
}

/** The first day of the part that follows the part of a day. */
const nextStarts: Record<BarUnit, (day: string, last: string) => string> = {
  day: (day) => addDays(day, 1),
  // The last week ends with the range, so that only the first one can be shorter.
  week: (day, last) => addDays(day, dayCountOf({ from: day, to: last }) % 7 || 7),
  month: (day) => addMonths(firstDayOfMonth(day), 1),
  year: (day) => addMonths(`${day.slice(0, 4)}-01-01`, 12),
}

/** Splits a range into days, weeks, calendar months or calendar years. The first and the last part can be shorter. */
export const barSpansOf = ({ from, to }: DaySpan): { readonly unit: BarUnit; readonly spans: readonly DaySpan[] } => {
  const unit = unitOf(dayCountOf({ from, to }))
  const spans: DaySpan[] = []
  for (let day = from; day <= to;) {
    const next = nextStarts[unit](day, to)
    const lastDay = addDays(next, -1)
    spans.push({ from: day, to: lastDay < to ? lastDay : to })
    day = next
  }
  return { unit, spans }
}
