import { fold } from '#domain/search.ts'

/** One column of a CSV file. */
export interface CsvColumn<Entity = never> {
  readonly label: string
  readonly text: (entity: Entity) => string
  /** Numbers and days that the console writes. A spreadsheet may calculate with them. */
  readonly isValue?: boolean
}

/** Who reads a file. A spreadsheet would change texts such as `012`, another program would not. */
export type CsvReader = 'spreadsheet' | 'program'

export const csvReaderLabels: Readonly<Record<CsvReader, string>> = {
  spreadsheet: 'For a spreadsheet',
  program: 'For another program',
}

/**
 * Whether a spreadsheet could run the text as a formula. Spreadsheets in Asian languages read full-width signs like the
 * others. Spaces and invisible characters before the sign do not help.
 */
const isFormula = (text: string): boolean => /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]|^[\t\r\n]/u.test(text)

/** Numbers that a spreadsheet shows as they are: it drops zeros before them, and shortens long ones. */
const isPlainNumber = (text: string): boolean => /^(0|[1-9]\d{0,10})$/.test(text)

const months =
  'jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?'
const weekdays = '(mon|tues?|wed(nes)?|thu(rs)?|fri|satu?r?|sun)(day)?'

/** A word of a number or a time: a month, a weekday, am, pm, the e of 1e5, or a currency. */
const valueWord = new RegExp(`^(${months}|${weekdays}|[ap]m?|[et]|ngn|usd|eur|gbp)$`, 'iu')

/** Whether a spreadsheet could read the text as another number, as a day, a time or a truth value. */
const isValueLike = (text: string): boolean => {
  const trimmed = text.trim()
  if (/^(true|false)$/i.test(trimmed)) return true
  if (!/\p{Nd}/u.test(trimmed) || trimmed.length > 60) return false
  const words = trimmed.match(/\p{L}+/gu) ?? []
  return /^[\p{L}\p{Nd}\p{Sc}\s.,:/()'+\-%]+$/u.test(trimmed) && words.every((word) => valueWord.test(word))
}

/** Whether a spreadsheet would calculate the text, or show another one. Google Sheets hides an apostrophe at the start. */
const needsProtection = (text: string, isValue = false): boolean =>
  isFormula(text) || text.startsWith("'") || (!isValue && !isPlainNumber(text) && isValueLike(text))

/** The longest text in a formula of Excel, and the longest formula. */
const maxFormulaText = 255
const maxFormula = 8_000

/**
 * A formula whose only value is the text. All quotes in it are doubled, so it cannot contain another formula. A text
 * that is too long for a formula of Excel gets an apostrophe if a spreadsheet would run it.
 */
const toTextFormula = (text: string): string => {
  if (text === '') return ''
  if (text.length > maxFormula) return isFormula(text) ? `'${text}` : text
  const parts = text.match(new RegExp(`[^]{1,${maxFormulaText}}`, 'g')) ?? []
  return `=${parts.map((part) => `"${part.replaceAll('"', '""')}"`).join('&')}`
}

/** Spreadsheets can end a text at NUL. */
const withoutNul = (text: string): string => text.replaceAll('\0', '')

const quote = (text: string): string =>
  /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text

/** The rows of a part of a file. Making a part takes a few milliseconds. */
const rowsOfPart = 500

/**
 * The parts of a CSV file: RFC 4180 with commas, doubled quotes and CRLF after every line. Parts can be empty: first
 * all texts are read, because a column has one form (decision 0018).
 */
export function* csvParts<Entity>(
  columns: readonly CsvColumn<Entity>[],
  entities: readonly Entity[],
  reader: CsvReader,
): Generator<string, void> {
  const isForSpreadsheet = reader === 'spreadsheet'
  const isProtected = columns.map(() => false)
  const checked = isForSpreadsheet ? entities : []
  for (let at = 0; at < checked.length; at += rowsOfPart) {
    const part = checked.slice(at, at + rowsOfPart)
    columns.forEach(({ text, isValue }, index) => {
      isProtected[index] ||= part.some((entity) => needsProtection(withoutNul(text(entity)), isValue))
    })
    yield ''
  }
  const formatCell = (text: string, index: number): string => {
    if (!isForSpreadsheet) return quote(text)
    return quote(isProtected[index] ? toTextFormula(withoutNul(text)) : withoutNul(text))
  }
  // Spreadsheets recognise UTF-8 by the byte order mark. Other programs would read it as a part of the first label.
  yield `${isForSpreadsheet ? '\ufeff' : ''}${columns.map(({ label }) => quote(label)).join(',')}\r\n`
  for (let at = 0; at < entities.length; at += rowsOfPart)
    yield entities
      .slice(at, at + rowsOfPart)
      .map((entity) => `${columns.map(({ text }, index) => formatCell(text(entity), index)).join(',')}\r\n`)
      .join('')
}

/** The rows as CSV, in one part. */
export const toCsv = <Entity>(
  columns: readonly CsvColumn<Entity>[],
  entities: readonly Entity[],
  reader: CsvReader = 'spreadsheet',
): string => [...csvParts(columns, entities, reader)].join('')

/** Joins parts into a file name of lower-case letters, digits and dashes. */
export const toFileName = (parts: readonly string[], extension: string): string => {
  const slugs = parts.map((part) =>
    fold(part)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
  )
  return `${slugs.filter(Boolean).join('-').slice(0, 120)}.${extension}`
}
