import { shallowEqual, useSelector } from '@xstate/react'
import { type ReactNode, useRef } from 'react'
import { tabOf } from '#domain/lists/kinds.ts'
import { selectListParts } from '#machines/lists/listPage.selectors.ts'
import css from '#pages/admin/lists/ListShell.module.css'
import { ExportDialog } from '#pages/admin/lists/ExportDialog.tsx'
import { ListPanel } from '#pages/admin/lists/ListPanel.tsx'
import type { ListPageActor, RowConfig } from '#pages/admin/lists/listProps.ts'
import { TableLayoutPanels } from '#pages/admin/lists/table/TableLayoutPanels.tsx'
import { Tiles } from '#pages/admin/lists/Tiles.tsx'
import { useListKeys } from '#pages/admin/lists/useListKeys.ts'
import { classes } from '#ui/classes.ts'
import { Tabs } from '#ui/controls/Tabs.tsx'

interface ListShellProps<Entity> {
  actor: ListPageActor
  rows: RowConfig<Entity>
  /** What the page shows at the end of the window, above the bar of the selected rows. */
  results?: ReactNode
  /** The details of the open row. */
  details: ReactNode
  /** The content of tabs without a list, by the name of the tab. */
  others?: Readonly<Record<string, ReactNode>>
}

/** A list page: the tiles, the tabs, and the list of the open tab. */
export function ListShell<Entity>({ actor, rows, results, details, others = {} }: ListShellProps<Entity>) {
  const { kind, tab, list, tableLayout, csvExport } = useSelector(actor, selectListParts, shallowEqual)
  const shell = useRef<HTMLDivElement>(null)
  useListKeys(shell, actor, tableLayout)
  return (
    <div ref={shell} className={classes('stack', css.shell)}>
      <Tiles actor={actor} />
      <Tabs
        label={`Lists of ${kind.noun[1]}`}
        value={tab}
        onValueChange={(next) => actor.send({ type: 'tab.chosen', tab: next })}
        tabs={kind.tabs.map((config) => ({ value: config.tab, label: config.label }))}
      >
        {list && tableLayout && csvExport && (
          <ListPanel
            page={actor}
            title={tabOf(kind, tab).title}
            list={list}
            tableLayout={tableLayout}
            csvExport={csvExport}
            rows={rows}
            results={results}
            details={details}
          />
        )}
        {others[tab]}
      </Tabs>
      {tableLayout && <TableLayoutPanels actor={tableLayout} columns={rows.columns} />}
      {csvExport && list && <ExportDialog actor={csvExport} listPage={actor} {...{ list, kind, tab }} />}
    </div>
  )
}
