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
  /** Why it is not added, for the person. */
  readonly problem: string | null
  /** The server may have got it. */
  readonly wasSent: boolean
  readonly marketer: Marketer | null
}

export type ImportRows = readonly ImportRow[]

/** Excel shows a long number like this, and saves what it shows. */
const isShortened = (text: string): boolean => /^\d([.,]\d+)?E\+\d+$/i.test(text.trim())

const problemsOf = (details: MarketerDetails): readonly string[] => {
  const issues = newMarketerSchema.safeParse(details).error?.issues ?? []
  return issues.map(({ path, message }) => {
    const field = path[0] as MarketerField
    if (readName(details[field]) === '') return `The ${formFieldOf(field).noun} is missing`
    return isShortened(details[field])
      ? 'The spreadsheet has shortened the phone number. Format its column as text'
      : message
  })
}

const toImportRow = ({ line, details }: FileRow): ImportRow => {
  const read = newMarketerSchema.safeParse(details)
  const problem = read.success ? null : problemsOf(details).join('. ')
  return {
    line,
    details: read.success ? read.data : details,
    state: read.success ? 'waiting' : 'invalid',
    problem,
    wasSent: false,
    marketer: null,
  }
}

/** What two rows of one person share. */
const keysOf = ({ email, phone }: MarketerDetails) => ({ email: readEmail(email), phone: lastDigits(phone) })

/** The rows of a file with the problem of each row. Of rows with the same email or phone number, the first one counts. */
export const checkRows = (rows: readonly FileRow[]): ImportRows => {
  const emailLines = new Map<string, number>()
  const phoneLines = new Map<string, number>()
  return rows.map((fileRow) => {
    const row = toImportRow(fileRow)
    if (row.state !== 'waiting') return row
    const { email, phone } = keysOf(row.details)
    const [emailLine, phoneLine] = [emailLines.get(email), phoneLines.get(phone)]
    if (emailLine !== undefined) return { ...row, state: 'repeated', problem: `Line ${emailLine} has the same email` }
    if (phoneLine !== undefined)
      return { ...row, state: 'repeated', problem: `Line ${phoneLine} has the same phone number` }
    emailLines.set(email, row.line)
    phoneLines.set(phone, row.line)
    return row
  })
}

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
    if (row.wasSent && isSavedAs(marketer, row.details)) return { ...row, state: 'done', problem: null, marketer }
    const problem = `${isolate(displayNameOf(marketer))} has this ${sameEmail ? 'email' : 'phone number'}`
    return { ...row, state: 'already', problem, marketer }
  })
}

export const markAdded = (rows: ImportRows, marketer: Marketer): ImportRows =>
  settleCurrent(rows, { state: 'done', problem: null, marketer, wasSent: true })

/** Whether the problem is one of the row, and not of the call. Another attempt would not help. */
export const isRefused = ({ field }: MarketerProblem): boolean => field !== null

export const markNotAdded = (rows: ImportRows, problem: MarketerProblem): ImportRows =>
  settleCurrent(rows, {
    state: isRefused(problem) ? 'refused' : 'failed',
    problem: problem.helper ?? problem.text,
    wasSent: true,
  })

/** The rows that can be tried again: those without an answer, and those that were not sent. */
export const remainingRows = (rows: ImportRows): ImportRows =>
  rows.filter(({ state }) => state === 'failed' || state === 'waiting')

export const requeueFailedRows = (rows: ImportRows): ImportRows =>
  rows.map((row) => (row.state === 'failed' ? { ...row, state: 'waiting', problem: null } : row))

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
  { label: 'Reason', text: ({ state, problem }) => problem ?? (state === 'waiting' ? 'Not sent' : '') },
]

/** The results as a CSV file. The console can read it again, for example after the wrong rows were corrected. */
export const resultCsv = (rows: ImportRows): CsvText => toCsv(resultColumns, rows)
