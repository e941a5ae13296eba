import { type BootCode, decideStoredAccess, findBootSlot, readPrefetched, renderInto } from '#app/boot/bootContent.ts'
import { batchSize } from '#domain/limits.ts'
import { shownColumns, defaultColumns } from '#domain/lists/columns.ts'
import { listKinds, type ListSource } from '#domain/lists/kinds.ts'
import type { Density, TableLayout } from '#domain/lists/tableLayout.ts'
import { keepNewestRows } from '#domain/lists/newestRows.ts'
import { type Batch, emptyList, pageRows, appendBatch } from '#domain/lists/paging.ts'
import type { ListRow } from '#domain/lists/rows.ts'
import { defaultView } from '#domain/lists/view.ts'
import { itemCells } from '#pages/admin/items/itemCells.tsx'
import type { RowDisplay } from '#pages/admin/lists/listProps.ts'
import { RowsTable } from '#pages/admin/lists/table/RowsTable.tsx'
import { userCells } from '#pages/admin/users/userCells.tsx'
import { parseResult } from '#services/api/apiResult.ts'
import { createTableLayoutStore } from '#services/storage/jsonEntries.ts'
import { createBatchQuery } from '#services/api/listQueries.ts'
import { batchSchemaOf } from '#services/api/lists.ts'
import { localStore } from '#services/storage/safeStorage.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'

/** @throws Error if the call failed; the chart of the list gets the same answer and shows the error */
const readFirstBatch = async (source: ListSource, maxRows: number): Promise<Batch> => {
  const { document, operation, variables } = createBatchQuery({ source, cursor: null, limit: batchSize })
  const results = await readPrefetched(document, variables)
  return parseResult(keepNewestRows(results[operation], maxRows), batchSchemaOf(source))
}

const doNothing = () => undefined

const renderSkeleton = () => <Skeleton />

/** The console fills these cells later: the first `Intl` formatter of a page takes as long as all rows. */
const skeletonCells = { items: undefined, referred: undefined, date: renderSkeleton, added: renderSkeleton }

/** A table without pictures and without handlers. */
const tableOf = <Entity,>(
  display: RowDisplay<Entity>,
  title: string,
  rows: readonly ListRow[],
  { columns, density }: TableLayout,
) => {
  const shown = shownColumns(display.columns, columns ?? defaultColumns(display.columns as never))
  return (
    <RowsTable
      title={title}
      rowConfig={{ ...display, cells: { ...display.cells, ...skeletonCells }, rowMenu: () => [] }}
      columns={shown}
      rows={rows as readonly ListRow<Entity>[]}
      selectedIds={[]}
      density={density}
      openRowId={null}
      toggle={doNothing}
      toggleAll={doNothing}
      open={doNothing}
    />
  )
}

/** Pixels. */
const minRowHeight: Readonly<Record<Density, number>> = { comfortable: 56, compact: 40 }

/** How many rows fit into the window. */
const visibleRowCount = ({ density }: TableLayout, slot: Element): number =>
  Math.max(1, Math.ceil((innerHeight - slot.getBoundingClientRect().top) / minRowHeight[density]))

const drawRows = async (list: 'users' | 'items'): Promise<void> => {
  const kind = listKinds[list]
  const [{ source, title }] = kind.tabs
  const slot = findBootSlot('rows')
  if (!source || !slot) return
  const layout = createTableLayoutStore(localStore).read(list)
  const batch = await readFirstBatch(source, visibleRowCount(layout, slot))
  if (batch.rows.length === 0) return
  const rows = pageRows(appendBatch(emptyList(defaultView(kind), 0), batch))
  renderInto(
    slot,
    list === 'items' ? tableOf(itemCells(''), title, rows, layout) : tableOf(userCells(''), title, rows, layout),
  )
}

/** Draws the first rows of a list into the prerendered page, before the console starts (docs/decisions/0047). */
export const bootRows: BootCode<{ readonly list: 'users' | 'items' }> = {
  decideAccess: decideStoredAccess,
  draw: ({ list }) => drawRows(list),
}
