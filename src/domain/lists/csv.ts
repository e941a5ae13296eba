import { fold } from '#domain/search/search.ts'

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

/** The signs that begin a formula. Spreadsheets in Asian languages read full-width signs like the others. */
const formulaSign = '[=+\\-@|%＝＋－＠]'

/** Spaces, invisible characters and quotes before the sign do not help. */
const isFormula = (text: string): boolean =>
  new RegExp(`^[\\s\\p{Cc}\\p{Cf}]*${formulaSign}|^[\\t\\r\\n]`, 'u').test(text)

/**
 * The places in a text at which another program could begin a cell with a formula. Which sign separates its cells is
 * not known: it can be any that is no letter, digit or space.
 */
const innerFormula = new RegExp(
  `(?<=[^\\p{L}\\p{M}\\p{N}\\p{Zs}\\p{Cf}"=+\\-@%])(?=[\\s\\p{Cc}\\p{Cf}"']*${formulaSign})`,
  'u',
)

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
  isFormula(text) ||
  innerFormula.test(text) ||
  text.startsWith("'") ||
  (!isValue && !isPlainNumber(text) && isValueLike(text))

/** A part of a formula of Excel has at most 255 characters. A sign of two characters stays whole. */
const formulaParts = /[^]{1,255}(?![\udc00-\udfff])|[^]/g

/** The longest formula of Excel. */
const maxFormula = 8_192

const toTextPart = (part: string): string => `"${part.replaceAll('"', '""')}"`

/**
 * A formula whose only value is the text. All quotes in it are doubled, so it cannot contain another formula. A new part
 * begins where another program could begin a cell, so that the cell begins with a quote. LibreOffice does not calculate
 * a formula with a line break. A text that no formula can hold gets apostrophes where a spreadsheet would run it.
 */
const toTextFormula = (text: string): string => {
  if (text === '') return ''
  const parts = text
    .split(/([\t\r\n])/)
    .filter(Boolean)
    .flatMap((line) =>
      /[\t\r\n]/.test(line)
        ? [`CHAR(${line.charCodeAt(0)})`]
        : line.split(innerFormula).flatMap((piece) => piece.match(formulaParts)?.map(toTextPart) ?? []),
    )
  const formula = `=${parts.join('&')}`
  if (formula.length <= maxFormula) return formula
  return `${isFormula(text) ? "'" : ''}${text.split(innerFormula).join("'")}`
}

/** Spreadsheets can end a text at NUL. */
const withoutNul = (text: string): string => text.replaceAll('\0', '')

/** A cell as it is written in a file. */
type CsvCell = string & { readonly isCsvCell: true }

/** A file, or a part of it. Only this module makes one, so no text gets into a file as it is. */
export type CsvText = string & { readonly isCsvText: true }

/** Another program may know another separator: signs that could be one are in quotes. */
const toCell = (text: string): CsvCell =>
  (/^[\p{L}\p{M}\p{N} .:/_'()=+\-@%]*$/u.test(text) && text === text.trim()
    ? text
    : `"${text.replaceAll('"', '""')}"`) as CsvCell

const toLine = (cells: readonly CsvCell[]): string => `${cells.join(',')}\r\n`

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
): Generator<CsvText, void> {
  const isForSpreadsheet = reader === 'spreadsheet'
  const isProtected = columns.map(() => false)
  const checked = isForSpreadsheet ? entities : []
  for (let at = 0; at < checked.length; at += rowsOfPart) {
    const part = checked.slice(at, at + rowsOfPart)
    columns.forEach(({ text, isValue }, index) => {
      isProtected[index] ||= part.some((entity) => needsProtection(withoutNul(text(entity)), isValue))
    })
    yield '' as CsvText
  }
  const formatCell = (text: string, index: number): CsvCell => {
    if (!isForSpreadsheet) return toCell(text)
    return toCell(isProtected[index] ? toTextFormula(withoutNul(text)) : withoutNul(text))
  }
  // Spreadsheets recognise UTF-8 by the byte order mark. Other programs would read it as a part of the first label.
  yield `${isForSpreadsheet ? '\ufeff' : ''}${toLine(columns.map(({ label }) => toCell(label)))}` as CsvText
  for (let at = 0; at < entities.length; at += rowsOfPart)
    yield entities
      .slice(at, at + rowsOfPart)
      .map((entity) => toLine(columns.map(({ text }, index) => formatCell(text(entity), index))))
      .join('') as CsvText
}

/** The parts of a file as one text. */
export const joinCsvParts = (parts: Iterable<CsvText>): CsvText => [...parts].join('') as CsvText

/** The rows as CSV, in one part. */
export const toCsv = <Entity>(
  columns: readonly CsvColumn<Entity>[],
  entities: readonly Entity[],
  reader: CsvReader = 'spreadsheet',
): CsvText => joinCsvParts(csvParts(columns, entities, reader))

/** Joins parts into a file name of lower-case letters, digits and dashes. */
export const toFileName = <Extension extends string>(
  parts: readonly string[],
  extension: Extension,
): `${string}.${Extension}` => {
  const slugs = parts.map((part) =>
    fold(part)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
  )
  return `${slugs.filter(Boolean).join('-').slice(0, 120)}.${extension}`
}
