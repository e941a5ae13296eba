import { endOfDay, startOfDay, timeOf } from '#domain/days.ts'
import type { OpenDaySpan } from '#domain/periods/daySpan.ts'

/** A function that says whether a time is on one of the days, in the local time zone. An unreadable time is on none. */
export const createDayTest = ({ from, to }: OpenDaySpan): ((iso: string) => boolean) => {
  const start = from === null ? Number.NEGATIVE_INFINITY : startOfDay(from).getTime()
  const end = to === null ? Number.POSITIVE_INFINITY : endOfDay(to).getTime()
  return (iso) => {
    const time = timeOf(iso)
    return time >= start && time <= end
  }
}
