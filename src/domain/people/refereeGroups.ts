import { signedUpIn } from '#domain/periods/signUpPeriods.ts'
import { noFilter, type RefereeFilter } from '#domain/people/refereeFilter.ts'
import { isolate } from '#domain/text.ts'
import { isSuspended } from '#domain/people/accounts.ts'
import { isUnlisted, type Referee } from '#domain/people/referees.ts'

/** A function that says whether a referee matches a filter. @param today the local day, or '' if it is not known */
export const matchesFilter = (filter: RefereeFilter, today: string): ((referee: Referee) => boolean) => {
  const isInPeriod = signedUpIn(filter.period, today)
  return (referee) =>
    isInPeriod(referee) && (!filter.isUnlisted || isUnlisted(referee)) && (!filter.isSuspended || isSuspended(referee))
}

/** The groups that a marketer follows up, in the order of the list. */
export interface RefereeGroups {
  readonly joinedThisWeek: readonly Referee[]
  readonly unlisted: readonly Referee[]
  readonly suspended: readonly Referee[]
}

export const groupReferees = (referees: readonly Referee[], today: string): RefereeGroups => {
  const matching = (filter: Partial<RefereeFilter>) => referees.filter(matchesFilter({ ...noFilter, ...filter }, today))
  return {
    joinedThisWeek: matching({ period: 'week' }),
    unlisted: matching({ isUnlisted: true }),
    suspended: matching({ isSuspended: true }),
  }
}

const maxNames = 3

/** The first names of a group, and how many more it has: `Ada Obi, Bee Eze and 4 more`. Empty if nobody has a name. */
export const namesText = (referees: readonly Referee[], formatCount: (count: number) => string): string => {
  const names = referees
    .map(({ name, email }) => name || email)
    .filter((name) => name !== '')
    .slice(0, maxNames)
    .map(isolate)
  if (names.length === 0) return ''
  const rest = referees.length - names.length
  const parts = rest > 0 ? [...names, `${formatCount(rest)} more`] : names
  return parts.length === 1 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

/** Why no referee matches a filter. */
export const noMatchText = (filter: RefereeFilter): string => {
  const { period, isUnlisted: onlyUnlisted, isSuspended: onlySuspended } = filter
  if (onlyUnlisted && onlySuspended) return 'No referee matches these filters.'
  const who = period === 'all' ? 'No referee' : 'Nobody who joined in this period'
  if (onlySuspended) return `${who} is suspended.`
  if (onlyUnlisted)
    return period === 'all'
      ? 'Every referee has listed an item.'
      : 'Everybody who joined in this period has listed an item.'
  return 'Nobody joined in this period.'
}
