/** The time frames a card can show (§9), in the order of its picker. */
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

const dayBack = (now: Date, days: number): Date => new Date(now.getFullYear(), now.getMonth(), now.getDate() - days)

const monthsBack = (now: Date, months: number): Date => {
  const start = new Date(now.getFullYear(), now.getMonth() - months, 1)
  const lastDay = new Date(start.getFullYear(), start.getMonth() + 1, 0).getDate()
  start.setDate(Math.min(now.getDate(), lastDay))
  return start
}

const starts: Record<TimeFrame, (now: Date) => Date> = {
  'This week': (now) => dayBack(now, now.getDay()),
  'Last 7 days': (now) => dayBack(now, 6),
  'Last 30 days': (now) => dayBack(now, 29),
  'Last 3 months': (now) => monthsBack(now, 3),
  'Last 6 months': (now) => monthsBack(now, 6),
  'Last year': (now) => monthsBack(now, 12),
  Lifetime: lifetimeStart,
}

/**
 * The range of a time frame (§9), from the start of a day in the reader's zone until now.
 * 'This week' starts on the last Sunday, 'Last 7 days' counts today as the seventh,
 * 'Lifetime' starts on 1 January 2000.
 */
export const rangeOf = (frame: TimeFrame, now: Date): TimeRange => ({ start: starts[frame](now), end: now })
