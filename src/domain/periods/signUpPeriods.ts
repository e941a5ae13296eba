import { createDayTest } from '#domain/periods/dayTest.ts'
import { daysOfPeriod } from '#domain/periods/periods.ts'
import type { NamedTimeFrame } from '#domain/periods/timeFrames.ts'

/** The periods in which referees can have signed up. */
export const refereePeriods = ['all', 'week', 'month', 'lastMonth'] as const
export type RefereePeriod = (typeof refereePeriods)[number]

/** A period that leaves referees out. */
export type ChosenPeriod = Exclude<RefereePeriod, 'all'>

/** The name of each period that leaves referees out. */
export const signUpPeriodNames: Readonly<Record<ChosenPeriod, NamedTimeFrame>> = {
  week: 'This week',
  month: 'This month',
  lastMonth: 'Last month',
}

export const chosenPeriodOf = (period: RefereePeriod): ChosenPeriod | null => (period === 'all' ? null : period)

/** What the name of a file says of its period. */
export const fileNameParts = (period: RefereePeriod): readonly string[] =>
  period === 'all' ? [] : [signUpPeriodNames[period]]

/** The options of a dropdown. */
export const refereePeriodOptions = refereePeriods.map((value) => ({
  value,
  label: value === 'all' ? 'All time' : signUpPeriodNames[value],
}))

/**
 * A function that says whether somebody signed up in a period. Without a date, only in all time.
 * @param today the local day, or '' if it is not known: nobody signed up in a period then
 */
export const signedUpIn = (
  period: RefereePeriod,
  today: string,
): ((signUp: { readonly createdAt: string }) => boolean) => {
  if (period === 'all') return () => true
  if (today === '') return () => false
  const isInPeriod = createDayTest(daysOfPeriod(signUpPeriodNames[period], today))
  return ({ createdAt }) => isInPeriod(createdAt)
}
