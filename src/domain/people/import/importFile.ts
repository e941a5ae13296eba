import * as z from 'zod/mini'
import { importMaxBytes, maxImportRows } from '#domain/limits.ts'
import { type CsvRecord, readCsv } from '#domain/people/import/readCsv.ts'
import type { MarketerDetails } from '#domain/people/marketerForms.ts'
import { formFieldOf, mapFields, type MarketerField, marketerFields } from '#domain/records/marketerForm.ts'
import { phoneOf } from '#domain/phones.ts'
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

const isEmailLike = (cell: string): boolean => /^\S+@\S+$/.test(cell.trim())

/** A day has as many digits as a phone number. */
const isDayLike = (cell: string): boolean => /^\s*\d{1,4}([-/.])\d{1,2}\1\d{1,4}\s*$/.test(cell)

const isPhoneLike = (cell: string): boolean =>
  /^[\d\s()+./\-\u2010-\u2015]+$/.test(cell) && cell.replace(/\D/g, '').length >= 7 && !isDayLike(cell)

const isNameLike = (cell: string): boolean => /\p{L}/u.test(cell) && !cell.includes('@')

/** The columns that the labels of the first row name. */
const labelledColumns = (labels: readonly string[]): FieldColumns =>
  mapFields(({ fileLabel, filePartLabel }) => {
    const whole = columnsOf(labels, fileLabel).slice(0, 1)
    return whole.length > 0 || !filePartLabel ? whole : columnsOf(labels, filePartLabel)
  })

/**
 * The columns with the others by what is in them: at least half of the texts of a column look alike. Of several columns,
 * the one counts that says most.
 */
const withGuesses = (known: FieldColumns, records: readonly CsvRecord[]): FieldColumns => {
  const width = Math.max(...records.map(({ cells }) => cells.length))
  const taken = Object.values(known).flat()
  const findColumn = (
    isLike: (cell: string) => boolean,
    weigh: (cells: readonly string[]) => number,
  ): readonly number[] => {
    const weights = Array.from({ length: width }, (_, at) => {
      const texts = records.map(({ cells }) => cells[at] ?? '').filter((cell) => cell.trim() !== '')
      const alike = texts.filter(isLike)
      return taken.includes(at) || alike.length * 2 < texts.length ? 0 : weigh(alike)
    })
    const most = Math.max(...weights)
    const found = most === 0 ? [] : [weights.indexOf(most)]
    taken.push(...found)
    return found
  }
  // A number of a member looks like a phone number, but is none.
  const readable = (cells: readonly string[]) => cells.length + cells.filter((cell) => phoneOf(cell) !== null).length
  const email = known.email.length > 0 ? known.email : findColumn(isEmailLike, ({ length }) => length)
  const phone = known.phone.length > 0 ? known.phone : findColumn(isPhoneLike, readable)
  // Names differ from row to row, types such as 'Work' do not.
  const name = known.name.length > 0 ? known.name : findColumn(isNameLike, (cells) => new Set(cells).size)
  return { ...known, name, email, phone }
}

const noColumns: FieldColumns = mapFields(() => [])

/** The columns of a file, and whether its first row has labels. */
const readColumns = (records: readonly CsvRecord[]): { columns: FieldColumns; hasLabels: boolean } => {
  const [first = { line: 1, cells: [] }, ...rest] = records
  const isData = first.cells.some((cell) => isEmailLike(cell) || isPhoneLike(cell))
  const known = isData ? noColumns : labelledColumns(first.cells.map(toLabel))
  if (Object.values(known).some(({ length }) => length > 0))
    return { columns: rest.length > 0 ? withGuesses(known, rest) : known, hasLabels: true }
  const columns = withGuesses(noColumns, records)
  // A row that has words for email and phone has labels. Half an email or number is a mistake in a row.
  const contacts = [...columns.email, ...columns.phone]
  const hasLabels = !isData && contacts.length > 0 && contacts.every((at) => isNameLike(first.cells[at] ?? ''))
  return hasLabels ? { columns: withGuesses(noColumns, rest), hasLabels } : { columns, hasLabels }
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
  const { columns, hasLabels } = readColumns(records)
  const rows = hasLabels ? records.slice(1) : records
  if (rows.length === 0)
    return refuse('There are no marketers in it. Each one needs a row with name, email and phone number.')
  if (rows.length > maxImportRows)
    return refuse(`At most ${maxImportRows} marketers can be added at a time. These are ${rows.length}.`)
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
