import { shallowEqual, useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { shownColumns } from '#domain/lists/columns.ts'
import type { ListRow } from '#domain/lists/rows.ts'
import type { SortKey } from '#domain/lists/sortKeys.ts'
import type { csvExportMachine } from '#machines/lists/csvExport.machine.ts'
import { selectListQuery, selectSelectedIds } from '#machines/lists/listPage.selectors.ts'
import type { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import { selectPageRows, selectPaging, selectPrintedRows, selectSearch } from '#machines/lists/pagedList.selectors.ts'
import type { tableLayoutMachine } from '#machines/lists/tableLayout.machine.ts'
import { selectTableLayout } from '#machines/lists/tableLayout.selectors.ts'
import css from '#pages/admin/lists/ListPanel.module.css'
import { FilterChips } from '#pages/admin/lists/filters/FilterChips.tsx'
import { keepRowInPlace } from '#pages/admin/lists/focus.ts'
import type { ListPageActor, RowConfig } from '#pages/admin/lists/listProps.ts'
import { restSigns } from '#pages/admin/lists/restSigns.ts'
import { ListState } from '#pages/admin/lists/ListState.tsx'
import { ListToolbar } from '#pages/admin/lists/ListToolbar.tsx'
import { Pager } from '#pages/admin/lists/table/Pager.tsx'
import { ResultLine } from '#pages/admin/lists/table/ResultLine.tsx'
import { RowsTable } from '#pages/admin/lists/table/RowsTable.tsx'
import { SelectionBar } from '#pages/admin/lists/table/SelectionBar.tsx'
import { useIsCounted } from '#pages/admin/lists/useIsCounted.ts'
import { classes } from '#ui/classes.ts'
import { formatCount } from '#ui/format.ts'
import { useIsPrinting } from '#ui/useMedia.ts'

export interface ListPanelProps<Entity> {
  page: ListPageActor
  title: string
  list: ActorRefFrom<typeof pagedListMachine>
  tableLayout: ActorRefFrom<typeof tableLayoutMachine>
  csvExport: ActorRefFrom<typeof csvExportMachine>
  rows: RowConfig<Entity>
  results: ReactNode
  details: ReactNode
}

/** The list of one tab: toolbar, result, rows and pager. In a wide window, the details of the open row are next to them. */
export function ListPanel<Entity>({
  page,
  title,
  list,
  tableLayout,
  csvExport,
  rows: rowConfig,
  results,
  details,
}: ListPanelProps<Entity>) {
  const query = useSelector(page, selectListQuery)
  const isPrinting = useIsPrinting()
  const rows = useSelector(list, isPrinting ? selectPrintedRows<Entity> : selectPageRows<Entity>, shallowEqual)
  const paging = useSelector(list, selectPaging, shallowEqual)
  const isCounted = useIsCounted(page, list)
  const isComplete = useSelector(list, (snapshot) => selectSearch(snapshot).isComplete)
  const selectedIds = useSelector(page, selectSelectedIds)
  const { columns: columnNames, density } = useSelector(tableLayout, selectTableLayout, shallowEqual)
  const columns = useMemo(() => shownColumns(rowConfig.columns, columnNames), [rowConfig, columnNames])
  const handlers = useMemo(
    () => ({
      toggle: (id: string) => page.send({ type: 'row.toggled', id }),
      toggleAll: (ids: readonly string[]) => page.send({ type: 'rows.toggled', ids }),
      sortBy: (sort: SortKey) => page.send({ type: 'query.chosen', choice: { sort } }),
      open: (row: ListRow<Entity>) =>
        keepRowInPlace(row.id, () =>
          page.send({ type: 'row.opened', id: row.id, page: selectPaging(list.getSnapshot()).page }),
        ),
    }),
    [page, list],
  )
  /** A failed list has nothing but its notice, which has a border of its own. */
  const isFramed = rows.length > 0 || paging.isBusy || paging.problem === null
  const selectionBar = (className?: string) => (
    <SelectionBar {...{ page, list, csvExport, className }} bulkActions={rowConfig.bulkActions} />
  )
  useEffect(() => {
    if (!paging.isBusy) page.send({ type: 'list.shown' })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- The list of another tab sends it too.
  }, [page, list, paging.isBusy])
  return (
    <section className={classes('column', css.panel)} aria-label={title} aria-busy={paging.isBusy || undefined}>
      <div className={classes('row wrap', css.head)}>
        <h2 className="visually-hidden" tabIndex={-1}>
          {title}
        </h2>
        <ListToolbar {...{ page, list, tableLayout, csvExport, query }} searchLabel={rowConfig.searchLabel} />
        <div className={classes('row wrap', css.result)}>
          <ResultLine list={list} page={page} />
          {rowConfig.addAction && <div className={classes('screen-only', css.add)}>{rowConfig.addAction}</div>}
        </div>
      </div>
      <FilterChips page={page} list={list} />
      <div className={classes(isFramed && 'framed', css.split)}>
        <div className={classes('fill', css.rows)}>
          <ListState
            page={page}
            list={list}
            term={query.term}
            emptyMessage={rowConfig.emptyMessage}
            loadingMessage={rowConfig.loadingMessage}
            pageSize={query.pageSize}
            hasTwoLines={columns.some(({ onPhone }) => onPhone === 'wide')}
          />
          {rows.length > 0 && (
            <RowsTable
              title={title}
              rowConfig={rowConfig}
              columns={columns}
              rows={rows}
              selectedIds={selectedIds}
              density={density}
              openRowId={query.openRowId}
              sort={query.sort}
              needRest={restSigns(page)}
              {...handlers}
            />
          )}
          {isPrinting && rows.length > 0 && (paging.isCutOnPaper || !isComplete) && (
            <p>{`These are the first ${formatCount(rows.length)} rows. Export the list for all of them.`}</p>
          )}
          {results ? (
            <div className={css.foot}>
              {results}
              {selectionBar()}
            </div>
          ) : (
            selectionBar(css.foot)
          )}
          {(rows.length > 0 || paging.isBusy) && (
            <Pager
              title={title}
              paging={paging}
              isCounted={isCounted}
              onTurn={(number) => page.send({ type: 'query.chosen', choice: { page: number } })}
              onSize={(pageSize) => page.send({ type: 'query.chosen', choice: { pageSize } })}
            />
          )}
        </div>
        {details}
      </div>
    </section>
  )
}
