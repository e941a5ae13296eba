import { shallowEqual, useSelector } from '@xstate/react'
import { type ReactNode, useRef } from 'react'
import { selectListParts } from '#machines/lists/listPage.selectors.ts'
import css from '#pages/admin/lists/ListShell.module.css'
import { ExportDialog } from '#pages/admin/lists/ExportDialog.tsx'
import { ListPanel } from '#pages/admin/lists/ListPanel.tsx'
import type { ListPageActor, RowConfig } from '#pages/admin/lists/listProps.ts'
import { TableLayoutPanels } from '#pages/admin/lists/table/TableLayoutPanels.tsx'
import { Tiles } from '#pages/admin/lists/Tiles.tsx'
import { useListKeys } from '#pages/admin/lists/useListKeys.ts'
import { TabPanel, Tabs } from '#ui/controls/Tabs.tsx'

interface ListShellProps<Entity> {
  actor: ListPageActor
  rows: RowConfig<Entity>
  /** What a tab without a list shows, by its name. */
  others?: Readonly<Record<string, ReactNode>>
}

/** A page of lists: tiles, tabs, and in the open tab the list itself. Every kind of list stands in it. */
export function ListShell<Entity>({ actor, rows, others = {} }: ListShellProps<Entity>) {
  const { kind, tab, list, selection, look, file } = useSelector(actor, selectListParts, shallowEqual)
  const place = useRef<HTMLDivElement>(null)
  useListKeys(place, look, selection)
  return (
    <div ref={place} className={css.shell}>
      <Tiles actor={actor} />
      <Tabs
        label={`Lists of ${kind.noun[1]}`}
        value={tab}
        onValueChange={(next) => actor.send({ type: 'tab.chosen', tab: next })}
        tabs={kind.tabs.map((one) => ({ value: one.tab, label: one.label }))}
      >
        {kind.tabs.map((one) => (
          <TabPanel key={one.tab} value={one.tab}>
            {one.tab === tab && list && selection && look && file && (
              <ListPanel
                page={actor}
                title={one.title}
                list={list}
                selection={selection}
                tableLayout={look}
                csvExport={file}
                rows={rows}
              />
            )}
            {one.tab === tab && others[tab]}
          </TabPanel>
        ))}
      </Tabs>
      {look && <TableLayoutPanels actor={look} columns={rows.columns} />}
      {file && list && look && selection && (
        <ExportDialog actor={file} list={list} look={look} selection={selection} kind={kind} tab={tab} />
      )}
    </div>
  )
}
