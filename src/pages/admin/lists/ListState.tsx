import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { selectSummary } from '#machines/lists/listPage.selectors.ts'
import type { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import { selectPageRows, selectPaging, selectSearch } from '#machines/lists/pagedList.selectors.ts'
import { NoMatches } from '#pages/admin/lists/filters/NoMatches.tsx'
import type { ListPageActor, RowConfig } from '#pages/admin/lists/listProps.ts'
import css from '#pages/admin/lists/ListState.module.css'
import widths from '#pages/admin/lists/table/ColumnWidths.module.css'
import { classes } from '#ui/classes.ts'
import { formatCount } from '#ui/format.ts'
import { RetryNotice } from '#ui/feedback/RetryNotice.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'

interface ListStateProps {
  page: ListPageActor
  list: ActorRefFrom<typeof pagedListMachine>
  term: string
  emptyMessage: RowConfig<never>['emptyMessage']
  loadingMessage: string
  pageSize: number
  /** A row has a picture and two lines. */
  hasTwoLines: boolean
}

/** Shows that a list is loading, that it failed, or that it has no rows. */
export function ListState({ page, list, term, emptyMessage, loadingMessage, pageSize, hasTwoLines }: ListStateProps) {
  const paging = useSelector(list, selectPaging, shallowEqual)
  const search = useSelector(list, selectSearch, shallowEqual)
  const hasNoRows = useSelector(list, (snapshot) => selectPageRows(snapshot).length === 0)
  const retry = () => {
    list.send({ type: 'retry.requested' })
    selectSummary(page.getSnapshot()).summaryActor?.send({ type: 'retry.requested' })
  }
  return (
    <>
      {paging.problem !== null && (
        <div className={hasNoRows ? undefined : css.notice}>
          <RetryNotice title={paging.problemTitle} problem={paging.problem} callsApi onRetry={retry} />
        </div>
      )}
      {paging.truncation !== '' && (
        <div className={css.notice}>
          <RetryNotice
            tone="warning"
            title="This list may be incomplete"
            problem={paging.truncation}
            callsApi
            onRetry={retry}
          />
        </div>
      )}
      {hasNoRows && paging.isBusy && (
        <div className={classes(css.loading, widths.widths)}>
          <p className={classes('row note', css.message)}>
            <Spinner size="small" /> <span>{loadingMessage}</span>
          </p>
          <RowSkeletons count={Math.min(pageSize, 10)} hasTwoLines={hasTwoLines} />
        </div>
      )}
      {hasNoRows && !paging.isBusy && paging.problem === null && (paging.truncation === '' || search.isSearching) && (
        <NoMatches page={page} list={list} term={term} hadRows={search.hadRows} emptyMessage={emptyMessage}>
          {search.isSelective && search.canLoadAll
            ? `Only the first ${formatCount(search.scannedCount)} were searched. Press 'Search all' above to search the rest.`
            : undefined}
        </NoMatches>
      )}
    </>
  )
}

export function RowSkeletons({ count, hasTwoLines = false }: { count: number; hasTwoLines?: boolean }) {
  const row = (_: unknown, index: number) => (
    <div key={index} className={classes('blocks', css.row, hasTwoLines && css.two)}>
      <Skeleton shape="circle" />
      <Skeleton lines={2} />
      <Skeleton />
      <Skeleton />
    </div>
  )
  return <div>{Array.from({ length: count }, row)}</div>
}
