import { slugOf } from '#domain/periods/periods.ts'
import {
  type ChosenPeriod,
  type RefereePeriod,
  refereePeriods,
  signUpPeriodNames,
} from '#domain/periods/signUpPeriods.ts'

/** Which referees the list of a marketer shows. A referee has to match all of it. */
export interface RefereeFilter {
  readonly period: RefereePeriod
  /** Only referees without an item. */
  readonly isUnlisted: boolean
  readonly isSuspended: boolean
}

export const noFilter: RefereeFilter = { period: 'all', isUnlisted: false, isSuspended: false }

export const areRefereeFiltersEqual = (a: RefereeFilter, b: RefereeFilter): boolean =>
  a.period === b.period && a.isUnlisted === b.isUnlisted && a.isSuspended === b.isSuspended

const parameter = 'show'

const periodWord = (period: ChosenPeriod): string => slugOf(signUpPeriodNames[period])
const unlisted = 'not-listed'
const suspended = 'suspended'

/** The words of a filter, for the URL and for the name of a file. */
export const filterWords = ({ period, isUnlisted, isSuspended }: RefereeFilter): readonly string[] => [
  ...(period === 'all' ? [] : [periodWord(period)]),
  ...(isUnlisted ? [unlisted] : []),
  ...(isSuspended ? [suspended] : []),
]

/** The query of a filter: `?show=this-week,not-listed`, or an empty text. Its words name nobody. */
export const formatRefereeFilter = (filter: RefereeFilter): string => {
  const words = filterWords(filter)
  return words.length === 0 ? '' : `?${parameter}=${words.join(',')}`
}

/** The filter in a query. Unknown words are ignored. */
export const parseRefereeFilter = (search: string): RefereeFilter => {
  const words = new URLSearchParams(search).get(parameter)?.split(',') ?? []
  return {
    period: refereePeriods.find((period) => period !== 'all' && words.includes(periodWord(period))) ?? 'all',
    isUnlisted: words.includes(unlisted),
    isSuspended: words.includes(suspended),
  }
}
