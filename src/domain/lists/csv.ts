/** One column of a file. */
export interface CsvColumn<Entity = never> {
  readonly label: string
  readonly text: (entity: Entity) => string
  /** Digits that are no number, as a phone's: a spreadsheet keeps them as they are. */
  readonly isText?: boolean
}

/** What a spreadsheet would take for a formula, or would cut off, at the start of a cell. */
const isFormula = (text: string): boolean => /^[\s]*[=+\-@\t\r\n|%]/.test(text)

const quoted = (text: string): string =>
  /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text

const cell = (text: string, isDigits = false): string =>
  quoted(text !== '' && (isDigits || isFormula(text)) ? `'${text}` : text)

/**
 * A file of rows (RFC 4180: commas, quotes doubled, CRLF after every line), with the mark by which spreadsheets know UTF-8.
 * A cell that a spreadsheet would run, and every cell of digits, begins with an apostrophe (decision 0018).
 */
export const toCsv = <Entity>(columns: readonly CsvColumn<Entity>[], entities: readonly Entity[]): string => {
  const lines = [
    columns.map(({ label }) => cell(label)),
    ...entities.map((entity) => columns.map(({ text, isText }) => cell(text(entity), isText))),
  ]
  return `\ufeff${lines.map((cells) => `${cells.join(',')}\r\n`).join('')}`
}

/** A name for a file out of parts that say what is in it: small letters, digits and dashes. */
export const toFileName = (parts: readonly string[], ending: string): string => {
  const plain = parts.map((part) =>
    part
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
  )
  return `${plain.filter(Boolean).join('-').slice(0, 120)}.${ending}`
}
