import { timeOf } from '#domain/days.ts'
import { emptyRefereeTotals, type Referee, type RefereeTotals, sumReferees } from '#domain/people/referees.ts'
import { type RefereePeriod, signedUpIn } from '#domain/periods/signUpPeriods.ts'

type SignUp = Pick<Referee, 'createdAt'>

/** The referees who signed up in a period, in the order given. */
export const refereesIn = <R extends SignUp>(referees: readonly R[], period: RefereePeriod, today: string): R[] =>
  referees.filter(signedUpIn(period, today))

export const countUndated = (referees: readonly SignUp[]): number =>
  referees.filter(({ createdAt }) => Number.isNaN(timeOf(createdAt))).length

/** The totals of the referees of one code, by the period of their sign-up. */
export interface RefereeTally {
  readonly totals: Readonly<Record<RefereePeriod, RefereeTotals>>
  /** Referees without a date of sign-up. */
  readonly undatedCount: number
}

export const emptyTally: RefereeTally = {
  totals: {
    all: emptyRefereeTotals,
    week: emptyRefereeTotals,
    month: emptyRefereeTotals,
    lastMonth: emptyRefereeTotals,
  },
  undatedCount: 0,
}

const addTotals = (a: RefereeTotals, b: RefereeTotals): RefereeTotals => ({
  refereeCount: a.refereeCount + b.refereeCount,
  refereesWithItems: a.refereesWithItems + b.refereesWithItems,
  itemCount: a.itemCount + b.itemCount,
})

/** Adds a batch of referees to a tally. */
export const addToTally = (
  tally: RefereeTally,
  referees: readonly Pick<Referee, 'createdAt' | 'totalItemsCount'>[],
  today: string,
): RefereeTally => {
  const sumOf = (period: RefereePeriod) =>
    addTotals(tally.totals[period], sumReferees(refereesIn(referees, period, today)))
  return {
    totals: { all: sumOf('all'), week: sumOf('week'), month: sumOf('month'), lastMonth: sumOf('lastMonth') },
    undatedCount: tally.undatedCount + countUndated(referees),
  }
}

/**
 * The sentence for referees without a date, which no period but all time can contain. Empty if there is nothing to say.
 * @param count all referees
 */
export const undatedText = (period: RefereePeriod, undatedCount: number, count: number): string => {
  if (period === 'all' || undatedCount === 0) return ''
  if (undatedCount === count) return 'The server sends no sign-up dates, so only all time can be shown.'
  return `${undatedCount} of ${count} referees have no sign-up date. They count only in All time.`
}
