import { addDays, addMonths, firstDayOfMonth, lastDayOfMonth, startOfWeek } from '#domain/days.ts'
import { maxDayBars, maxMonthBarDays, maxWeekBarDays, maxYearsByMonth } from '#domain/limits.ts'
import { dayCountOf, type DaySpan } from '#domain/periods/daySpan.ts'

export type BarUnit = 'day' | 'week' | 'month' | 'year'

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

const splitSpan = ({ from, to }: DaySpan, unit: BarUnit): readonly DaySpan[] => {
  const spans: DaySpan[] = []
  for (let day = from; day <= to;) {
    const next = nextStarts[unit](day, to)
    const lastDay = addDays(next, -1)
    spans.push({ from: day, to: lastDay < to ? lastDay : to })
    day = next
  }
  return spans
}

/** The parts of a range, all of one unit. */
export interface BarSpans {
  readonly unit: BarUnit
  readonly spans: readonly DaySpan[]
}

/** Splits a range into days, weeks, calendar months or calendar years. The first and the last part can be shorter. */
export const barSpansOf = (range: DaySpan): BarSpans => {
  const unit = unitOf(dayCountOf(range))
  return { unit, spans: splitSpan(range, unit) }
}

/** The months of a few years, or null. */
export const monthsOfYears = ({ unit, spans }: BarSpans): BarSpans | null => {
  const [first, last] = [spans[0], spans.at(-1)]
  if (unit !== 'year' || !first || !last || spans.length > maxYearsByMonth) return null
  return { unit: 'month', spans: splitSpan({ from: first.from, to: last.to }, 'month') }
}

/**
 * For each part of a range, its counterpart in the period before. Days are counted from the first one: the first of a
 * month belongs to the first of the month before. Longer parts are counted from the last one, because the first can be
 * shorter.
 */
export const earlierSpansOf = ({ unit, spans }: BarSpans, earlier: DaySpan): readonly (DaySpan | undefined)[] => {
  const all = splitSpan(earlier, unit)
  const offset = unit === 'day' ? 0 : all.length - spans.length
  return spans.map((_, index) => all[index + offset])
}

/** The running week or month and those before it, newest first. Weeks start on Sunday (§9). */
export const recentSpans = (unit: 'week' | 'month', today: string, count: number): readonly DaySpan[] =>
  Array.from({ length: count }, (_, index) => {
    const from = unit === 'week' ? addDays(startOfWeek(today), -7 * index) : addMonths(firstDayOfMonth(today), -index)
    return { from, to: unit === 'week' ? addDays(from, 6) : lastDayOfMonth(from) }
  })
