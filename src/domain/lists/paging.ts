import type { ListSource } from '#domain/lists/kinds.ts'
import { type ListQuery } from '#domain/lists/query.ts'
import { matchesTerm, type ListRow, normaliseTerm } from '#domain/lists/rows.ts'
import { mergeSorted, type RowComparator, comparatorFor } from '#domain/lists/sorting.ts'

/** Where a batch ended: the fields of §3 that its list has. Handed back as it came. */
export type Cursor = Readonly<Record<string, string | number>>

/** What one call of a list asks for. `cursor` is null for the first batch, `limit` is a number of rows. */
export interface BatchRequest {
  readonly source: ListSource
  readonly cursor: Cursor | null
  readonly limit: number
}

/** What one call of a list brings. */
export interface Batch {
  readonly rows: readonly ListRow[]
  /** Null when there is nothing more. */
  readonly cursor: Cursor | null
  /** How many rows the server sent, where the list leaves some of them out. */
  readonly scannedCount?: number
}

/** Why nothing more is to come: the server said so, or it repeats itself. */
export type ListEnd = 'reached' | 'repeated'

/** A list as far as it is loaded. */
export interface LoadedList {
  readonly query: ListQuery
  /** In the order in which they arrived, each once. */
  readonly rows: readonly ListRow[]
  /** The rows that the query finds, in its order. */
  readonly matches: readonly ListRow[]
  readonly cursor: Cursor | null
  /** Every cursor that came, as a text. */
  readonly cursors: readonly string[]
  readonly end: ListEnd | null
  /** What the server counts, or null where it counts nothing of the kind. */
  readonly totalCount: number | null
  /** How many rows were looked through, those that the list leaves out too. */
  readonly scannedCount: number
  /** How many more batches the search may fetch by itself. */
  readonly extraBatchesLeft: number
  /** The person asked to look through the rest. */
  readonly isFullSearch: boolean
  /** What is loaded is from before: the next batch takes its place. */
  readonly isOutdated: boolean
}

const serializeCursor = (cursor: Cursor): string =>
  JSON.stringify(Object.entries(cursor).sort(([a], [b]) => (a < b ? -1 : 1)))

const sorted = (rows: readonly ListRow[], order: RowComparator): readonly ListRow[] => [...rows].sort(order)

const found = (rows: readonly ListRow[], { term }: ListQuery): readonly ListRow[] => {
  const needle = normaliseTerm(term)
  return needle === '' ? rows : rows.filter((row) => matchesTerm(row, needle))
}

const matchesOf = (rows: readonly ListRow[], query: ListQuery): readonly ListRow[] =>
  sorted(found(rows, query), comparatorFor(query.sort))

export const emptyList = (query: ListQuery, topUps: number): LoadedList => ({
  query,
  rows: [],
  matches: [],
  cursor: null,
  cursors: [],
  end: null,
  totalCount: null,
  scannedCount: 0,
  extraBatchesLeft: topUps,
  isFullSearch: false,
  isOutdated: false,
})

/** Whether what is looked for, a term or the row of a drawer, is another one. */
export const isNewSearch = (from: ListQuery, to: ListQuery): boolean =>
  normaliseTerm(from.term) !== normaliseTerm(to.term) || (to.openRowId !== null && from.openRowId !== to.openRowId)

/** The list under another query; a new search may fetch batches of its own again. */
export const withQuery = (list: LoadedList, query: ListQuery, topUps: number): LoadedList => {
  const isElsewhere = isNewSearch(list.query, query)
  const isSameOrder = query.sort === list.query.sort && normaliseTerm(query.term) === normaliseTerm(list.query.term)
  return {
    ...list,
    query,
    matches: isSameOrder ? list.matches : matchesOf(list.rows, query),
    extraBatchesLeft: isElsewhere ? topUps : list.extraBatchesLeft,
    isFullSearch: list.isFullSearch && !isElsewhere,
  }
}

/** The list before it is fetched from the start again; until the first batch is there, it stays in sight. */
export const markOutdated = (list: LoadedList, topUps: number): LoadedList => ({
  ...list,
  cursor: null,
  cursors: [],
  end: null,
  extraBatchesLeft: topUps,
  isFullSearch: false,
  isOutdated: true,
})

/** Appends a batch (§4), or lets it take the place of what is outdated. Rows that are here already are left out; a cursor that came before ends the list. */
export const appendBatch = (before: LoadedList, batch: Batch): LoadedList => {
  const list = before.isOutdated ? { ...before, rows: [], matches: [], scannedCount: 0, isOutdated: false } : before
  const known = new Set(list.rows.map(({ id }) => id))
  const fresh = batch.rows.filter(({ id }) => !known.has(id) && known.add(id))
  const fields = batch.cursor && serializeCursor(batch.cursor)
  const isRepeated = fields !== null && list.cursors.includes(fields)
  const isTopUp = hasSearchTarget(list) && !list.isFullSearch && list.cursors.length > 0
  const longer: LoadedList = {
    ...list,
    rows: [...list.rows, ...fresh],
    matches: mergeSorted(list.matches, matchesOf(fresh, list.query), comparatorFor(list.query.sort)),
    cursor: isRepeated ? null : batch.cursor,
    cursors: fields === null ? list.cursors : [...list.cursors, fields],
    end: isRepeated ? 'repeated' : fields === null ? 'reached' : null,
    scannedCount: list.scannedCount + (batch.scannedCount ?? fresh.length),
    extraBatchesLeft: isTopUp ? list.extraBatchesLeft - 1 : list.extraBatchesLeft,
  }
  return { ...longer, isFullSearch: list.isFullSearch && longer.end === null && hasSearchTarget(longer) }
}

export const isSearch = ({ query }: LoadedList): boolean => normaliseTerm(query.term) !== ''

/** Whether the drawer's row has not arrived yet. */
export const isOpenRowMissing = ({ query, rows }: LoadedList): boolean =>
  query.openRowId !== null && !rows.some(({ id }) => id === query.openRowId)

/** Whether something is looked for: a term, or the row of a drawer. */
export const hasSearchTarget = (list: LoadedList): boolean => isSearch(list) || isOpenRowMissing(list)

const isBeforeStart = ({ cursors, end }: LoadedList): boolean => cursors.length === 0 && end === null

/**
 * Whether the next batch is wanted: the first one; for a page that is not loaded, and ahead of time when the last
 * loaded page is in sight; for a search that does not fill its page, as long as it may fetch (§4); or to the end.
 */
export const needsNextBatch = (list: LoadedList): boolean => {
  if (list.end !== null) return false
  if (isBeforeStart(list)) return true
  if (list.isFullSearch) return true
  const isFull = list.matches.length > currentPage(list) * list.query.pageSize
  if (hasSearchTarget(list)) return list.extraBatchesLeft > 0 && (isOpenRowMissing(list) || !isFull)
  return !isFull
}

/** Y of 'Page X of Y': at least 1 (§5). */
export const pageCount = ({ query, matches, rows, end, totalCount, cursors }: LoadedList): number => {
  const pages = (length: number) => Math.max(1, Math.ceil(length / query.pageSize))
  if (normaliseTerm(query.term) !== '') return pages(matches.length)
  if (end !== null) return pages(rows.length)
  if (totalCount !== null) return pages(Math.max(totalCount, rows.length + (cursors.length > 0 ? 1 : 0)))
  return pages(rows.length) + (cursors.length > 0 ? 1 : 0)
}

/** The page that is shown: the one asked for, or the last there is. */
export const currentPage = (list: LoadedList): number => Math.min(list.query.page, pageCount(list))

/** The rows of the page that is shown. */
export const pageRows = (list: LoadedList): readonly ListRow[] => {
  const end = currentPage(list) * list.query.pageSize
  return list.matches.slice(end - list.query.pageSize, end)
}

const withRows = (list: LoadedList, rows: readonly ListRow[]): LoadedList => ({
  ...list,
  rows,
  matches: matchesOf(rows, list.query),
})

/** Whether a row's place lies among what is loaded; behind it, the row comes with its batch. */
const isInLoadedRange = ({ rows, end }: LoadedList, row: ListRow): boolean =>
  end !== null || rows.some(({ createdAt }) => createdAt <= row.createdAt)

const insertRow = (rows: readonly ListRow[], row: ListRow): readonly ListRow[] => {
  const behind = rows.findIndex(({ createdAt }) => createdAt < row.createdAt)
  const at = behind === -1 ? rows.length : behind
  return [...rows.slice(0, at), row, ...rows.slice(at)]
}

/** Puts changed rows into their places, and new ones among the loaded rows where they belong there. */
export const upsertRows = (list: LoadedList, changed: readonly ListRow[]): LoadedList => {
  const byId = new Map(changed.map((row) => [row.id, row]))
  const kept = list.rows.map((row) => byId.get(row.id) ?? row)
  const known = new Set(kept.map(({ id }) => id))
  const joining = changed.filter((row) => !known.has(row.id) && isInLoadedRange(list, row))
  return withRows(list, joining.reduce(insertRow, kept))
}

export const removeRows = (list: LoadedList, ids: readonly string[]): LoadedList =>
  withRows(
    list,
    list.rows.filter(({ id }) => !ids.includes(id)),
  )
