import { timeOf } from '#domain/days.ts'
import type { Referee } from '#domain/people/referees.ts'
import { type RefereePeriod, signedUpIn } from '#domain/periods/signUpPeriods.ts'

type SignUp = Pick<Referee, 'createdAt'>

/** The referees who signed up in a period, in the order given. */
export const refereesIn = <R extends SignUp>(referees: readonly R[], period: RefereePeriod, today: string): R[] =>
  referees.filter(signedUpIn(period, today))

export const countUndated = (referees: readonly SignUp[]): number =>
  referees.filter(({ createdAt }) => Number.isNaN(timeOf(createdAt))).length

/**
 * The sentence for referees without a date, which no period but all time can contain. Empty if there is nothing to say.
 * @param count all referees
 */
export const undatedText = (period: RefereePeriod, undatedCount: number, count: number): string => {
  if (period === 'all' || undatedCount === 0) return ''
  if (undatedCount === count) return 'The server sends no sign-up dates, so only all time can be shown.'
  return `${undatedCount} of ${count} referees have no sign-up date. They count only in All time.`
}
