/** A phone needs some 10 ms to create one formatter, so each is created at its first use. */
const once = <T>(make: () => T): (() => T) => {
  let cached: T | undefined
  return () => (cached ??= make())
}

const count = once(() => new Intl.NumberFormat(undefined, { maximumFractionDigits: 0 }))
const percent = once(
  () => new Intl.NumberFormat(undefined, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)
const change = once(
  () => new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 2, signDisplay: 'exceptZero' }),
)
const signed = once(() => new Intl.NumberFormat(undefined, { maximumFractionDigits: 0, signDisplay: 'exceptZero' }))
const nairaFormat = { style: 'currency', currency: 'NGN' } as const
const naira = once(() => new Intl.NumberFormat('en-NG', { ...nairaFormat, maximumFractionDigits: 0 }))
const nairaAndKobo = once(() => new Intl.NumberFormat('en-NG', nairaFormat))
const day = once(() => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' }))
const utcDay = once(
  () => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' }),
)
const shortDay = once(() => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }))
const longDay = once(
  () =>
    new Intl.DateTimeFormat('en-US', {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      year: 'numeric',
      timeZone: 'UTC',
    }),
)
const compact = once(() => new Intl.NumberFormat(undefined, { notation: 'compact', maximumFractionDigits: 1 }))
const clock = once(() => new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' }))

/** A whole number with the digit grouping of the person's locale: `1,240`. */
export const formatCount = (value: number) => count().format(value)

/** An amount in naira: `₦12,500`, with decimals if it has some: `₦12,500.50`. */
export const formatNaira = (amount: number) => (Number.isInteger(amount) ? naira() : nairaAndKobo()).format(amount)

/** A share from 0 to 1 as a percentage with one decimal: `37.5%`. */
export const formatPercent = (share: number) => percent().format(share)

/** A change in percent points (§9) with its sign: `10.25` becomes `+10.25%`. */
export const formatChange = (percentPoints: number) => change().format(percentPoints / 100)

/** The largest distance from 1970 that a date can have, in milliseconds. `Intl` throws beyond it. */
const maxDateMs = 8.64e15

const formatDate = (format: () => Intl.DateTimeFormat, at: number): string =>
  Math.abs(at) <= maxDateMs ? format().format(at) : ''

/** Short month, day and year (§2): `Mar 7, 2026`. An empty text if the input is not a date. */
export const formatDay = (iso: string): string => formatDate(day, Date.parse(iso))

const midnight = (date: string): number => Date.parse(`${date}T00:00:00Z`)

/** A day such as `2026-11-21`, in short: `Nov 21`. */
export const formatShortDay = (date: string) => formatDate(shortDay, midnight(date))

/** A day such as `2026-11-21`, in full: `Sat, Nov 21, 2026`. */
export const formatLongDay = (date: string) => formatDate(longDay, midnight(date))

/** The first and the last day of a range: `Nov 1 – 23, 2026`, or `Nov 1, 2026` for one day. */
export const formatDayRange = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  from === to
    ? formatDate(utcDay, midnight(from))
    : utcDay().formatRange(midnight(from), midnight(to)).replaceAll('\u2009', ' ')

/** A difference with its sign: `+12`, `-3`, `0`. */
export const formatDifference = (value: number) => signed().format(value)

/** A number for an axis: `1.2K`. */
export const formatCompact = (value: number) => compact().format(value)

/** The time of day: `2:32 PM`. @param at milliseconds since 1970 */
export const formatTime = (at: number) => formatDate(clock, at)
