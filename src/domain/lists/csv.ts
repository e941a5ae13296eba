import { fold } from '#domain/search.ts'

/** One column of a CSV file. */
export interface CsvColumn<Entity = never> {
  readonly label: string
  readonly text: (entity: Entity) => string
  /** Digits that are not a number, such as a phone number. A spreadsheet must not change them. */
  readonly isText?: boolean
}

/**
 * Whether a spreadsheet could run the text as a formula, or remove its first characters. Spreadsheets in Asian languages
 * read full-width signs like the others. Spaces and invisible characters before the sign do not help.
 */
const isFormula = (text: string): boolean => /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]|^[\t\r\n]/u.test(text)

/** Whether a spreadsheet shows the digits as they are: it drops a leading zero, and rounds or shortens long numbers. */
const staysUnchanged = (text: string): boolean => /^[1-9]\d{0,10}$/.test(text)

/** Programs that read the file can end a text at NUL. */
const withoutNul = (text: string): string => text.replaceAll('\0', '')

const quote = (text: string): string =>
  /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text

const formatCell = (value: string, isDigits = false): string => {
  const text = withoutNul(value)
  return quote(text !== '' && ((isDigits && !staysUnchanged(text)) || isFormula(text)) ? `'${text}` : text)
}

/**
 * The rows as CSV: RFC 4180 with commas, doubled quotes and CRLF after every line.
 * The text begins with a byte order mark, because spreadsheets recognise UTF-8 by it.
 * Cells that a spreadsheet could run as a formula begin with an apostrophe, and so do text cells that it would change
 * (decision 0018).
 */
export const toCsv = <Entity>(columns: readonly CsvColumn<Entity>[], entities: readonly Entity[]): string => {
  const lines = [
    columns.map(({ label }) => formatCell(label)),
    ...entities.map((entity) => columns.map(({ text, isText }) => formatCell(text(entity), isText))),
  ]
  return `\ufeff${lines.map((cells) => `${cells.join(',')}\r\n`).join('')}`
}

/** Joins parts into a file name of lower-case letters, digits and dashes. */
export const toFileName = (parts: readonly string[], extension: string): string => {
  const slugs = parts.map((part) =>
    fold(part)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
  )
  return `${slugs.filter(Boolean).join('-').slice(0, 120)}.${extension}`
}
