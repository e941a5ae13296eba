import { type CsvColumn, type CsvText, toCsv } from '#domain/lists/csv.ts'
import { pendingEntries, settleCurrent } from '#domain/lists/queue.ts'
import { displayNameOf } from '#domain/people/accounts.ts'
import type { FileRow } from '#domain/people/import/importFile.ts'
import {
  isSavedAs,
  type MarketerDetails,
  type MarketerProblem,
  newMarketerSchema,
} from '#domain/people/marketerForms.ts'
import type { Marketer } from '#domain/people/marketers.ts'
import { hasReferralCode } from '#domain/people/referralCodes.ts'
import { lastDigits } from '#domain/phones.ts'
import { marketerRecord } from '#domain/records/marketer.ts'
import { formFieldOf, type MarketerField, marketerFields } from '#domain/records/marketerForm.ts'
import { readEmail, readName } from '#domain/readInput.ts'
import { isolate } from '#domain/text.ts'

/**
 * A row of the file, and what became of it. `invalid`: a field is wrong. `repeated`: another row of the file has the
 * same email or phone number. `already`: a marketer has it. `refused`: the server does not accept it. `failed`: the
 * server did not confirm it, and it can be tried again.
 */
export interface ImportRow extends FileRow {
  readonly state: 'invalid' | 'repeated' | 'already' | 'waiting' | 'done' | 'refused' | 'failed'
  /** Why it is not added, for the person: what is wrong in a field, or in the call. */
  readonly errors: Readonly<Partial<Record<MarketerField | 'call', string>>>
  /** The fields that the person has changed. */
  readonly mended: readonly MarketerField[]
  /** The server may have got it. */
  readonly wasSent: boolean
  readonly marketer: Marketer | null
}

export type ImportRows = readonly ImportRow[]

/** A field of a row, as the person changes it. */
export interface RowEntry {
  readonly line: number
  readonly field: MarketerField
  readonly text: string
}

/** Why a row is not added, in one text. */
export const problemOf = ({ errors }: ImportRow): string => Object.values(errors).join('. ')

/** Excel shows a long number like this, and saves what it shows. */
const isShortened = (text: string): boolean => /^\d([.,]\d+)?E\+\d+$/i.test(text.trim())

const errorOf = (field: MarketerField, entry: string, message: string): string => {
  if (readName(entry) === '') return `The ${formFieldOf(field).noun} is missing`
  return isShortened(entry) ? 'The spreadsheet has shortened the phone number. Format its column as text' : message
}

/** Checks the row like the form of a new marketer, and reads its fields like it. */
const checkRow = (row: ImportRow): ImportRow => {
  const { data, error } = newMarketerSchema.safeParse(row.details)
  if (data) return { ...row, details: data, state: 'waiting', errors: {} }
  const errors = error.issues.map(({ path, message }) => {
    const field = path[0] as MarketerField
    return [field, errorOf(field, row.details[field], message)]
  })
  return { ...row, state: 'invalid', errors: Object.fromEntries(errors) }
}

/** What two rows of one person share. */
const keysOf = ({ email, phone }: MarketerDetails) => ({ email: readEmail(email), phone: lastDigits(phone) })

/** Finds rows with the same email or phone number. The first row counts, and one that is changed comes last. */
const findRepeated = (rows: ImportRows, mendedLine?: number): ImportRows => {
  const rankOf = ({ line, state }: ImportRow) => (line === mendedLine ? 2 : Number(state === 'repeated'))
  const lines = { email: new Map<string, number>(), phone: new Map<string, number>() }
  const checked = new Map<number, ImportRow>()
  for (const row of rows.toSorted((one, other) => rankOf(one) - rankOf(other))) {
    if (row.state === 'invalid' || row.state === 'refused') continue
    const keys = keysOf(row.details)
    const errors = Object.fromEntries(
      (['email', 'phone'] as const).flatMap((field) => {
        const line = keys[field] === '' ? undefined : lines[field].get(keys[field])
        return line === undefined ? [] : [[field, `Line ${line} has the same ${formFieldOf(field).noun}`]]
      }),
    )
    if (Object.keys(errors).length > 0) checked.set(row.line, { ...row, state: 'repeated', errors })
    else {
      lines.email.set(keys.email, row.line)
      lines.phone.set(keys.phone, row.line)
      if (row.state === 'repeated') checked.set(row.line, { ...row, state: 'waiting', errors: {} })
    }
  }
  return rows.map((row) => checked.get(row.line) ?? row)
}

/** The rows of a file with the problem of each row. Of rows with the same email or phone number, the first one counts. */
export const checkRows = (rows: readonly FileRow[]): ImportRows =>
  findRepeated(
    rows.map((row) => checkRow({ ...row, state: 'waiting', errors: {}, mended: [], wasSent: false, marketer: null })),
  )

/** The marketers by their emails, and by the last digits of their phone numbers and their codes. */
const indexMarketers = (marketers: readonly Marketer[]) => ({
  byEmail: new Map(marketers.map((marketer) => [readEmail(marketer.email), marketer])),
  byPhone: new Map(
    marketers.flatMap((marketer) =>
      [lastDigits(marketer.phoneNumber), marketer.referralCode]
        .filter((key) => key !== '' && hasReferralCode(key))
        .map((key) => [key, marketer] as const),
    ),
  ),
})

/**
 * The rows that are not added yet, compared with all marketers of the server. A row that was sent, and that the server
 * has with the same details, was added.
 */
export const compareRows = (rows: ImportRows, marketers: readonly Marketer[]): ImportRows => {
  const { byEmail, byPhone } = indexMarketers(marketers)
  return rows.map((row): ImportRow => {
    if (row.state !== 'waiting' && row.state !== 'failed') return row
    const { email, phone } = keysOf(row.details)
    const sameEmail = byEmail.get(email)
    const marketer = sameEmail ?? byPhone.get(phone)
    if (!marketer) return row
    if (row.wasSent && isSavedAs(marketer, row.details)) return { ...row, state: 'done', errors: {}, marketer }
    const field = sameEmail ? 'email' : 'phone'
    const error = `${isolate(displayNameOf(marketer))} has this ${formFieldOf(field).noun}`
    return { ...row, state: 'already', errors: { [field]: error }, marketer }
  })
}

/** Whether the person can correct the row: a field is wrong, or was wrong until the person changed it. */
export const isToCorrect = ({ state, mended }: ImportRow): boolean =>
  state === 'invalid' ||
  state === 'repeated' ||
  state === 'refused' ||
  (mended.length > 0 && state !== 'done' && state !== 'failed')

/** The fields of a row that the person can correct. */
export const fieldsToCorrect = (row: ImportRow): readonly MarketerField[] =>
  marketerFields.filter((field) => isToCorrect(row) && (field in row.errors || row.mended.includes(field)))

export const rowToCorrect = (rows: ImportRows, line: number): ImportRow | undefined =>
  rows.find((row) => row.line === line && isToCorrect(row))

/** The rows after the person has changed a field of one. It is compared with the other rows and with all marketers. */
export const mendRow = (
  rows: ImportRows,
  marketers: readonly Marketer[],
  { line, field, text }: RowEntry,
): ImportRows => {
  const row = rowToCorrect(rows, line)
  if (!row || row.details[field] === text) return rows
  const mended = checkRow({
    ...row,
    details: { ...row.details, [field]: text },
    mended: [...new Set([...row.mended, field])],
    wasSent: false,
    marketer: null,
  })
  return compareRows(
    findRepeated(
      rows.map((other) => (other === row ? mended : other)),
      line,
    ),
    marketers,
  )
}

export const markAdded = (rows: ImportRows, marketer: Marketer): ImportRows =>
  settleCurrent(rows, { state: 'done', errors: {}, marketer, wasSent: true })

/** Whether the problem is one of the row, and not of the call. Another attempt would not help. */
export const isRefused = ({ field }: MarketerProblem): boolean => field !== null

export const markNotAdded = (rows: ImportRows, problem: MarketerProblem): ImportRows =>
  settleCurrent(rows, {
    state: isRefused(problem) ? 'refused' : 'failed',
    errors: { [problem.field ?? 'call']: problem.helper ?? problem.text },
    wasSent: true,
  })

/** The rows that can be tried again: those without an answer, and those that were not sent. */
export const remainingRows = (rows: ImportRows): ImportRows =>
  rows.filter(({ state }) => state === 'failed' || state === 'waiting')

export const requeueFailedRows = (rows: ImportRows): ImportRows =>
  rows.map((row) => (row.state === 'failed' ? { ...row, state: 'waiting', errors: {} } : row))

export const addedMarketers = (rows: ImportRows): readonly Marketer[] =>
  rows.flatMap(({ state, marketer }) => (state === 'done' && marketer ? [marketer] : []))

export const countRows = (rows: ImportRows) => {
  const addedCount = addedMarketers(rows).length
  const alreadyCount = rows.filter(({ state }) => state === 'already').length
  const waitingCount = pendingEntries(rows).length
  return {
    addedCount,
    alreadyCount,
    waitingCount,
    problemCount: rows.length - addedCount - alreadyCount - waitingCount,
  }
}

/** The result of a row, for the person. */
const resultOf = ({ state }: ImportRow): 'Added' | 'Already a marketer' | 'Not added' => {
  if (state === 'done') return 'Added'
  return state === 'already' ? 'Already a marketer' : 'Not added'
}

const marketerLabels = marketerRecord.fields

const resultColumns: readonly CsvColumn<ImportRow>[] = [
  { label: 'Line', text: ({ line }) => String(line), isValue: true },
  ...marketerFields.map((name) => ({
    label: marketerLabels[formFieldOf(name).edits].label,
    text: ({ details }: ImportRow) => details[name],
  })),
  { label: marketerLabels.referralCode.label, text: ({ marketer }) => marketer?.referralCode ?? '' },
  { label: 'Result', text: resultOf },
  { label: 'Reason', text: (row) => problemOf(row) || (row.state === 'waiting' ? 'Not sent' : '') },
]

/** The results as a CSV file. The console can read it again, for example after the wrong rows were corrected. */
export const resultCsv = (rows: ImportRows): CsvText => toCsv(resultColumns, rows)
