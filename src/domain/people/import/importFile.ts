import * as z from 'zod/mini'
import { importMaxBytes, maxImportRows } from '#domain/limits.ts'
import { type CsvText, toCsv } from '#domain/lists/csv.ts'
import {
  cellOf,
  type FileField,
  findColumns,
  isEmailLike,
  isPhoneLike,
  isWords,
} from '#domain/people/import/fileColumns.ts'
import { readCsv } from '#domain/people/import/readCsv.ts'
import type { MarketerDetails } from '#domain/people/marketerForms.ts'
import { formFieldOf, mapFields, type MarketerField, marketerFields } from '#domain/records/marketerForm.ts'
import { phoneOf } from '#domain/phones.ts'
import { readEmail } from '#domain/readInput.ts'

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

const maxMegabytes = importMaxBytes / 1024 ** 2

/** The limits of a file, for the person. */
export const importLimitsText = `At most ${maxImportRows} marketers and ${maxMegabytes} MB.`

export const tooLargeText = `This is larger than ${maxMegabytes} MB. Split it, or paste only the rows.`

/** What a text of a field looks like. */
const shapes: Partial<Record<MarketerField, Pick<FileField, 'isLike' | 'weigh'>>> = {
  email: { isLike: isEmailLike },
  phone: {
    isLike: isPhoneLike,
    // A number of a member looks like a phone number, but is none.
    weigh: (cells) => cells.length + cells.filter((cell) => phoneOf(cell) !== null).length,
  },
  // The time of a form has words too, such as '2026/11/20 10:00:00 AM GMT+1'.
  name: {
    isLike: (cell) => isWords(cell) && !/\d[:/.-]\d/.test(cell),
    // Most people write two names, and a town has one.
    weigh: (cells) => new Set(cells).size + cells.filter((cell) => /\p{L}\s+\p{L}/u.test(cell)).length,
  },
}

const fileFields = mapFields(({ fileLabel, filePartLabel }, name): FileField => ({
  isLabel: (label) => fileLabel.test(label),
  isPartLabel: (label) => filePartLabel?.test(label) ?? false,
  ...shapes[name],
}))

/** The fields that a new marketer cannot do without. */
const requiredFields = marketerFields.filter((name) => !formFieldOf(name).newRule.safeParse('').success)

/** The row of the template, which is no marketer. */
export const exampleDetails: MarketerDetails = { name: 'Ada Obi', email: 'name@example.com', phone: '08031234567' }

/** A CSV file to fill in: the labels of the columns, and an example. */
export const templateCsv = (): CsvText =>
  toCsv(
    marketerFields.map((name) => ({
      label: formFieldOf(name).label,
      text: (details: MarketerDetails) => details[name],
    })),
    [exampleDetails],
  )

const refuse = (problem: string): ImportFile => ({ kind: 'refused', problem })

/** Reads the rows of a file or of copied cells. The columns can have any order, with or without a row of labels. */
export const readImportFile = (text: string): ImportFile => {
  if (text.length > importMaxBytes) return refuse(tooLargeText)
  // The first bytes of a ZIP file, which a workbook is.
  if (text.startsWith('PK\u0003\u0004'))
    return refuse('This is a workbook, not a CSV file. Save it as CSV, or copy its cells and paste them here.')
  const { records, openQuoteLine } = readCsv(text)
  if (openQuoteLine !== null) return refuse(`The quotation mark in line ${openQuoteLine} is not closed.`)
  const { columns, rows: found } = findColumns(fileFields, records)
  const rows = found.filter(({ cells }) => readEmail(cellOf(columns.email, cells)) !== exampleDetails.email)
  if (rows.length === 0)
    return refuse('There are no marketers in it. Each one needs a row with name, email and phone number.')
  if (rows.length > maxImportRows)
    return refuse(`At most ${maxImportRows} marketers can be added at a time. These are ${rows.length}.`)
  const missing = requiredFields.filter((field) => columns[field].length === 0)
  if (missing.length > 0)
    return refuse(`There is no column for the ${missing.map((field) => formFieldOf(field).noun).join(' and the ')}.`)
  const detailsOf = (cells: readonly string[]): MarketerDetails =>
    mapFields(({ readCell }, field) => {
      const cell = cellOf(columns[field], cells)
      return readCell ? readCell(cell) : cell
    })
  return { kind: 'read', rows: rows.map(({ line, cells }) => ({ line, details: detailsOf(cells) })) }
}
