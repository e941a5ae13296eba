/** A text in which quotes are doubled, or the number of a character. */
const part = /"((?:[^"]|"")*)"|CHAR\((\d+)\)/gu

/** Parts joined by `&`. */
const textFormula = /^=("(?:[^"]|"")*"|CHAR\(\d+\))(&("(?:[^"]|"")*"|CHAR\(\d+\)))*$/u

/** What a spreadsheet reads as a number, a day, a time or a truth value, and shows in its own way. */
const changed: readonly RegExp[] = [
  /^'/,
  /^\s*(true|false)\s*$/i,
  /^\s*[+-]?0\d+\s*$/,
  /^\s*\d{12,}\s*$/,
  /^\s*\d*\.\d*0\s*$/,
  /^\s*\d+(\.\d+)?e[+-]?\d+\s*$/i,
  /^\s*\d{1,4}[-/.]\d{1,2}([-/.]\d{1,4})?\s*$/,
  /^\s*\d{1,2}:\d{2}(:\d{2})?\s*$/,
  /^\s*(\d{1,2}[ -]mar|mar[ -]\d{1,4})\s*$/i,
]

/** The text that a spreadsheet shows for a cell of a CSV file. A model of Excel, Google Sheets and LibreOffice. */
export const shownCell = (cell: string): string => {
  // LibreOffice shows a formula with a line break as it is.
  if (textFormula.test(cell) && !/[\r\n]/.test(cell))
    return [...cell.matchAll(part)]
      .map(([, text = '', code]) => (code ? String.fromCharCode(Number(code)) : text.replaceAll('""', '"')))
      .join('')
  if (/^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u.test(cell)) return `(run) ${cell}`
  return changed.some((pattern) => pattern.test(cell)) ? `(changed) ${cell}` : cell
}
