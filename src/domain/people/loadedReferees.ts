import { maxEmptyBatches } from '#domain/limits.ts'
import { type Cursor, serializeCursor } from '#domain/lists/paging.ts'
import { type Referee, type RefereeRow, toRefereeRow } from '#domain/people/referees.ts'

/** The referees of one call. */
export interface RefereeBatch {
  readonly referees: readonly Referee[]
  /** Null after the last batch. */
  readonly cursor: Cursor | null
  /** The number of rows that could not be read and are left out. */
  readonly unreadableCount: number
}

/** The referees that have arrived. */
export interface LoadedReferees {
  /** In the order of arrival, without duplicates. */
  readonly rows: readonly RefereeRow[]
  readonly cursor: Cursor | null
  /** All received cursors, serialised. */
  readonly cursors: readonly string[]
  /** The number of batches without new rows since the last one with some. */
  readonly emptyBatches: number
  readonly unreadableCount: number
  /** `reached`: all have arrived. `repeated`: the server repeated itself, so some may be missing. */
  readonly end: 'reached' | 'repeated' | null
  /** The next batch replaces the rows. */
  readonly isOutdated: boolean
}

export const emptyReferees: LoadedReferees = {
  rows: [],
  cursor: null,
  cursors: [],
  emptyBatches: 0,
  unreadableCount: 0,
  end: null,
  isOutdated: false,
}

/** Appends a batch. A repeated cursor, or many batches without new rows, end the list. */
export const appendReferees = (before: LoadedReferees, batch: RefereeBatch): LoadedReferees => {
  const list = before.isOutdated ? emptyReferees : before
  const known = new Set(list.rows.map(({ referee }) => referee.id))
  const fresh = batch.referees.filter(({ id }) => !known.has(id) && known.add(id))
  const cursor = batch.cursor && serializeCursor(batch.cursor)
  const emptyBatches = fresh.length > 0 ? 0 : list.emptyBatches + 1
  const isRepeated = cursor !== null && (list.cursors.includes(cursor) || emptyBatches >= maxEmptyBatches)
  return {
    rows: [...list.rows, ...fresh.map(toRefereeRow)],
    cursor: batch.cursor,
    cursors: cursor === null ? list.cursors : [...list.cursors, cursor],
    emptyBatches,
    unreadableCount: list.unreadableCount + batch.unreadableCount,
    end: cursor === null ? 'reached' : isRepeated ? 'repeated' : null,
    isOutdated: false,
  }
}

export const needsMoreReferees = ({ end }: LoadedReferees): boolean => end === null
