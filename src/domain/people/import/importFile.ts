import * as z from 'zod/mini'
import { importMaxBytes, maxImportRows } from '#domain/limits.ts'
import { type CsvRecord, readCsv } from '#domain/people/import/readCsv.ts'
import type { MarketerDetails } from '#domain/people/marketerForms.ts'
import { formFieldOf, mapFields, type MarketerField, marketerFields } from '#domain/records/marketerForm.ts'
import { readPhone } from '#domain/readInput.ts'
import { fold } from '#domain/search.ts'

/** The form for pasted rows. {@link readImportFile} says what is wrong with them. */
export const pastedRowsSchema = z.object({ text: z.string() })

/** A row of the file as it is written, and the line of the file in which it begins. */
export interface FileRow {
  readonly line: number
  readonly details: MarketerDetails
}

/** `problem`: why no row of the file can be read. */
export type ImportFile =
  | { readonly kind: 'read'; readonly rows: readonly FileRow[] }
  | { readonly kind: 'refused'; readonly problem: string }

/** The columns of each field. First and last name can have a column each. */
type FieldColumns = Readonly<Record<MarketerField, readonly number[]>>

const maxMegabytes = importMaxBytes / 1024 ** 2

/** The limits of a file, for the person. */
export const importLimitsText = `At most ${maxImportRows} marketers and ${maxMegabytes} MB.`

export const tooLargeText = `This is larger than ${maxMegabytes} MB. Split it, or paste only the rows.`

const toLabel = (cell: string): string =>
  fold(cell)
    .replace(/[^a-z]+/g, ' ')
    .trim()

const columnsOf = (labels: readonly string[], pattern: RegExp): readonly number[] =>
  labels.flatMap((label, at) => (pattern.test(label) ? [at] : []))

const isEmailLike = (cell: string): boolean => cell.includes('@')
const isPhoneLike = (cell: string): boolean => readPhone(cell).replace(/\D/g, '').length >= 7

/** The columns that the labels of the first row name. Null if it has no labels. */
const readHeader = ({ cells }: CsvRecord): FieldColumns | null => {
  if (cells.some((cell) => isEmailLike(cell) || isPhoneLike(cell))) return null
  const labels = cells.map(toLabel)
  const columns = mapFields(({ fileLabel, filePartLabel }) => {
    const whole = columnsOf(labels, fileLabel).slice(0, 1)
    return whole.length > 0 || !filePartLabel ? whole : columnsOf(labels, filePartLabel)
  })
  return Object.values(columns).some(({ length }) => length > 0) ? columns : null
}

/** The columns of a file without labels, by what most of its cells look like. */
const guessColumns = (records: readonly CsvRecord[]): FieldColumns => {
  const width = Math.max(...records.map(({ cells }) => cells.length))
  const all = Array.from({ length: width }, (_, at) => at)
  const findColumn = (taken: readonly number[], isLike: (cell: string) => boolean): readonly number[] => {
    const counts = all.map((at) =>
      taken.includes(at) ? 0 : records.filter(({ cells }) => isLike(cells[at] ?? '')).length,
    )
    const most = Math.max(...counts)
    return most === 0 ? [] : [counts.indexOf(most)]
  }
  const email = findColumn([], isEmailLike)
  const phone = findColumn(email, isPhoneLike)
  const name = findColumn([...email, ...phone], (cell) => /\p{L}/u.test(cell))
  return { ...mapFields(() => []), name, email, phone }
}

/** The fields that a new marketer cannot do without. */
const requiredFields = marketerFields.filter((name) => !formFieldOf(name).newRule.safeParse('').success)

const refuse = (problem: string): ImportFile => ({ kind: 'refused', problem })

/** Reads the rows of a file or of copied cells. The columns can have any order, with or without a row of labels. */
export const readImportFile = (text: string): ImportFile => {
  if (text.length > importMaxBytes) return refuse(tooLargeText)
  // The first bytes of a ZIP file, which a workbook is.
  if (text.startsWith('PK\u0003\u0004'))
    return refuse('This is a workbook, not a CSV file. Save it as CSV, or copy its cells and paste them here.')
  const { records, openQuoteLine } = readCsv(text)
  if (openQuoteLine !== null) return refuse(`The quotation mark in line ${openQuoteLine} is not closed.`)
  const [first] = records
  const header = first ? readHeader(first) : null
  const rows = header ? records.slice(1) : records
  if (rows.length === 0)
    return refuse('There are no marketers in it. Each one needs a row with name, email and phone number.')
  if (rows.length > maxImportRows)
    return refuse(`At most ${maxImportRows} marketers can be added at a time. These are ${rows.length}.`)
  const columns = header ?? guessColumns(rows)
  const missing = requiredFields.filter((field) => columns[field].length === 0)
  if (missing.length > 0)
    return refuse(`There is no column for the ${missing.map((field) => formFieldOf(field).noun).join(' and the ')}.`)
  const detailsOf = (cells: readonly string[]): MarketerDetails =>
    mapFields(({ readCell }, field) => {
      const cell = columns[field].map((at) => cells[at] ?? '').join(' ')
      return readCell ? readCell(cell) : cell
    })
  return { kind: 'read', rows: rows.map(({ line, cells }) => ({ line, details: detailsOf(cells) })) }
}
