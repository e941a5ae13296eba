import { rowsMaxAgeMs } from '#domain/limits.ts'
import type { Cursor } from '#domain/lists/loadProgress.ts'

/**
 * Whether rows are so old that they are read again when the person returns to the tab.
 * @param readAt when they were read, in milliseconds since 1970; null if they were not
 */
export const isOld = (readAt: number | null, now: number): boolean => readAt !== null && now - readAt >= rowsMaxAgeMs

/** How the first batch of a list, read again, differs from the loaded rows. */
export interface ListNews<Row> {
  readonly newRows: readonly Row[]
  /** The loaded rows that the server no longer sends. */
  readonly goneIds: readonly string[]
  /** The batch has no loaded row, so the list can have more new rows than these. */
  readonly hasMore: boolean
}

/** Compares the first batch with the loaded rows, both in the order of the server. Null if no row came or went. */
export const newsOf = <Row extends { readonly id: string }>(
  loaded: readonly Row[],
  batch: { readonly rows: readonly Row[]; readonly cursor: Cursor | null },
): ListNews<Row> | null => {
  const loadedIds = new Set(loaded.map(({ id }) => id))
  const batchIds = new Set(batch.rows.map(({ id }) => id))
  const newRows = batch.rows.filter(({ id }) => !loadedIds.has(id))
  const comparedCount = batch.cursor === null ? loaded.length : loaded.findLastIndex(({ id }) => batchIds.has(id))
  const goneIds = loaded.slice(0, Math.max(0, comparedCount)).flatMap(({ id }) => (batchIds.has(id) ? [] : [id]))
  if (newRows.length === 0 && goneIds.length === 0) return null
  return { newRows, goneIds, hasMore: batch.cursor !== null && newRows.length === batch.rows.length }
}
