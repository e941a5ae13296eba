import { columnsOf } from '#domain/lists/columns.ts'
import { type CsvColumn, toCsv } from '#domain/lists/csv.ts'
import type { ListRow } from '#domain/lists/rows.ts'

/** A file that somebody asks for: its name, and the columns by their names. */
export interface FileRequest {
  readonly name: string
  readonly kind: keyof typeof columnsOf
  readonly columns: readonly string[]
}

/** A file as it is handed over to the browser. */
export const csvOf = (file: FileRequest | null, rows: readonly ListRow[]) => {
  const columns = file
    ? (columnsOf[file.kind] as readonly (CsvColumn<unknown> & { name: string })[]).filter(({ name }) =>
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
