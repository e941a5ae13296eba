import { shallowEqual, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { shownColumns } from '#domain/lists/columns.ts'
import type { ListRow } from '#domain/lists/rows.ts'
import type { csvExportMachine } from '#machines/lists/csvExport.machine.ts'
import { selectQuery } from '#machines/lists/listPage.selectors.ts'
import type { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import { selectPageRows, selectPaging } from '#machines/lists/pagedList.selectors.ts'
import type { selectionMachine } from '#machines/lists/selection.machine.ts'
import { selectChosen } from '#machines/lists/selection.selectors.ts'
import type { tableLookMachine } from '#machines/lists/tableLook.machine.ts'
import { selectLook } from '#machines/lists/tableLook.selectors.ts'
import css from '#pages/admin/lists/ListPanel.module.css'
import type { ListPageActor, RowKind } from '#pages/admin/lists/listProps.ts'
import { ListState } from '#pages/admin/lists/ListState.tsx'
import { ListToolbar } from '#pages/admin/lists/ListToolbar.tsx'
import { Pager } from '#pages/admin/lists/table/Pager.tsx'
import { ResultLine } from '#pages/admin/lists/table/ResultLine.tsx'
import { RowsTable } from '#pages/admin/lists/table/RowsTable.tsx'
import { SelectionBar } from '#pages/admin/lists/table/SelectionBar.tsx'
import { classes } from '#ui/classes.ts'

export interface ListPanelProps<Entity> {
  page: ListPageActor
  title: string
  list: ActorRefFrom<typeof pagedListMachine>
  selection: ActorRefFrom<typeof selectionMachine>
  look: ActorRefFrom<typeof tableLookMachine>
  file: ActorRefFrom<typeof csvExportMachine>
  rows: RowKind<Entity>
}

/** One tab: what can be asked of its list, what was found, the rows, and the pages. */
export function ListPanel<Entity>({ page, title, list, selection, look, file, rows: kind }: ListPanelProps<Entity>) {
  const query = useSelector(page, selectQuery)
  const rows = useSelector(list, selectPageRows<Entity>, shallowEqual)
  const paging = useSelector(list, selectPaging, shallowEqual)
  const chosen = useSelector(selection, selectChosen)
  const { columns: names, density } = useSelector(look, selectLook, shallowEqual)
  const columns = useMemo(() => shownColumns(kind.columns, names), [kind, names])
  const doings = useMemo(
    () => ({
      toggle: (id: string) => selection.send({ type: 'row.toggled', id }),
      toggleAll: (ids: readonly string[]) => selection.send({ type: 'rows.toggled', ids }),
      open: (row: ListRow<Entity>) =>
        page.send({ type: 'row.opened', id: row.id, page: selectPaging(list.getSnapshot()).page }),
    }),
    [selection, page, list],
  )
  return (
    <section className={css.panel} aria-label={title} aria-busy={paging.isBusy || undefined}>
      <div className={css.head}>
        <div className={classes(css.top, kind.tool !== undefined && css.withTool)}>
          <h2 className={css.title} tabIndex={-1}>
            {title}
          </h2>
          {kind.tool}
        </div>
        <ListToolbar page={page} look={look} file={file} query={query} searchLabel={kind.searchLabel} />
      </div>
      <ResultLine list={list} page={page} />
      <SelectionBar list={list} selection={selection} file={file} bulk={kind.bulk} />
      <ListState
        list={list}
        term={query.term}
        empty={kind.empty}
        loading={kind.loading}
        columns={columns.length}
        rows={query.size}
      />
      {rows.length > 0 && (
        <RowsTable
          title={title}
          kind={kind}
          columns={columns}
          rows={rows}
          chosen={chosen}
          density={density}
          openId={query.open}
          {...doings}
        />
      )}
      <Pager
        paging={paging}
        onTurn={(to) => page.send({ type: 'page.turned', page: to })}
        onSize={(size) => page.send({ type: 'size.chosen', size })}
      />
    </section>
  )
}
