import type { CsvColumn } from '#domain/lists/csv.ts'
import type { ColumnSort } from '#domain/lists/sortKeys.ts'
import type { FieldKind } from '#domain/records/contract.ts'
import { fieldsOf, type ListRecord, type TableColumn } from '#domain/records/record.ts'

/** One column of a table. The CSV file has it too, shown or not. */
export interface Column<Entity = never> extends CsvColumn<Entity>, TableColumn {
  /** The field of the record, and its kind. */
  readonly key: string
  readonly kind: FieldKind
  /** The order after a press on its header. */
  readonly sort?: ColumnSort
}

/** The kinds of fields with which a spreadsheet may calculate. */
const valueKinds: readonly FieldKind[] = ['count', 'amount', 'time']

/** The fields of a record as columns of a file. */
export const fileColumnsOf = <Entity>(record: ListRecord<Entity>): readonly CsvColumn<Entity>[] =>
  fieldsOf(record)
    .filter(({ notInFile }) => !notInFile)
    .map(({ label, text, kind }) => ({ label, text, isValue: valueKinds.includes(kind) }))

/** The fields of a record that the table can show. */
export const columnsOf = <Entity>(record: ListRecord<Entity>): readonly Column<Entity>[] =>
  fieldsOf(record).flatMap(({ column, label, text, kind, key, sort }) =>
    column ? [{ ...column, label, text, kind, key, isValue: valueKinds.includes(kind), ...(sort && { sort }) }] : [],
  )
