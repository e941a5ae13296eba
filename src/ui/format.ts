import { dayOf, maxDateMs, timeOf } from '#domain/days.ts'
import { shownShare } from '#domain/shares.ts'

/** A phone needs some 10 ms to create one formatter, so each is created at its first use. */
const once = <T>(make: () => T): (() => T) => {
  let cached: T | undefined
  return () => (cached ??= make())
}

/** The pages are in English, and so are their numbers and dates. Two locales in one line change its order. */
const locale = 'en-US'

const numbers = (options: Intl.NumberFormatOptions) => once(() => new Intl.NumberFormat(locale, options))
const dates = (options: Intl.DateTimeFormatOptions) => once(() => new Intl.DateTimeFormat(locale, options))

/** Dates in the time zone of the device. It can change while a page is open. */
const localDates = (options: Intl.DateTimeFormatOptions): (() => Intl.DateTimeFormat) => {
  let offset: number | undefined
  let cached: Intl.DateTimeFormat | undefined
  return () => {
    const now = new Date().getTimezoneOffset()
    if (now !== offset) cached = undefined
    offset = now
    return (cached ??= new Intl.DateTimeFormat(locale, options))
  }
}

const shortDate = { month: 'short', day: 'numeric', year: 'numeric' } as const
const naira = { style: 'currency', currency: 'NGN', currencyDisplay: 'narrowSymbol' } as const

const count = numbers({ maximumFractionDigits: 0 })
/** All percentages have one decimal. */
const percentages = { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const
const percent = numbers(percentages)
const change = numbers({ ...percentages, signDisplay: 'exceptZero' })
const wholeNaira = numbers({ ...naira, maximumFractionDigits: 0 })
const nairaAndKobo = numbers(naira)
const compact = numbers({ notation: 'compact', maximumFractionDigits: 1 })
const day = localDates(shortDate)
const utcDay = dates({ ...shortDate, timeZone: 'UTC' })
const shortDay = dates({ month: 'short', day: 'numeric', timeZone: 'UTC' })
const month = dates({ month: 'short', year: 'numeric', timeZone: 'UTC' })
const weekday = dates({ weekday: 'short', timeZone: 'UTC' })
const longDay = dates({ weekday: 'short', ...shortDate, timeZone: 'UTC' })
const clock = localDates({ hour: 'numeric', minute: '2-digit' })
/** A legal document writes the day first. */
const documentDay = once(
  () => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
)

/** A whole number with digit grouping: `1,240`. */
export const formatCount = (value: number) => count().format(value)

/** An amount in naira: `₦12,500`, with decimals if it has some: `₦12,500.50`. */
export const formatNaira = (amount: number) => (Number.isInteger(amount) ? wholeNaira() : nairaAndKobo()).format(amount)

/** A share from 0 to 1 as a percentage: `37.5%`. */
export const formatPercent = (share: number) => percent().format(shownShare(share))

/** A change in percent points (§9) with its sign: `10.25` becomes `+10.3%`. */
export const formatChange = (percentPoints: number) => change().format(percentPoints / 100)

/** Browsers write different spaces. */
const withPlainSpaces = (text: string): string => text.replace(/\s/g, ' ')

const formatDate = (format: () => Intl.DateTimeFormat, at: number): string =>
  Math.abs(at) <= maxDateMs ? withPlainSpaces(format().format(at)) : ''

/** Short month, day and year (§2): `Mar 7, 2026`. A text that is not a date stays as it is. */
export const formatDay = (text: string): string => formatDate(day, timeOf(text)) || text

const midnight = (date: string): number => Date.parse(`${date}T00:00:00Z`)

/** A day such as `2026-11-21`, in short: `Nov 21`. */
export const formatShortDay = (date: string) => formatDate(shortDay, midnight(date))

/** The weekday of a day such as `2026-11-21`: `Sat`. */
export const formatWeekday = (date: string) => formatDate(weekday, midnight(date))

/** The month of a day such as `2026-11-21`: `Nov 2026`. */
export const formatMonth = (date: string) => formatDate(month, midnight(date))

/** A day of a range for an axis: `Nov 21`, or `Nov 2026` if the range is in several years. */
export const formatAxisDay = (date: string, first = '', last = '') =>
  first.slice(0, 4) === last.slice(0, 4) ? formatShortDay(date) : formatMonth(date)

/** A day such as `2026-11-21`, in full: `Sat, Nov 21, 2026`. */
export const formatLongDay = (date: string) => formatDate(longDay, midnight(date))

/** The first and the last day of a range: `Nov 1 – 23, 2026`, or `Nov 1, 2026` for one day. */
export const formatDayRange = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  from === to ? formatDate(utcDay, midnight(from)) : withPlainSpaces(utcDay().formatRange(midnight(from), midnight(to)))

/** A range of days in the year of today, without the year: `Nov 1 – 23`. Other ranges have their year. */
export const formatRecentRange = (range: { readonly from: string; readonly to: string }, today: string): string => {
  const { from, to } = range
  const isThisYear = [from, to].every((date) => String(date).slice(0, 4) === String(today).slice(0, 4))
  if (from === to || !isThisYear) return formatDayRange(range)
  return withPlainSpaces(shortDay().formatRange(midnight(from), midnight(to)))
}

/** A number for an axis: `1.2K`. */
export const formatCompact = (value: number) => compact().format(value)

/** The time of day: `2:32 PM`. @param at milliseconds since 1970 */
export const formatTime = (at: number) => formatDate(clock, at)

/** The time of a moment of today, `2:32 PM`, or also the date: `Nov 21, 2026, 2:32 PM`. @param today such as `2026-11-21` */
export const formatTimeSince = (at: number, today: string) =>
  dayOf(new Date(at)) === today ? formatTime(at) : `${formatDate(day, at)}, ${formatTime(at)}`

/** The date of a legal document: `21 November 2026`. @param date such as `2026-11-21` */
export const formatDocumentDay = (date: string) => formatDate(documentDay, midnight(date))
