import { timeOf } from '#domain/days.ts'
import { emptyRefereeTotals, type Referee, type RefereeTotals, sumReferees } from '#domain/people/referees.ts'
import { earlierPeriodOf } from '#domain/periods/comparedPeriods.ts'
import { createDayTest } from '#domain/periods/dayTest.ts'
import { type ChosenPeriod, type RefereePeriod, signedUpIn, signUpPeriodNames } from '#domain/periods/signUpPeriods.ts'

type SignUp = Pick<Referee, 'createdAt'>

/** The referees who signed up in a period, in the order given. */
export const refereesIn = <R extends SignUp>(referees: readonly R[], period: RefereePeriod, today: string): R[] =>
  referees.filter(signedUpIn(period, today))

export const countUndated = (referees: readonly SignUp[]): number =>
  referees.filter(({ createdAt }) => Number.isNaN(timeOf(createdAt))).length

/** The totals of the referees of one code, by the period of their sign-up. */
export interface RefereeTally {
  readonly totals: Readonly<Record<RefereePeriod, RefereeTotals>>
  /** For each period, the totals of the same days of the period before. */
  readonly earlier: Readonly<Record<ChosenPeriod, RefereeTotals>>
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
  earlier: { week: emptyRefereeTotals, month: emptyRefereeTotals, lastMonth: emptyRefereeTotals },
  undatedCount: 0,
}

const addTotals = (a: RefereeTotals, b: RefereeTotals): RefereeTotals => ({
  refereeCount: a.refereeCount + b.refereeCount,
  refereesWithItems: a.refereesWithItems + b.refereesWithItems,
  itemCount: a.itemCount + b.itemCount,
})

/** The period that a period is compared with: the same days of last week, last month, or the month before. */
const earlierOf = (period: ChosenPeriod, today: string) => earlierPeriodOf(signUpPeriodNames[period], today)

const refereesBefore = <R extends SignUp>(referees: readonly R[], period: ChosenPeriod, today: string): R[] => {
  const earlier = today === '' ? null : earlierOf(period, today)
  if (!earlier) return []
  const isEarlier = createDayTest(earlier.days)
  return referees.filter(({ createdAt }) => isEarlier(createdAt))
}

/** Adds a batch of referees to a tally. */
export const addToTally = (
  tally: RefereeTally,
  referees: readonly Pick<Referee, 'createdAt' | 'totalItemsCount'>[],
  today: string,
): RefereeTally => {
  const sumOf = (period: RefereePeriod) =>
    addTotals(tally.totals[period], sumReferees(refereesIn(referees, period, today)))
  const earlierSumOf = (period: ChosenPeriod) =>
    addTotals(tally.earlier[period], sumReferees(refereesBefore(referees, period, today)))
  return {
    totals: { all: sumOf('all'), week: sumOf('week'), month: sumOf('month'), lastMonth: sumOf('lastMonth') },
    earlier: { week: earlierSumOf('week'), month: earlierSumOf('month'), lastMonth: earlierSumOf('lastMonth') },
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
