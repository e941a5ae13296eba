import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { brand, settings } from '#app/settings.ts'
import { isAdminEmail } from '#domain/email.ts'
import { batchSize } from '#domain/limits.ts'
import { shownColumns, usualColumns } from '#domain/lists/columns.ts'
import { type ListKind, tabOf } from '#domain/lists/kinds.ts'
import type { TableLook } from '#domain/lists/look.ts'
import { type Batch, emptyList, pageRows, withBatch } from '#domain/lists/paging.ts'
import type { ListRow } from '#domain/lists/rows.ts'
import { formatView, type ListView, parseView } from '#domain/lists/view.ts'
import { itemCells } from '#pages/admin/lists/itemCells.tsx'
import type { RowLook } from '#pages/admin/lists/listProps.ts'
import { RowsTable } from '#pages/admin/lists/RowsTable.tsx'
import { userCells } from '#pages/admin/lists/userCells.tsx'
import { parseResult } from '#services/answers.ts'
import { copyOfFirst } from '#services/firstCalls.ts'
import { createLookStore } from '#services/keptJson.ts'
import { isInForce, readKeptSession } from '#services/keptSession.ts'
import { batchCall } from '#services/listCalls.ts'
import { batchSchemaOf } from '#services/lists.ts'
import { localStore } from '#services/storage.ts'
import { adminPrefix } from '#services/tokenStorage.ts'

/** Whether the kept session will be let in, as far as it can be told here: the session chart decides (§4). */
const willEnter = (): boolean => {
  const kept = readKeptSession(localStore, adminPrefix, settings.VITE_IDENTITY_CLIENT_ID)
  return kept !== null && isInForce(kept, Date.now()) && kept.profile.role === 'ADMIN' && isAdminEmail(kept.profile.email, brand)
}

const answered = z.object({ data: z.record(z.string(), z.unknown()) })

/** @throws Error where the call did not succeed; the chart of the list gets the same answer, and says why */
const readFirstBatch = async (kind: ListKind, view: ListView): Promise<Batch | null> => {
  const { source } = tabOf(kind, view.tab)
  if (!source) return null
  const { document, operation, variables } = batchCall({ source, cursor: null, limit: batchSize })
  const { data } = answered.parse(await copyOfFirst(document, variables))
  return parseResult(data[operation], batchSchemaOf(source))
}

const doNothing = () => undefined

/** Rows to look at: pictures come with the console. */
const tableOf = <Entity,>(look: RowLook<Entity>, title: string, rows: readonly ListRow[], { columns, density }: TableLook) => {
  const shown = shownColumns(look.columns, columns ?? usualColumns(look.columns as never))
  return <RowsTable title={title} kind={{ ...look, menuOf: () => [] }} columns={shown} rows={rows as readonly ListRow<Entity>[]} chosen={[]} density={density} openId={null} toggle={doNothing} toggleAll={doNothing} open={doNothing} />
}

/**
 * Draws the first rows of a list into the frame of its page, to be read before the console runs (docs/decisions/0047).
 * Where the address asks for anything else than the first view, the frame waits for the console.
 */
export const showEarlyRows = async (kind: ListKind): Promise<void> => {
  const view = parseView(kind, location.search)
  if (formatView(kind, view) !== '' || !willEnter()) return
  const batch = await readFirstBatch(kind, view)
  const place = document.querySelector('[inert] [data-rows-place]')
  if (!batch || batch.rows.length === 0 || !place) return
  const rows = pageRows(withBatch(emptyList(view, 0), batch))
  const { title } = tabOf(kind, view.tab)
  const kept = createLookStore(localStore).read(kind.name)
  const drawn = document.createElement('div')
  drawn.ariaHidden = 'true'
  flushSync(() => createRoot(drawn).render(kind.name === 'items' ? tableOf(itemCells(''), title, rows, kept) : tableOf(userCells(''), title, rows, kept)))
  place.replaceWith(drawn)
}
