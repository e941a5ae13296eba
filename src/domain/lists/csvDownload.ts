import { type CsvReader, csvParts } from '#domain/lists/csv.ts'
import { exportColumns } from '#domain/lists/exportColumns.ts'
import type { ListKindName } from '#domain/lists/kinds.ts'
import type { ListRow } from '#domain/lists/rows.ts'

/** A requested CSV file: its name, the kind of its rows, and who reads it. */
export interface CsvRequest {
  readonly name: string
  readonly kind: ListKindName
  readonly reader: CsvReader
}

/** The file that a browser makes, part by part. */
export interface CsvWork {
  readonly file: CsvRequest
  readonly rows: readonly ListRow[]
}

/** The parts of a CSV file with these rows. */
export const csvPartsOf = ({ file, rows }: CsvWork): Generator<string, void> =>
  csvParts(
    exportColumns[file.kind],
    rows.map(({ entity }) => entity as never),
    file.reader,
  )
