/** The periods in which referees can have signed up. Weeks start on Sunday (§9). */
export const refereePeriods = ['all', 'week', 'month', 'lastMonth'] as const
export type RefereePeriod = (typeof refereePeriods)[number]

/** A period that leaves referees out. */
export type ChosenPeriod = Exclude<RefereePeriod, 'all'>

export const chosenPeriodOf = (period: RefereePeriod): ChosenPeriod | null => (period === 'all' ? null : period)

const refereePeriodLabels: Readonly<Record<RefereePeriod, string>> = {
  all: 'All time',
  week: 'This week',
  month: 'This month',
  lastMonth: 'Last month',
}

/** What the name of a file says of its period. */
export const fileNameParts = (period: RefereePeriod): readonly string[] =>
  period === 'all' ? [] : [refereePeriodLabels[period]]

/** The options of a dropdown. */
export const refereePeriodOptions = refereePeriods.map((value) => ({ value, label: refereePeriodLabels[value] }))
