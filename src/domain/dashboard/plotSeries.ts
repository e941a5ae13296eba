import { isDay, plusDays } from '#domain/days.ts'

/** A record of one day. The date may be unreadable where it comes from outside. */
export interface Dated {
  readonly date: string
}

/** The days between which records are shown, both of them included. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

/** A record as a plot shows it. A repeated one says what the day before it said: nobody looked on its own day. */
export type Plotted<R extends Dated> = R & { readonly isRepeated: boolean }

const plotted = <R extends Dated>(record: R, isRepeated = false): Plotted<R> => ({ ...record, isRepeated })

/** Records dated within the range. One whose date cannot be read stays: nothing says that it is outside. */
const within = <R extends Dated>(records: readonly R[], { from, to }: DayRange): R[] =>
  records.filter(({ date }) => !isDay(date) || (date >= from && date <= to))

/** Records by date; one whose date cannot be read keeps its place in the row. */
const byDate = <R extends Dated>(records: readonly R[]): R[] => {
  const dated = records
    .filter(({ date }) => isDay(date))
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  let next = 0
  return records.map((record) => (isDay(record.date) ? (dated[next++] ?? record) : record))
}

/** The days between two records, each repeating the first. */
const repeatedUntil = <R extends Dated>(record: R, next: R | undefined): Plotted<R>[] => {
  const days: Plotted<R>[] = []
  if (!next || !isDay(record.date) || !isDay(next.date)) return days
  for (let date = plusDays(record.date, 1); date < next.date; date = plusDays(date, 1))
    days.push(plotted({ ...record, date }, true))
  return days
}

const doubled = <R extends Dated>(record: R, today: string): Plotted<R>[] => [
  plotted({ ...record, date: plusDays(isDay(record.date) ? record.date : today, -1) }, true),
  plotted(record),
]

/**
 * The records of a plot (§4): those of the range by date, a missing day repeating the one before it, and a single record
 * doubled, so that there is a line; the copy is dated a day earlier, or yesterday where its date cannot be read.
 * @param range its last day is today
 */
export const seriesOf = <R extends Dated>(records: readonly R[], range: DayRange): readonly Plotted<R>[] => {
  const kept = byDate(within(records, range))
  if (kept.length === 1 && kept[0]) return doubled(kept[0], range.to)
  return kept.flatMap((record, index) => [plotted(record), ...repeatedUntil(record, kept[index + 1])])
}
