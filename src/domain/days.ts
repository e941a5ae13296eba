const dayPattern = /^\d{4}-\d{2}-\d{2}$/

/** Midnight of a day in UTC, so that time zones and daylight saving have no effect. NaN for an invalid day. */
const startOfDay = (day: string): number => (dayPattern.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN)

const dayMs = 86_400_000

/** Whether a text is a valid date such as `2026-11-21`. */
export const isDay = (text: string): boolean => {
  const start = startOfDay(text)
  return Number.isFinite(start) && new Date(start).toISOString().startsWith(text)
}

/** The date in the local time zone, such as `2026-11-21`. */
export const dayOf = (at: Date): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

/** Adds days to a date. A negative number goes back. */
export const addDays = (day: string, days: number): string =>
  new Date(startOfDay(day) + days * dayMs).toISOString().slice(0, 10)

/** The number of days between two dates: 1 from one day to the next. */
export const daysBetween = (from: string, to: string): number => (startOfDay(to) - startOfDay(from)) / dayMs
