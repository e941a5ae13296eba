import { addDays, addMonths, daysBetween, firstDayOfMonth, localDayOf, startOfWeek } from '#domain/days.ts'
import { growthLength } from '#domain/limits.ts'
import type { Referee } from '#domain/people/referees.ts'

export const growthUnits = ['week', 'month'] as const
export type GrowthUnit = (typeof growthUnits)[number]

/** A week or a month, with the number of people who joined in it. */
export interface GrowthBar {
  readonly from: string
  /** The last day. In the running week or month it lies in the future. */
  readonly to: string
  readonly count: number
}

export interface Growth {
  /** The last weeks or months, newest first. The first one still runs. */
  readonly bars: readonly GrowthBar[]
  /** People who joined before all of them. */
  readonly earlierCount: number
}

type SignUp = Pick<Referee, 'createdAt'>

const startOf = (unit: GrowthUnit, day: string): string => (unit === 'week' ? startOfWeek(day) : firstDayOfMonth(day))

const add = (unit: GrowthUnit, day: string, count: number): string =>
  unit === 'week' ? addDays(day, 7 * count) : addMonths(day, count)

const monthNumber = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

/** How many weeks or months lie between a day and the running week or month. */
const age = (unit: GrowthUnit, day: string, today: string): number =>
  unit === 'week' ? daysBetween(startOfWeek(day), startOfWeek(today)) / 7 : monthNumber(today) - monthNumber(day)

/**
 * Counts the referees by the week or month of their sign-up. Those without a date are in no bar, and a date in the
 * future counts as today.
 * @param today the local day
 */
export const growthOf = (referees: readonly SignUp[], unit: GrowthUnit, today: string): Growth => {
  const counts = Array.from({ length: growthLength }, () => 0)
  let earlierCount = 0
  for (const { createdAt } of referees) {
    const day = localDayOf(createdAt)
    if (day === '') continue
    const index = Math.max(0, age(unit, day, today))
    if (index < growthLength) counts[index] = (counts[index] ?? 0) + 1
    else earlierCount += 1
  }
  const first = startOf(unit, today)
  const bars = counts.map((count, index) => ({
    from: add(unit, first, -index),
    to: addDays(add(unit, first, 1 - index), -1),
    count,
  }))
  return { bars, earlierCount }
}

/** How many joined after a time. @param time in milliseconds since 1970 */
export const countSince = (referees: readonly SignUp[], time: number): number =>
  referees.filter(({ createdAt }) => Date.parse(createdAt) > time).length
