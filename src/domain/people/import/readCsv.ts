/** A record of a CSV file: a row of a table. */
export interface CsvRecord {
  /** The line of the file in which it begins. The first one is 1. */
  readonly line: number
  readonly cells: readonly string[]
}

export interface CsvContent {
  /** The records with at least one text. */
  readonly records: readonly CsvRecord[]
  /** The line of a quotation mark that is not closed. The rest of the file cannot be read. */
  readonly openQuoteLine: number | null
}

/** Copied cells of a spreadsheet are separated by tabs. Excel writes semicolons where the comma is a decimal sign. */
const delimiters = ['\t', ';', ','] as const

/** Some files name their delimiter in the first line, for Excel. */
const delimiterLine = /^sep=([^\s\w"]|\t)\r?\n/

/** The delimiter of the first line that has one: a title can be above the table. */
const findDelimiter = (text: string): string => {
  const line = /[^\r\n]*[\t;,].*/.exec(text.replace(/"(?:[^"]|"")*"/g, '').trim())?.[0] ?? ''
  const countOf = (delimiter: string) => line.split(delimiter).length
  return delimiters.reduce((best, delimiter) => (countOf(delimiter) > countOf(best) ? delimiter : best))
}

/** A part of a formula that is a text, or the number of a character. */
const formulaPart = /"((?:[^"]|"")*)"|CHAR\((\d{1,3})\)/g

const textFormula = new RegExp(`^=(?:${formulaPart.source})(?:&(?:${formulaPart.source}))*$`)

/** A spreadsheet writes a text that it must not calculate as a formula, or with an apostrophe. */
const toCell = (text: string): string =>
  text
    .replace(textFormula, (formula) =>
      [...formula.matchAll(formulaPart)]
        .map(([, part = '', code]) => (code ? String.fromCharCode(Number(code)) : part.replaceAll('""', '"')))
        .join(''),
    )
    .replace(/^'(?=[=+\-@\d])/, '')
    .trim()

/** A cell with quotation marks, a cell without, and what ends it. */
const cellPattern = (delimiter: string) =>
  new RegExp(`[^\\S\\r\\n\\t]*"((?:[^"]|"")*)("?)([^\\${delimiter}\\r\\n]*)|([^\\${delimiter}\\r\\n]*)`, 'y')

/** Reads a CSV file or copied cells. It accepts what spreadsheets write: RFC 4180, with a comma, semicolon or tab. */
export const readCsv = (file: string): CsvContent => {
  const marked = delimiterLine.exec(file.replace(/^\ufeff/, ''))
  const text = file.replace(/^\ufeff/, '').slice(marked?.[0].length ?? 0)
  const delimiter = marked?.[1] ?? findDelimiter(text)
  const pattern = cellPattern(delimiter)
  const records: CsvRecord[] = []
  let line = marked ? 2 : 1
  let record: { line: number; cells: string[] } = { line, cells: [] }
  for (let at = 0; at < text.length; at += 1) {
    pattern.lastIndex = at
    const [whole = '', quoted, closing, rest = '', plain = ''] = pattern.exec(text) ?? []
    if (quoted !== undefined && closing === '') return { records, openQuoteLine: line }
    record.cells.push(toCell(quoted === undefined ? plain : quoted.replaceAll('""', '"') + rest))
    line += whole.match(/\r\n|\r|\n/g)?.length ?? 0
    at += whole.length
    if (text[at] === delimiter && at + 1 < text.length) continue
    if (record.cells.some((cell) => cell !== '')) records.push(record)
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1
    line += 1
    record = { line, cells: [] }
  }
  return { records, openQuoteLine: null }
}
