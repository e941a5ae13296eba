import { isDay, addDays } from '#domain/days.ts'

/** A record of one day. The date of external data may be invalid. */
export interface DatedRecord {
  readonly date: string
}

/** The first and the last day to show, both included. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

/** A record of a plot. A repeated record has the values of the day before, because its day has no record. */
export type PlotPoint<R extends DatedRecord> = R & { readonly isRepeated: boolean }

const toPlotPoint = <R extends DatedRecord>(record: R, isRepeated = false): PlotPoint<R> => ({ ...record, isRepeated })

/** The records within the range. Records with an invalid date stay. */
const inRange = <R extends DatedRecord>(records: readonly R[], { from, to }: DayRange): R[] =>
  records.filter(({ date }) => !isDay(date) || (date >= from && date <= to))

/** Sorts records by date. A record with an invalid date keeps its position. */
const byDate = <R extends DatedRecord>(records: readonly R[]): R[] => {
  const dated = records
    .filter(({ date }) => isDay(date))
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  let nextIndex = 0
  return records.map((record) => (isDay(record.date) ? (dated[nextIndex++] ?? record) : record))
}

/** The days between two records. Each repeats the first record. */
const fillGap = <R extends DatedRecord>(record: R, next: R | undefined): PlotPoint<R>[] => {
  const days: PlotPoint<R>[] = []
  if (!next || !isDay(record.date) || !isDay(next.date)) return days
  for (let date = addDays(record.date, 1); date < next.date; date = addDays(date, 1))
    days.push(toPlotPoint({ ...record, date }, true))
  return days
}

const duplicateSingle = <R extends DatedRecord>(record: R, today: string): PlotPoint<R>[] => [
  toPlotPoint({ ...record, date: addDays(isDay(record.date) ? record.date : today, -1) }, true),
  toPlotPoint(record),
]

/**
 * The points of a plot (§4): the records in the range by date. A missing day repeats the day before.
 * A single record is duplicated to draw a line. The copy has the day before, or yesterday for an invalid date.
 * @param range ends today
 */
export const createPlotSeries = <R extends DatedRecord>(
  records: readonly R[],
  range: DayRange,
): readonly PlotPoint<R>[] => {
  const sorted = byDate(inRange(records, range))
  if (sorted.length === 1 && sorted[0]) return duplicateSingle(sorted[0], range.to)
  return sorted.flatMap((record, index) => [toPlotPoint(record), ...fillGap(record, sorted[index + 1])])
}
