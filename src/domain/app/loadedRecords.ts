import type { ListSource } from '#domain/lists/kinds.ts'
import type { ListRow, RowChanges } from '#domain/lists/rows.ts'

/** A row that a list has loaded. */
export interface LoadedRecord {
  readonly source: ListSource
  readonly row: ListRow
}

/** The changed records. A newer row replaces the one with the same id. */
export const withChanges = (
  records: readonly LoadedRecord[],
  source: ListSource,
  { rows, removedIds = [] }: RowChanges,
): readonly LoadedRecord[] => {
  const byId = new Map(records.map((record) => [record.row.id, record]))
  for (const id of removedIds) byId.delete(id)
  for (const row of rows) byId.set(row.id, { source, row })
  return [...byId.values()]
}
