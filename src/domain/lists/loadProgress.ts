import { maxEmptyBatches } from '#domain/limits.ts'

/** The position after a batch (§3). It is sent back unchanged with the next call. */
export type Cursor = Readonly<Record<string, string | number>>

/**
 * Why no further batch loads: the server sent no cursor, it sent a cursor for the second time, or
 * {@link maxEmptyBatches} batches in a row had no new row.
 */
export type ListEnd = 'reached' | 'repeated' | 'stalled'

/** How far a list is loaded. */
export interface LoadProgress {
  /** The cursor of the next call. Null for the first one. */
  readonly cursor: Cursor | null
  /** All received cursors, serialised. Empty before the first batch. */
  readonly cursors: readonly string[]
  /** The number of batches without a new row since the last one with some. */
  readonly emptyBatches: number
  readonly end: ListEnd | null
}

export const noProgress: LoadProgress = { cursor: null, cursors: [], emptyBatches: 0, end: null }

/** How far a list is known after a report about it. A list that was complete once stays known. */
export const knownProgress = (before: LoadProgress | undefined, reported: LoadProgress): LoadProgress =>
  before?.end === 'reached' ? before : reported

export const completeProgress: LoadProgress = { ...noProgress, end: 'reached' }

/** From where another chart can load the rest of a list. Null if it cannot, because the server repeats rows. */
export const resumableProgress = ({ cursor, end }: LoadProgress): LoadProgress | null => {
  if (end === 'reached') return completeProgress
  return cursor === null ? null : { ...noProgress, cursor }
}

/** Equal cursors have equal texts. */
const serializeCursor = (cursor: Cursor): string =>
  JSON.stringify(Object.entries(cursor).sort(([a], [b]) => (a < b ? -1 : 1)))

/**
 * The progress after a batch. Everything that follows cursors uses it, so that no server can cause endless calls.
 * @param newRowCount the number of rows of the batch that had not arrived before
 */
export const advance = (before: LoadProgress, cursor: Cursor | null, newRowCount: number): LoadProgress => {
  if (cursor === null) return { ...before, cursor, emptyBatches: 0, end: 'reached' }
  const serialized = serializeCursor(cursor)
  const emptyBatches = newRowCount > 0 ? 0 : before.emptyBatches + 1
  const isRepeated = before.cursors.includes(serialized)
  return {
    cursor: isRepeated ? null : cursor,
    cursors: [...before.cursors, serialized],
    emptyBatches,
    end: isRepeated ? 'repeated' : emptyBatches >= maxEmptyBatches ? 'stalled' : null,
  }
}

/** Whether rows may be missing, although no further batch loads. */
export const isTruncated = ({ end }: Pick<LoadProgress, 'end'>): boolean => end === 'repeated' || end === 'stalled'

/** Prepares further batches of a stalled list. */
export const continueStalled = <Progress extends LoadProgress>(progress: Progress): Progress =>
  progress.end === 'stalled' ? { ...progress, emptyBatches: 0, end: null } : progress

/** What a truncated list says. Empty for other lists. */
export const truncationText = (end: ListEnd | null): string => {
  if (end === 'repeated') return 'The server repeated rows. Try again to load the list.'
  if (end === 'stalled')
    return `The last ${maxEmptyBatches} answers of the server had no new rows. Try again to load more.`
  return ''
}
