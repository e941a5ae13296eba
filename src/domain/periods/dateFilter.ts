import { type OpenDaySpan, parseDaySpan } from '#domain/periods/daySpan.ts'
import { daysOfPeriod, type PeriodName, periodOfSlug } from '#domain/periods/periods.ts'

/** The periods that a date filter offers. */
export const filterPeriods = [
  'Today',
  'Last 7 days',
  'This month',
  'Last month',
  'Last 3 months',
  'This year',
] as const satisfies readonly PeriodName[]

/** The period of a filter that moves with the day, such as `last-month`. */
export const namedPeriodOf = (value: string): PeriodName | undefined => periodOfSlug(filterPeriods, value)

/** Whether a day is one that rows can have. */
const isPossible = (day: string | null): boolean => day === null || (day >= '1970' && day < '3000')

const fixedDaysOf = (value: string): OpenDaySpan | null => {
  const days = parseDaySpan(value)
  return days && isPossible(days.from) && isPossible(days.to) ? days : null
}

/** Whether a text is the value of a date filter: a period, or days such as `2026-10-01..2026-10-31`. */
export const isDateFilter = (value: string): boolean =>
  namedPeriodOf(value) !== undefined || fixedDaysOf(value) !== null

/**
 * The days of a date filter. Null if the value is invalid, or if it depends on the day and the day is not known.
 * @param today the local day, or '' if it is not known
 */
export const daysOfFilter = (value: string, today: string): OpenDaySpan | null => {
  const name = namedPeriodOf(value)
  if (name === undefined) return fixedDaysOf(value)
  return today === '' ? null : daysOfPeriod(name, today)
}
