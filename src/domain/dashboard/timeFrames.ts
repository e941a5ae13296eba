/** The time frames of a card (§9), in the order of the picker. */
export const timeFrames = [
  'This week',
  'Last 7 days',
  'Last 30 days',
  'Last 3 months',
  'Last 6 months',
  'Last year',
  'Lifetime',
] as const

export type TimeFrame = (typeof timeFrames)[number]

export const defaultTimeFrame: TimeFrame = 'This week'

export interface TimeRange {
  readonly start: Date
  readonly end: Date
}

const lifetimeStart = () => new Date(2000, 0, 1)

const daysBack = (now: Date, days: number): Date => new Date(now.getFullYear(), now.getMonth(), now.getDate() - days)

const monthsBack = (now: Date, months: number): Date => {
  const start = new Date(now.getFullYear(), now.getMonth() - months, 1)
  const lastDay = new Date(start.getFullYear(), start.getMonth() + 1, 0).getDate()
  start.setDate(Math.min(now.getDate(), lastDay))
  return start
}

const starts: Record<TimeFrame, (now: Date) => Date> = {
  'This week': (now) => daysBack(now, now.getDay()),
  'Last 7 days': (now) => daysBack(now, 6),
  'Last 30 days': (now) => daysBack(now, 29),
  'Last 3 months': (now) => monthsBack(now, 3),
  'Last 6 months': (now) => monthsBack(now, 6),
  'Last year': (now) => monthsBack(now, 12),
  Lifetime: lifetimeStart,
}

/**
 * The range of a time frame (§9), from the start of a local day until now.
 * 'This week' starts on the last Sunday. 'Last 7 days' includes today. 'Lifetime' starts on 1 January 2000.
 */
export const rangeOf = (timeFrame: TimeFrame, now: Date): TimeRange => ({ start: starts[timeFrame](now), end: now })
