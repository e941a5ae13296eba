import type { ListSource } from '#domain/lists/kinds.ts'
import {
  isFirstBatchMissing,
  type LoadCause,
  type LoadedRows,
  type LoadMode,
  noRows,
  scannedCountOf,
  withDetailsOf,
} from '#domain/lists/loadedRows.ts'
import type { Cursor } from '#domain/lists/loadProgress.ts'
import { areFiltersEqual } from '#domain/lists/filters.ts'
import { filterRows } from '#domain/lists/filterRows.ts'
import { isSearchQuery, type ListQuery } from '#domain/lists/query.ts'
import { type ListRow, searchRows } from '#domain/lists/rows.ts'
import { fold } from '#domain/search/search.ts'
import { mergeSorted, type RowComparator, comparatorFor } from '#domain/lists/sorting.ts'

/** The input of one call. `cursor` is null for the first batch, `limit` is a number of rows. */
export interface BatchRequest<Source = ListSource> {
  readonly source: Source
  readonly cursor: Cursor | null
  readonly limit: number
}

/** How many rows a list loads without a search. Null: none before the page asks for them. 0: no more than it needs. */
export type RestLimit = number | 'all' | null

/** The loaded part of a list. It has no progress before the first batch, and before an outdated list is reloaded. */
export interface LoadedList extends LoadedRows {
  readonly query: ListQuery
  /** The local day, for filters by date. Empty if it is not known. */
  readonly today: string
  /** The rows that match the query, in its order. */
  readonly matches: readonly ListRow[]
  /** The server's count, or null if there is none. */
  readonly totalCount: number | null
  /** The number of extra batches that the search may still load automatically. */
  readonly extraBatchesLeft: number
}

const sortRows = (rows: readonly ListRow[], order: RowComparator): readonly ListRow[] => [...rows].sort(order)

/** The rows that match the query, in its order. */
export const matchesOf = (rows: readonly ListRow[], { query, today }: Pick<LoadedList, 'query' | 'today'>) =>
  sortRows(searchRows(filterRows(rows, query.filters, today), query.term), comparatorFor(query.sort))

/** A list without rows. `extraBatches` is the number of batches that a search may load automatically. */
export const emptyList = (query: ListQuery, extraBatches: number, today = ''): LoadedList => ({
  ...noRows,
  query,
  today,
  matches: [],
  totalCount: null,
  extraBatchesLeft: extraBatches,
})

/** Whether two queries have the same term and the same filters. */
export const isSameSearch = (from: ListQuery, to: ListQuery): boolean =>
  fold(from.term) === fold(to.term) && areFiltersEqual(from.filters, to.filters)

/** Whether the search has another target: another term, other filters, or another row for the side panel. */
const isNewSearch = (from: ListQuery, to: ListQuery): boolean =>
  !isSameSearch(from, to) || (to.openRowId !== null && from.openRowId !== to.openRowId)

/** Whether a person types on: the longer term finds some of the rows that the shorter one finds. */
const isTypedOn = (from: ListQuery, to: ListQuery): boolean =>
  fold(from.term) !== '' &&
  fold(to.term).startsWith(fold(from.term)) &&
  areFiltersEqual(from.filters, to.filters) &&
  from.openRowId === to.openRowId

/** Whether the list loads its remaining rows, in the background or because the person has asked for all of them. */
export const loadsRest = ({ restLimit, ...list }: LoadedList & { readonly restLimit: RestLimit }): boolean =>
  list.end === null && !isFirstBatchMissing(list) && (restLimit === 'all' || scannedCountOf(list) < (restLimit ?? 0))

/** Whether a list that leaves rows out has to look for more of them: for a later page, or for a longer one. */
const asksForMoreRows = (list: LoadedList, query: ListQuery): boolean =>
  leavesRowsOut(list) && !isSearchQuery(query) && (query.page > list.query.page || query.pageSize > list.query.pageSize)

/**
 * The list with another query. A new search may load extra batches again, but not for each letter of a term (§9). So may
 * a later page of a list that leaves rows out.
 */
export const withQuery = (list: LoadedList, query: ListQuery, extraBatches: number): LoadedList => {
  const hasSameMatches = query.sort === list.query.sort && isSameSearch(list.query, query)
  const isStartedAgain = isNewSearch(list.query, query) && !isTypedOn(list.query, query)
  return {
    ...list,
    query,
    matches: hasSameMatches ? list.matches : matchesOf(list.rows, { query, today: list.today }),
    extraBatchesLeft: isStartedAgain || asksForMoreRows(list, query) ? extraBatches : list.extraBatchesLeft,
  }
}

/** The list on another day. Filters such as 'Today' find other rows. */
export const withToday = (list: LoadedList, today: string): LoadedList => ({
  ...list,
  today,
  matches: list.query.filters.date === undefined ? list.matches : matchesOf(list.rows, { query: list.query, today }),
})

/** What a list learns of its rows. */
interface LoadedReport {
  readonly list: LoadedRows
  readonly cause: LoadCause
  readonly loads: LoadMode
}

/** The matches of new rows are merged into the shown ones. Rows that were read again stay at their place. */
const matchesAfter = (before: LoadedList, { list: { rows }, cause }: LoadedReport): readonly ListRow[] => {
  if (rows === before.rows) return before.matches
  if (cause === 'change') return matchesOf(rows, before)
  if (cause === 'reread') return withDetailsOf(before.matches, rows)
  const isFirst = isFirstBatchMissing(before)
  const newMatches = matchesOf(isFirst ? rows : rows.slice(before.rows.length), before)
  return mergeSorted(isFirst ? [] : before.matches, newMatches, comparatorFor(before.query.sort))
}

/** The list with the rows that are loaded now. A batch of the remaining rows does not count as an extra batch (§4). */
export const withLoadedRows = (before: LoadedList, report: LoadedReport): LoadedList => {
  const isExtra =
    report.cause === 'answer' && report.loads === 'once' && hasSearchTarget(before) && !isFirstBatchMissing(before)
  return {
    ...before,
    ...report.list,
    matches: matchesAfter(before, report),
    extraBatchesLeft: before.extraBatchesLeft - (isExtra ? 1 : 0),
  }
}

/** Whether a term or filters leave rows out. */
export const isSearch = ({ query }: LoadedList): boolean => isSearchQuery(query)

/** Whether the list does not show some of the received rows, such as items that are not swapped. */
const leavesRowsOut = ({ leftOutIds }: LoadedList): boolean => leftOutIds.length > 0

/** Whether the list shows only some of the received rows: by its term or filters, or always. */
export const isSelective = (list: LoadedList): boolean => isSearch(list) || leavesRowsOut(list)

/** Whether the row of the side panel has not arrived yet. */
const isOpenRowMissing = ({ query, rows }: LoadedList): boolean =>
  query.openRowId !== null && !rows.some(({ id }) => id === query.openRowId)

/** Whether the list shows only some rows, or the row of the side panel is missing. */
export const hasSearchTarget = (list: LoadedList): boolean => isSelective(list) || isOpenRowMissing(list)

/** Whether the loaded rows do not fill the open page and reach the next one. */
export const isPageUnfilled = (list: LoadedList): boolean =>
  list.matches.length <= currentPage(list) * list.query.pageSize

/**
 * Whether the list loads another batch automatically: the first one, one for the open page and the page after it, and
 * one for a list that shows only some rows and does not fill its page, as long as it has extra batches left (§4).
 */
export const needsNextBatch = (list: LoadedList): boolean => {
  if (list.end !== null) return false
  if (isFirstBatchMissing(list)) return true
  if (hasSearchTarget(list)) return list.extraBatchesLeft > 0 && (isOpenRowMissing(list) || isPageUnfilled(list))
  return isPageUnfilled(list)
}

/** Y in 'Page X of Y': at least 1 (§5). */
export const pageCount = (list: LoadedList): number => {
  const { query, matches, rows, end, totalCount, cursors } = list
  const hasMore = cursors.length > 0 && !(leavesRowsOut(list) && list.extraBatchesLeft <= 0)
  const pages = (length: number) => Math.max(1, Math.ceil(length / query.pageSize))
  if (isSearchQuery(query)) return pages(matches.length)
  if (end !== null) return pages(rows.length)
  if (totalCount !== null) return pages(Math.max(totalCount, rows.length + (hasMore ? 1 : 0)))
  return pages(rows.length) + (hasMore ? 1 : 0)
}

/** The shown page: the page of the query, but at most the last page. */
export const currentPage = (list: LoadedList): number => Math.min(list.query.page, pageCount(list))

/** The rows of the shown page. */
export const pageRows = (list: LoadedList): readonly ListRow[] => {
  const end = currentPage(list) * list.query.pageSize
  return list.matches.slice(end - list.query.pageSize, end)
}
