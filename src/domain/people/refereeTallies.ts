import { addDays } from '#domain/days.ts'
import { countUndated, refereesIn } from '#domain/people/refereePeriods.ts'
import { emptyRefereeTotals, type Referee, type RefereeTotals, sumReferees } from '#domain/people/referees.ts'
import type { DaySpan } from '#domain/periods/daySpan.ts'
import { createDayTest } from '#domain/periods/dayTest.ts'
import { daysOfPeriod } from '#domain/periods/periods.ts'
import { type ChosenPeriod, type RefereePeriod, signUpPeriodNames } from '#domain/periods/signUpPeriods.ts'

type SignUp = Pick<Referee, 'createdAt'>

/** The totals of the referees of one code, by the period of their sign-up. */
export interface RefereeTally {
  readonly totals: Readonly<Record<RefereePeriod, RefereeTotals>>
  /** For each period, the totals of the week or month before. */
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

/** The name of the period before in a sentence. */
export const earlierPeriodNames: Readonly<Record<ChosenPeriod, string>> = {
  week: 'last week',
  month: 'last month',
  lastMonth: 'the month before',
}

/** The whole week or month before the first day of a period. */
const daysBefore = (period: ChosenPeriod, today: string): DaySpan => {
  const { from } = daysOfPeriod(signUpPeriodNames[period], today)
  return daysOfPeriod(period === 'week' ? 'This week' : 'This month', addDays(from, -1))
}

const refereesBefore = <R extends SignUp>(referees: readonly R[], period: ChosenPeriod, today: string): R[] => {
  if (today === '') return []
  const isEarlier = createDayTest(daysBefore(period, today))
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
