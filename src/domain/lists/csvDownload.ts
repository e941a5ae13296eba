import { toCsv } from '#domain/lists/csv.ts'
import { exportColumns } from '#domain/lists/exportColumns.ts'
import type { ListKindName } from '#domain/lists/kinds.ts'
import type { ListRow } from '#domain/lists/rows.ts'

/** A requested CSV file: its name, and the kind of its rows. */
export interface CsvRequest {
  readonly name: string
  readonly kind: ListKindName
}

/** The download effect for a CSV file with these rows. */
export const createCsvDownload = (file: CsvRequest | null, rows: readonly ListRow[]) => ({
  type: 'download' as const,
  name: file?.name ?? '',
  text: toCsv(
    file ? exportColumns[file.kind] : [],
    rows.map(({ entity }) => entity as never),
  ),
})
