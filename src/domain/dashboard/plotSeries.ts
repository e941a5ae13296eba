import { isDay, addDays } from '#domain/days.ts'

/** A record of one day. The date may be unreadable where it comes from outside. */
export interface DatedRecord {
  readonly date: string
}

/** The days between which records are shown, both of them included. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

/** A record as a plot shows it. A repeated one says what the day before it said: nobody looked on its own day. */
export type PlotPoint<R extends DatedRecord> = R & { readonly isRepeated: boolean }

const toPlotPoint = <R extends DatedRecord>(record: R, isRepeated = false): PlotPoint<R> => ({ ...record, isRepeated })

/** Records dated within the range. One whose date cannot be read stays: nothing says that it is outside. */
const inRange = <R extends DatedRecord>(records: readonly R[], { from, to }: DayRange): R[] =>
  records.filter(({ date }) => !isDay(date) || (date >= from && date <= to))

/** Records by date; one whose date cannot be read keeps its place in the row. */
const byDate = <R extends DatedRecord>(records: readonly R[]): R[] => {
  const dated = records
    .filter(({ date }) => isDay(date))
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  let next = 0
  return records.map((record) => (isDay(record.date) ? (dated[next++] ?? record) : record))
}

/** The days between two records, each repeating the first. */
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
 * The records of a plot (§4): those of the range by date, a missing day repeating the one before it, and a single record
 * doubled, so that there is a line; the copy is dated a day earlier, or yesterday where its date cannot be read.
 * @param range its last day is today
 */
export const createPlotSeries = <R extends DatedRecord>(
  records: readonly R[],
  range: DayRange,
): readonly PlotPoint<R>[] => {
  const kept = byDate(inRange(records, range))
  if (kept.length === 1 && kept[0]) return duplicateSingle(kept[0], range.to)
  return kept.flatMap((record, index) => [toPlotPoint(record), ...fillGap(record, kept[index + 1])])
}
