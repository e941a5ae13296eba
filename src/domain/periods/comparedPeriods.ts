import {
  addDays,
  addMonths,
  dayAtTimeOf,
  dayOf,
  endOfDay,
  lastDayOfMonth,
  previousMonth,
  startOfDay,
} from '#domain/days.ts'
import { dayCountOf, type DaySpan } from '#domain/periods/daySpan.ts'
import {
  daysOf,
  isCustomRange,
  isOngoing,
  type NamedTimeFrame,
  type TimeFrame,
  type TimeRange,
} from '#domain/periods/timeFrames.ts'

/** The period before a time frame. */
export interface EarlierPeriod {
  readonly days: DaySpan
  /** Its name in a sentence: 'last month'. */
  readonly text: string
}

interface EarlierRule {
  readonly text: string
  readonly before: (days: DaySpan) => DaySpan
}

const shiftDays = ({ from, to }: DaySpan, days: number): DaySpan => ({
  from: addDays(from, days),
  to: addDays(to, days),
})

const asManyDays = (days: DaySpan): DaySpan => shiftDays(days, -dayCountOf(days))

const monthsBefore =
  (months: number) =>
  ({ from, to }: DaySpan): DaySpan => ({ from: addMonths(to, -2 * months), to: addDays(from, -1) })

const earlierRules: Readonly<Record<NamedTimeFrame, EarlierRule | null>> = {
  'This week': { text: 'last week', before: (days) => shiftDays(days, -7) },
  'Last 7 days': { text: 'the 7 days before', before: asManyDays },
  'Last 30 days': { text: 'the 30 days before', before: asManyDays },
  'Last 3 months': { text: 'the 3 months before', before: monthsBefore(3) },
  'Last 6 months': { text: 'the 6 months before', before: monthsBefore(6) },
  'Last year': { text: 'the year before', before: monthsBefore(12) },
  Lifetime: null,
  'This month': {
    text: 'last month',
    before: ({ from, to }) => ({ from: addMonths(from, -1), to: addMonths(to, -1) }),
  },
  'Last month': { text: 'the month before', before: ({ from }) => previousMonth(from) },
}

/** The number of whole calendar months of a range, or 0 if it has others days too. */
const wholeMonths = ({ from, to }: DaySpan): number => {
  if (!from.endsWith('-01') || to !== lastDayOfMonth(to)) return 0
  const [years, months] = [0, 1].map((part) => Number(to.split('-')[part]) - Number(from.split('-')[part]))
  return (years ?? 0) * 12 + (months ?? 0) + 1
}

/** Whole calendar months are compared with as many months, other days with as many days. */
const beforeRange = (days: DaySpan): EarlierPeriod => {
  const [months, count] = [wholeMonths(days), dayCountOf(days)]
  if (months === 0) return { days: asManyDays(days), text: count === 1 ? 'the day before' : `the ${count} days before` }
  return {
    days: { from: addMonths(days.from, -months), to: addDays(days.from, -1) },
    text: months === 1 ? 'the month before' : `the ${months} months before`,
  }
}

/** The period before a time frame. Null for 'Lifetime', which has none. @param today the local day */
export const earlierPeriodOf = (timeFrame: TimeFrame, today: string): EarlierPeriod | null => {
  const days = daysOf(timeFrame, today)
  if (isCustomRange(timeFrame)) return beforeRange(days)
  const rule = earlierRules[timeFrame as NamedTimeFrame]
  return rule && { days: rule.before(days), text: rule.text }
}

/** Whether the earlier month is shorter: on 31 March, the month before is over with its last day. */
const isCutShort = (timeFrame: TimeFrame, { to }: DaySpan, today: string): boolean =>
  timeFrame === 'This month' && to.slice(8) < today.slice(8)

/**
 * The period that a time frame is compared with: the one before it, of the same length. A time frame that ends now is
 * compared up to the same time of day, so that a day that has just begun does not look like a loss.
 * @returns null for 'Lifetime'
 */
export const earlierRangeOf = (timeFrame: TimeFrame, now: Date): TimeRange | null => {
  const today = dayOf(now)
  const earlier = earlierPeriodOf(timeFrame, today)
  if (!earlier) return null
  const { from, to } = earlier.days
  const endsAtTime = isOngoing(timeFrame, today) && !isCutShort(timeFrame, earlier.days, today)
  return { start: startOfDay(from), end: endsAtTime ? dayAtTimeOf(to, now) : endOfDay(to) }
}
