import { type FileField, findColumns, toLabel } from '#domain/people/import/fileColumns.ts'
import { type CsvRecord, readCsv } from '#domain/people/import/readCsv.ts'
import { itemRecord } from '#domain/records/item.ts'
import { userRecord } from '#domain/records/user.ts'
import { itemFields, toFileFields, userFields } from '#local/data/own/fields.ts'
import type { OwnFile } from '#local/data/own/readOwnData.ts'

type Fields = Readonly<Record<string, FileField>>

const kinds: readonly [users: Fields, items: Fields] = [
  toFileFields(userFields, userRecord.fields),
  toFileFields(itemFields, itemRecord.fields),
]

const countNamed = (fields: Fields, labels: readonly string[]): number =>
  Object.values(fields).filter(({ isLabel, isPartLabel }) =>
    labels.some((label) => isLabel(label) || isPartLabel?.(label)),
  ).length

const countFound = (fields: Fields, records: readonly CsvRecord[]): number =>
  Object.values(findColumns(fields, records).columns).filter(({ length }) => length > 0).length

/** How many more columns a file has of items than of users: by its labels, or without known ones by what is in them. */
const itemColumnsOf = (file: OwnFile): number => {
  const { records } = readCsv(file.text)
  const hasLabels = kinds.some((fields) => findColumns(fields, records).rows.length < records.length)
  const labels = hasLabels ? (records[0]?.cells ?? []).map(toLabel) : []
  const named = kinds.map((fields) => countNamed(fields, labels))
  const [users = 0, items = 0] = named.some((count) => count > 0)
    ? named
    : kinds.map((fields) => countFound(fields, records))
  return items - users
}

const misreadNote = ({ name }: OwnFile, is: string, like: string): string =>
  `${name}: It is read as ${is}, but its columns are those of ${like}. The file with users comes first`

/** Which file has the users. Only columns of one kind alone change the order that a person gave. */
export const orderFiles = (
  first: OwnFile,
  second: OwnFile | undefined,
): { users: OwnFile; items: OwnFile | undefined; notes: readonly string[] } => {
  const [firstCount, secondCount] = [itemColumnsOf(first), second ? itemColumnsOf(second) : 1]
  if (second && firstCount > 0 && secondCount <= 0) {
    const note = `The files are in the other order: users are read from ${second.name}, and items from ${first.name}`
    return { users: second, items: first, notes: [note] }
  }
  const notes = [
    ...(firstCount > 0 ? [misreadNote(first, 'users', 'items')] : []),
    ...(second && secondCount < 0 ? [misreadNote(second, 'items', 'users')] : []),
  ]
  return { users: first, items: second, notes }
}
