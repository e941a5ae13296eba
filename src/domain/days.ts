const dayPattern = /^\d{4}-\d{2}-\d{2}$/

/** Midnight of a day in UTC, so that time zones and daylight saving have no effect. NaN for an invalid day. */
const utcStartOf = (day: string): number => (dayPattern.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN)

const dayMs = 86_400_000

/** The largest distance from 1970 that a date can have, in milliseconds. `Intl` throws beyond it. */
export const maxDateMs = 8.64e15

/** Whether a text is a valid date such as `2026-11-21`. */
export const isDay = (text: string): boolean => {
  const start = utcStartOf(text)
  return Number.isFinite(start) && new Date(start).toISOString().startsWith(text)
}

/** The date in the local time zone, such as `2026-11-21`. */
export const dayOf = (at: Date): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

/**
 * A day, a time, and a zone in hours and minutes. Databases write a space before the time, and leave out minutes of 0;
 * AppSync accepts a zone with seconds.
 */
const timePattern =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(?:(Z| ?UTC| ?GMT)| ?([+-]\d{2})(?::?(\d{2})(?::\d{2})?)?)?$/i

/** A day with a zone, as AppSync accepts it. */
const zonedDay = /^(\d{4}-\d{2}-\d{2})(?:Z|[+-]\d{2}:\d{2}(?::\d{2})?)$/i

/** Some servers write 0001-01-01 for no time. */
const isTooEarly = (text: string): boolean => text < '1900'

/**
 * A stored time in milliseconds since 1970: ISO 8601, in the local time zone if it names no other one. A day without a
 * time is that day in every zone. NaN for every other text: `Date.parse` takes 'Item 5' for a day in May.
 */
export const timeOf = (text: string): number => {
  const plain = text.trim()
  if (isTooEarly(plain)) return Number.NaN
  const wholeDay = zonedDay.exec(plain)?.[1] ?? plain
  if (isDay(wholeDay)) return startOfDay(wholeDay).getTime()
  const [, day = '', clock = '', utc, hours, minutes = '00'] = timePattern.exec(plain) ?? []
  if (!isDay(day)) return Number.NaN
  const offset = hours ? `${hours}:${minutes}` : ''
  return Date.parse(`${day}T${clock}${utc ? 'Z' : offset}`)
}

/** The local day of a time, as in the table and its filters. Empty if the text is not a time. */
export const localDayOf = (text: string): string => {
  const time = timeOf(text)
  return Number.isNaN(time) ? '' : dayOf(new Date(time))
}

/** Adds days to a date. A negative number goes back. */
export const addDays = (day: string, days: number): string =>
  new Date(utcStartOf(day) + days * dayMs).toISOString().slice(0, 10)

/** The number of days between two dates: 1 from one day to the next. */
export const daysBetween = (from: string, to: string): number => (utcStartOf(to) - utcStartOf(from)) / dayMs

/** The number of days of a month. @param month 1 to 12; other numbers are months of another year */
const monthLength = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Adds months to a date. A day that the month does not have becomes its last day. A negative number goes back. */
export const addMonths = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const length = monthLength(year, month + months)
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, length))).toISOString().slice(0, 10)
}

/** The Sunday on which the week of a date starts (§9). */
export const startOfWeek = (day: string): string => addDays(day, -new Date(utcStartOf(day)).getUTCDay())

/** The first day of the month of a date. */
export const firstDayOfMonth = (day: string): string => `${day.slice(0, 7)}-01`

/** The last day of the month of a date. */
export const lastDayOfMonth = (day: string): string => addDays(addMonths(firstDayOfMonth(day), 1), -1)

/** The first and the last day of the month before the month of a date. */
export const previousMonth = (day: string): { readonly from: string; readonly to: string } => {
  const to = addDays(firstDayOfMonth(day), -1)
  return { from: firstDayOfMonth(to), to }
}

/** A day such as `2026-11-21` at a time of the local time zone. */
const atTime = (day: string, hours: number, minutes: number, seconds: number, milliseconds: number): Date => {
  const [year = Number.NaN, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, hours, minutes, seconds, milliseconds)
}

/** The first moment of a day in the local time zone. */
export const startOfDay = (day: string): Date => atTime(day, 0, 0, 0, 0)

/** The last millisecond of a day in the local time zone. Where the clock goes back at 24:00, 23:59 comes twice. */
export const endOfDay = (day: string): Date => new Date(atTime(day, 24, 0, 0, 0).getTime() - 1)

/** A day at the time of another moment, in the local time zone. */
export const dayAtTimeOf = (day: string, moment: Date): Date =>
  atTime(day, moment.getHours(), moment.getMinutes(), moment.getSeconds(), moment.getMilliseconds())
