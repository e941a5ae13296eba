import type { DailyHistory } from '#domain/dashboard/history.ts'
import { firstMilestone } from '#domain/limits.ts'

/** The largest of 1, 2 and 5 with zeros up to a count, from {@link firstMilestone} on. 0 if there is none. */
const milestoneUpTo = (count: number): number => {
  if (count < firstMilestone) return 0
  const power = 10 ** (String(Math.floor(count)).length - 1)
  return (count >= 5 * power ? 5 : count >= 2 * power ? 2 : 1) * power
}

/** The code of charts has no formatter: milestones have only zeros behind the first digit. */
const grouped = (count: number): string => String(count).replaceAll(/\B(?=(000)+$)/g, ',')

/** The last two days that were counted. Estimated days reach no milestone. */
const lastRealDays = ({ days }: DailyHistory) => days.filter(({ source }) => source === 'real').slice(-2)

/**
 * What the totals have reached since the last time they were counted.
 * @param before the history before these totals. Empty when the dashboard opens; then the day before counts.
 */
export const milestonesOf = (before: DailyHistory, after: DailyHistory): string[] => {
  const [lastBefore] = lastRealDays(before).slice(-1)
  const [last, today = last] = lastRealDays(after)
  const earlier = lastBefore ?? last
  if (!earlier || !today) return []
  return (['users', 'items'] as const).flatMap((noun) => {
    const [from, to] = [earlier[`${noun}Total`], today[`${noun}Total`]]
    const reached = milestoneUpTo(to)
    // A total of 0 is also what a server without an answer counts.
    return from > 0 && reached > milestoneUpTo(from) ? [`${grouped(reached)} ${noun} reached`] : []
  })
}
