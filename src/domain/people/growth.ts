import { localDayOf, timeOf } from '#domain/days.ts'
import { growthLength } from '#domain/limits.ts'
import type { Referee } from '#domain/people/referees.ts'
import { recentSpans } from '#domain/periods/barSpans.ts'
import type { DaySpan } from '#domain/periods/daySpan.ts'

export const growthUnits = ['week', 'month'] as const
export type GrowthUnit = (typeof growthUnits)[number]

/** A week or a month, with the number of people who joined in it. The last day of the running one is in the future. */
interface GrowthBar extends DaySpan {
  readonly count: number
}

export interface Growth {
  /** The last weeks or months, newest first. The first one still runs. */
  readonly bars: readonly GrowthBar[]
  /** People who joined before all of them. */
  readonly earlierCount: number
}

type SignUp = Pick<Referee, 'createdAt'>

/**
 * Counts the referees by the week or month of their sign-up. Those without a date are in no bar, and a date in the
 * future counts as today.
 * @param today the local day
 */
export const growthOf = (referees: readonly SignUp[], unit: GrowthUnit, today: string): Growth => {
  const spans = recentSpans(unit, today, growthLength)
  const counts = spans.map(() => 0)
  let earlierCount = 0
  for (const { createdAt } of referees) {
    const day = localDayOf(createdAt)
    if (day === '') continue
    const index = spans.findIndex(({ from }) => day >= from)
    if (index === -1) earlierCount += 1
    else counts[index] = (counts[index] ?? 0) + 1
  }
  return { bars: spans.map((span, index) => ({ ...span, count: counts[index] ?? 0 })), earlierCount }
}

/** How many joined after a time. @param time in milliseconds since 1970 */
export const countSince = (referees: readonly SignUp[], time: number): number =>
  referees.filter(({ createdAt }) => timeOf(createdAt) > time).length
