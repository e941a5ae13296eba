import { advance, continueStalled, type Cursor, type LoadProgress, noProgress } from '#domain/lists/loadProgress.ts'
import { countUndated } from '#domain/people/refereePeriods.ts'
import type { Referee, RefereeRow } from '#domain/people/referees.ts'
import { toRefereeRow } from '#domain/records/referee.ts'

/** One call for referees. `cursor` is null for the first batch. */
export interface RefereesRequest {
  readonly code: string
  readonly cursor: Cursor | null
}

/** The referees of one call. */
export interface RefereeBatch {
  readonly referees: readonly Referee[]
  /** Null after the last batch. */
  readonly cursor: Cursor | null
  /** The number of rows that could not be read and are left out. */
  readonly unreadableCount: number
}

/** The referees that have arrived. */
export interface LoadedReferees extends LoadProgress {
  /** In the order of arrival, without duplicates. */
  readonly rows: readonly RefereeRow[]
  readonly unreadableCount: number
  /** Referees without a date of sign-up. */
  readonly undatedCount: number
  /** The next batch replaces the rows. */
  readonly isOutdated: boolean
}

export const emptyReferees: LoadedReferees = {
  ...noProgress,
  rows: [],
  unreadableCount: 0,
  undatedCount: 0,
  isOutdated: false,
}

/** Appends a batch. The first batch replaces outdated rows. */
export const appendReferees = (before: LoadedReferees, batch: RefereeBatch): LoadedReferees => {
  const list = before.isOutdated ? emptyReferees : before
  const known = new Set(list.rows.map(({ id }) => id))
  const fresh = batch.referees.filter(({ id }) => !known.has(id) && known.add(id))
  return {
    ...advance(list, batch.cursor, fresh.length),
    rows: [...list.rows, ...fresh.map(toRefereeRow)],
    unreadableCount: list.unreadableCount + batch.unreadableCount,
    undatedCount: list.undatedCount + countUndated(fresh),
    isOutdated: false,
  }
}

/** Prepares a retry of a truncated list: a stalled one goes on, and one with a repeated cursor loads from the start. */
export const resumeReferees = (list: LoadedReferees): LoadedReferees =>
  list.end === 'repeated' ? { ...list, isOutdated: true } : continueStalled(list)

/** The cursor of the next call. An outdated list starts again. */
export const nextCursor = ({ isOutdated, cursor }: LoadedReferees): Cursor | null => (isOutdated ? null : cursor)

export const needsMoreReferees = ({ end }: LoadedReferees): boolean => end === null
