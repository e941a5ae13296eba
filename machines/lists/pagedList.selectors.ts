import { maxPrintedRows } from '#domain/limits.ts'
import { scannedCountOf } from '#domain/lists/loadedRows.ts'
import type { SnapshotFrom } from 'xstate'
import { type FilterField, valueText } from '#domain/lists/filters.ts'
import { filterOptions, withFixedPeriod } from '#domain/lists/filterRows.ts'
import { isTruncated, truncationText } from '#domain/lists/loadProgress.ts'
import { isSearch, isSelective, pageRows, pageCount, currentPage, matchesOf } from '#domain/lists/paging.ts'
import type { ListRow } from '#domain/lists/rows.ts'
import type { pagedListMachine } from '#machines/lists/pagedList.machine.ts'

type Snapshot = SnapshotFrom<typeof pagedListMachine>

/** The rows of the shown page. Compare them with `shallowEqual`, because each call returns a new array. */
export const selectPageRows = <Entity>({ context }: Snapshot) => pageRows(context) as readonly ListRow<Entity>[]

/** The rows on paper: all loaded ones that match. Compare them with `shallowEqual`. */
export const selectPrintedRows = <Entity>({ context }: Snapshot) =>
  context.matches.slice(0, maxPrintedRows) as readonly ListRow<Entity>[]

const isLoadingRest = (snapshot: Snapshot): boolean => snapshot.matches('loadingRest')

/** Whether the person waits for rows. */
const isBusy = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('busy') || (isLoadingRest(snapshot) && pageRows(snapshot.context).length === 0)

/** The position in the list, and the state of loading. */
export const selectPaging = (snapshot: Snapshot) => {
  const { context } = snapshot
  const page = currentPage(context)
  const pages = pageCount(context)
  return {
    page,
    pageCount: pages,
    pageSize: context.query.pageSize,
    canGoBack: page > 1,
    canGoForward: page < pages,
    isBusy: isBusy(snapshot),
    isLoadingRest: isLoadingRest(snapshot),
    problem: snapshot.matches('failed') ? context.problem : null,
    problemTitle: context.problemTitle,
    truncation: truncationText(context.end),
    isCutOnPaper: context.matches.length > maxPrintedRows,
  }
}

/** The result of the search, and how much of the list it covers. */
export const selectSearch = (snapshot: Snapshot) => {
  const { context } = snapshot
  return {
    isSearching: isSearch(context),
    isSelective: isSelective(context),
    matchCount: context.matches.length,
    loadedCount: context.rows.length,
    scannedCount: scannedCountOf(context),
    hadRows: scannedCountOf(context) > 0 || context.hasRemoved === true,
    unreadableCount: context.unreadableCount,
    totalCount: context.totalCount,
    isComplete: context.end === 'reached',
    canLoadAll: snapshot.can({ type: 'rest.requested' }),
    isBusy: isBusy(snapshot),
    isLoadingRest: isLoadingRest(snapshot),
    isLoadingAll: isLoadingRest(snapshot) && context.restLimit === 'all',
    hasFailed: snapshot.matches('failed'),
    readAt: context.readAt,
    today: context.today,
  }
}

/** The rows that came or went since the list was read, as far as the search concerns them. */
export const selectNews = ({ context }: Snapshot) => {
  if (!context.news) return { newCount: 0, hasMore: false, hasNews: false }
  const { newRows, goneIds, hasMore } = context.news
  const newCount = matchesOf(newRows, context).length
  const hasNews = newCount > 0 || context.matches.some(({ id }) => goneIds.includes(id))
  return { newCount, hasMore, hasNews }
}

/** The row of the side panel, and the rows before and after it with their pages. */
export const selectOpenRow = (snapshot: Snapshot) => {
  const { context } = snapshot
  const { openRowId, pageSize } = context.query
  const at = openRowId === null ? -1 : context.matches.findIndex(({ id }) => id === openRowId)
  const neighbour = (index: number) => {
    const row = index < 0 ? undefined : context.matches[index]
    return row ? { id: row.id, page: Math.floor(index / pageSize) + 1 } : null
  }
  const previous = neighbour(at - 1)
  const next = at < 0 ? null : neighbour(at + 1)
  return {
    row: context.rows.find(({ id }) => id === openRowId) ?? null,
    position: at + 1,
    matchCount: context.matches.length,
    previousId: previous?.id ?? null,
    previousPage: previous?.page ?? 1,
    nextId: next?.id ?? null,
    nextPage: next?.page ?? 1,
    isBusy: snapshot.hasTag('busy') || isLoadingRest(snapshot),
    scannedCount: scannedCountOf(context),
    unreadableCount: context.unreadableCount,
    canLoadAll: snapshot.can({ type: 'rest.requested' }),
    canRetry: snapshot.matches('failed') || isTruncated(context),
    isComplete: context.end === 'reached',
  }
}

const noRows: readonly ListRow[] = []

/** The rows with these ids, in the order of the list. */
export const selectRowsById = ({ context }: Snapshot, ids: readonly string[]): readonly ListRow[] => {
  if (ids.length === 0) return noRows
  const idSet = new Set(ids)
  return context.rows.filter(({ id }) => idSet.has(id))
}

/** How many of these rows the page does not show: a search or a filter hides them, or they are on another page. */
export const selectHiddenCount = ({ context }: Snapshot, rows: readonly ListRow[]): number => {
  const shown = new Set(pageRows(context).map(({ id }) => id))
  return rows.filter(({ id }) => !shown.has(id)).length
}

/**
 * The values that each filter offers. `date` has none: it offers periods.
 * @param hasAllRows the tab shows rows of every status
 */
export const selectFilterOptions = (
  { context: { rows, query } }: Snapshot,
  fields: readonly FilterField[],
  hasAllRows: boolean,
) =>
  fields
    .filter(({ isOnlyLinked }) => !isOnlyLinked)
    .map((field) => ({
      name: field.name,
      label: field.label,
      options:
        field.name === 'date'
          ? []
          : filterOptions(
              field.name,
              rows,
              query.filters[field.name],
              hasAllRows || field.name !== 'status' ? field.values : [],
            ).map((value) => ({ value, label: valueText(field, value) })),
    }))

/** The ids of all matches, if the rows of the page are selected but other matches are not. Otherwise empty. */
export const selectOtherMatches = ({ context }: Snapshot, selectedIds: readonly string[]): readonly string[] => {
  const selected = new Set(selectedIds)
  if (!pageRows(context).every(({ id }) => selected.has(id))) return []
  const ids = context.matches.map(({ id }) => id)
  return ids.every((id) => selected.has(id)) ? [] : ids
}

/** The rows that a CSV file can contain, and the request for all rows. `filters` are as chosen. */
export const selectExportRows = (snapshot: Snapshot) => {
  const { context } = snapshot
  return {
    page: pageRows(context),
    loaded: context.matches,
    /** The loaded rows are all rows of the list. */
    isComplete: context.end === 'reached',
    source: context.source,
    filters: context.query.filters,
    query: { ...context.query, filters: withFixedPeriod(context.query.filters, context.today) },
    isLoadingRest: isLoadingRest(snapshot),
    totalCount: context.totalCount,
  }
}
