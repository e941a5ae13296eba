/** A day such as `2026-11-21` at a time of the local time zone. */
const atTime = (day: string, hours: number, minutes: number, seconds: number, milliseconds: number): Date => {
  const [year = Number.NaN, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, hours, minutes, seconds, milliseconds)
}

/** The first moment of a day in the local time zone. */
export const startOfDay = (day: string): Date => atTime(day, 0, 0, 0, 0)

/** The last millisecond of a day in the local time zone. */
export const endOfDay = (day: string): Date => atTime(day, 23, 59, 59, 999)

/** A day at the time of another moment, in the local time zone. */
export const dayAtTimeOf = (day: string, moment: Date): Date =>
  atTime(day, moment.getHours(), moment.getMinutes(), moment.getSeconds(), moment.getMilliseconds())
