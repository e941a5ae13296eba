import { renderInto, findBootSlot, readPrefetched, canShowBootContent } from '#app/boot/bootContent.ts'
import { batchSize } from '#domain/limits.ts'
import { shownColumns, defaultColumns } from '#domain/lists/columns.ts'
import type { ListKind, ListSource } from '#domain/lists/kinds.ts'
import type { Density, TableLayout } from '#domain/lists/tableLayout.ts'
import { keepNewestRows } from '#domain/lists/newestRows.ts'
import { type Batch, emptyList, pageRows, appendBatch } from '#domain/lists/paging.ts'
import type { ListRow } from '#domain/lists/rows.ts'
import { formatView, parseView } from '#domain/lists/view.ts'
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

/** @throws Error where the call did not succeed; the chart of the list gets the same answer, and says why */
const readFirstBatch = async (source: ListSource, most: number): Promise<Batch> => {
  const { document, operation, variables } = createBatchQuery({ source, cursor: null, limit: batchSize })
  const results = await readPrefetched(document, variables)
  return parseResult(keepNewestRows(results[operation], most), batchSchemaOf(source))
}

const doNothing = () => undefined

const renderSkeleton = () => <Skeleton />

/** What comes with the console: a page's first formatters of numbers and days take as long as all the rows. */
const skeletonCells = { items: undefined, referred: undefined, date: renderSkeleton, added: renderSkeleton }

/** Rows to look at, without pictures. */
const tableOf = <Entity,>(
  look: RowDisplay<Entity>,
  title: string,
  rows: readonly ListRow[],
  { columns, density }: TableLayout,
) => {
  const shown = shownColumns(look.columns, columns ?? defaultColumns(look.columns as never))
  return (
    <RowsTable
      title={title}
      kind={{ ...look, cells: { ...look.cells, ...skeletonCells }, rowMenu: () => [] }}
      columns={shown}
      rows={rows as readonly ListRow<Entity>[]}
      chosen={[]}
      density={density}
      openId={null}
      toggle={doNothing}
      toggleAll={doNothing}
      open={doNothing}
    />
  )
}

/** Pixels. */
const minRowHeight: Readonly<Record<Density, number>> = { comfortable: 56, compact: 40 }

/** How many rows the window can show: nobody sees the others before the console draws them. */
const visibleRowCount = ({ density }: TableLayout, place: Element): number =>
  Math.max(1, Math.ceil((innerHeight - place.getBoundingClientRect().top) / minRowHeight[density]))

/**
 * Draws the first rows of a list into the frame of its page, to be read before the console runs (docs/decisions/0047).
 * Where the address asks for anything else than the first view, the frame waits for the console.
 */
export const showBootRows = async (kind: ListKind): Promise<void> => {
  const view = parseView(kind, location.search)
  if (formatView(kind, view) !== '' || !canShowBootContent()) return
  const [{ source, title }] = kind.tabs
  const place = findBootSlot('rows')
  if (!source || !place) return
  const kept = createTableLayoutStore(localStore).read(kind.name)
  const batch = await readFirstBatch(source, visibleRowCount(kept, place))
  if (batch.rows.length === 0) return
  const rows = pageRows(appendBatch(emptyList(view, 0), batch))
  renderInto(
    place,
    kind.name === 'items' ? tableOf(itemCells(''), title, rows, kept) : tableOf(userCells(''), title, rows, kept),
  )
}
