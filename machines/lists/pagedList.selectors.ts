import type { SnapshotFrom } from 'xstate'
import { isOpenRowMissing, isSearch, pageRows, pageCount, currentPage } from '#domain/lists/paging.ts'
import type { ListRow } from '#domain/lists/rows.ts'
import type { pagedListMachine } from '#machines/lists/pagedList.machine.ts'

type Snapshot = SnapshotFrom<typeof pagedListMachine>

/** The rows of the page that is shown. Compare them one by one: the list is a new one every time. */
export const selectPageRows = <Entity>({ context }: Snapshot) => pageRows(context) as readonly ListRow<Entity>[]

/** Where a person is in the list, and what can be done. */
export const selectPaging = (snapshot: Snapshot) => {
  const { context } = snapshot
  const page = currentPage(context)
  const pages = pageCount(context)
  return {
    page,
    pages,
    size: context.query.pageSize,
    canGoBack: page > 1,
    canGoOn: page < pages,
    isBusy: snapshot.hasTag('busy'),
    /** Nothing has arrived yet. */
    isOpening: snapshot.hasTag('busy') && context.cursors.length === 0,
    /** The page that is asked for is not loaded yet. */
    isAwaited: snapshot.hasTag('busy') && pageRows(context).length === 0,
    problem: context.problem,
    problemTitle: context.problemTitle,
    isCutShort: context.end === 'repeated',
  }
}

/** How far a search looked, so that nothing is claimed that nobody knows. */
export const selectSearch = (snapshot: Snapshot) => {
  const { context } = snapshot
  return {
    isSearching: isSearch(context),
    matches: context.matches.length,
    loaded: context.rows.length,
    searched: context.scannedCount,
    count: context.totalCount,
    isWhole: context.end !== null,
    isBusy: snapshot.hasTag('busy'),
    isLooking: snapshot.hasTag('busy') && context.isFullSearch,
    hasFailed: context.problem !== null,
  }
}

/** The row of the drawer with its neighbours, in the order of the view; the pages that they are on come with them. */
export const selectOpenRow = (snapshot: Snapshot) => {
  const { context } = snapshot
  const { openRowId, pageSize } = context.query
  const at = openRowId === null ? -1 : context.matches.findIndex(({ id }) => id === openRowId)
  const neighbour = (index: number) => {
    const row = index < 0 ? undefined : context.matches[index]
    return row ? { id: row.id, page: Math.floor(index / pageSize) + 1 } : null
  }
  return {
    row: context.rows.find(({ id }) => id === openRowId) ?? null,
    place: at + 1,
    of: context.matches.length,
    previousId: at < 0 ? null : (neighbour(at - 1)?.id ?? null),
    previousPage: at < 0 ? 1 : (neighbour(at - 1)?.page ?? 1),
    nextId: at < 0 ? null : (neighbour(at + 1)?.id ?? null),
    nextPage: at < 0 ? 1 : (neighbour(at + 1)?.page ?? 1),
    isMissing: isOpenRowMissing(context),
    isBusy: snapshot.hasTag('busy'),
    searched: context.scannedCount,
    isWhole: context.end !== null,
    page: currentPage(context),
  }
}

const none: readonly ListRow[] = []

/** Rows by their ids, in the order of the list. */
export const selectRowsById = ({ context }: Snapshot, ids: readonly string[]): readonly ListRow[] => {
  if (ids.length === 0) return none
  const wanted = new Set(ids)
  return context.rows.filter(({ id }) => wanted.has(id))
}

/** What a file can hold: the rows of the page and those that are loaded, in their order. */
export const selectExportRows = ({ context }: Snapshot) => ({
  page: pageRows(context),
  loaded: context.matches,
  source: context.source,
  query: context.query,
  count: context.totalCount,
})
