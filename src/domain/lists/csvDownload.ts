import { type CsvColumn, type CsvReader, csvParts, type CsvText } from '#domain/lists/csv.ts'
import type { ListKindName } from '#domain/lists/kinds.ts'
import type { ListRow } from '#domain/lists/rows.ts'
import { fileColumnsOf } from '#domain/records/columns.ts'
import { itemRecord } from '#domain/records/item.ts'
import { marketerRecord } from '#domain/records/marketer.ts'
import { userRecord } from '#domain/records/user.ts'

/** The columns of a CSV file: the fields of the record, shown in the table or not. */
export const exportColumns: Readonly<Record<ListKindName, readonly CsvColumn<never>[]>> = {
  users: fileColumnsOf(userRecord),
  items: fileColumnsOf(itemRecord),
  marketers: fileColumnsOf(marketerRecord),
}

/** A requested CSV file: its name, the kind of its rows, and who reads it. */
export interface CsvRequest {
  readonly name: `${string}.csv`
  readonly kind: ListKindName
  readonly reader: CsvReader
}

/** The file that a browser makes, part by part. */
export interface CsvWork {
  readonly file: CsvRequest
  readonly rows: readonly ListRow[]
}

/** The parts of a CSV file with these rows. */
export const csvPartsOf = ({ file, rows }: CsvWork): Generator<CsvText, void> =>
  csvParts(
    exportColumns[file.kind],
    rows.map(({ entity }) => entity as never),
    file.reader,
  )
