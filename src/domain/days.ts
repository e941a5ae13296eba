const dayPattern = /^\d{4}-\d{2}-\d{2}$/

/** Midnight of a day as if every day had 24 hours: days are counted, so no zone and no daylight saving comes in. NaN for what is no day. */
const startOf = (day: string): number => (dayPattern.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN)

const dayMs = 86_400_000

/** Whether a text is a day of the calendar, as `2026-11-21`. */
export const isDay = (text: string): boolean => {
  const start = startOf(text)
  return Number.isFinite(start) && new Date(start).toISOString().startsWith(text)
}

/** The day of a moment in the reader's zone. */
export const dayOf = (at: Date): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

/** The day so many days later, or earlier where the number is below 0. */
export const addDays = (day: string, days: number): string =>
  new Date(startOf(day) + days * dayMs).toISOString().slice(0, 10)

/** How many days lie between two days: 1 from one day to the next. */
export const daysBetween = (from: string, to: string): number => (startOf(to) - startOf(from)) / dayMs
