import { columnsByKind } from '#domain/lists/columns.ts'
import { type CsvColumn, toCsv } from '#domain/lists/csv.ts'
import type { ListRow } from '#domain/lists/rows.ts'

/** A requested CSV file: its name, and the names of its columns. */
export interface CsvRequest {
  readonly name: string
  readonly kind: keyof typeof columnsByKind
  readonly columns: readonly string[]
}

/** The download effect for a CSV file with these rows. */
export const createCsvDownload = (file: CsvRequest | null, rows: readonly ListRow[]) => {
  const columns = file
    ? (columnsByKind[file.kind] as readonly (CsvColumn<unknown> & { name: string })[]).filter(({ name }) =>
        file.columns.includes(name),
      )
    : []
  return {
    type: 'download' as const,
    name: file?.name ?? '',
    text: toCsv(
      columns,
      rows.map(({ entity }) => entity),
    ),
  }
}
