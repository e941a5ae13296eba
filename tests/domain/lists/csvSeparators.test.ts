import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CsvReader, toCsv } from '#domain/lists/csv.ts'
import { shownCell } from '#tests/support/spreadsheet.ts'

const columns = [{ label: 'Text', text: (text: string) => text }]

const fileOf = (texts: readonly string[], reader: CsvReader = 'spreadsheet') => toCsv(columns, texts, reader)

/** The cells of a file that is opened with these separators. LibreOffice takes several at once. */
const opened = (file: string, delimiter: string | string[]): string[][] =>
  parse(file, { bom: true, delimiter, record_delimiter: '\r\n' })

/**
 * Every sign that can be seen, or that controls, and is no letter or digit: somebody separates cells with it. The file
 * itself has `,` between its cells, and `&` between the parts of its formulas.
 */
const signs = [
  ...Array.from({ length: 0x250 }, (_, code) => String.fromCodePoint(code)),
  '、',
  '，',
  '；',
  '\u2028',
].filter((sign) => /[^\p{L}\p{M}\p{N}\p{Zs}\p{Cf}"=+\-@%,&\0\r\n]/u.test(sign))

/**
 * The cells of a line for a program that knows another separator. Like Excel it takes quotes at the start of a cell
 * away, and everything behind them as it is.
 */
const looseCells = (line: string, separator: string): string[] => {
  const cells: string[] = []
  for (let rest = line; ;) {
    const quoted = /^"((?:[^"]|"")*)"/.exec(rest)
    const at = rest.indexOf(separator, quoted?.[0].length ?? 0)
    const end = at === -1 ? rest.length : at
    cells.push((quoted?.[1] ?? '').replaceAll('""', '"') + rest.slice(quoted?.[0].length ?? 0, end))
    if (at === -1) return cells
    rest = rest.slice(at + separator.length)
  }
}

const attacks = ['Ada;=2+3', ';=1+1;', 'Ada\t=2+3', '\t=2+3', 'Ada; -2+3', 'Ada;"=2+3', 'Ada\n=2+3', 'Ada|@SUM(1)']

describe.each([',', ';', '\t'])('a file of one column that is opened with %j as its separator', (separator) => {
  test.each(attacks)('shows %j unchanged', (text) => {
    const [, [cell = ''] = []] = opened(fileOf([text]), separator)
    expect(shownCell(cell)).toBe(text)
  })
})

test.each(attacks)('a file that is opened with three separators at once shows %j unchanged', (text) => {
  const lines = opened(toCsv([...columns, ...columns], ['Skirt; size 10\tblue', text]), [',', ';', '\t'])
  expect(lines.map((line) => line.map(shownCell))).toEqual([
    ['Text', 'Text'],
    ['Skirt; size 10\tblue', 'Skirt; size 10\tblue'],
    [text, text],
  ])
})

test('no sign in front of a formula makes it run for a program that separates cells with that sign', () => {
  const later = [{ label: 'Id', text: () => 'USR-1' }, ...columns]
  fc.assert(
    fc.property(
      fc.constantFrom(...signs),
      fc.stringMatching(/^[ "'\u200b]{0,3}[=+@|%＝-]1[+"]?$/),
      fc.boolean(),
      (sign, formula, isTwice) => {
        const text = `Ada${sign}${formula}${isTwice ? `${sign}${formula}${sign}` : ''}`
        const [, line = ''] = toCsv(later, [text]).split('\r\n')
        const [, ...tail] = looseCells(line, sign)
        expect(tail.filter((cell) => /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝]/u.test(cell))).toEqual([])
        expect(shownCell(looseCells(line, ',')[1] ?? '')).toBe(text)
      },
    ),
    { numRuns: 2_000 },
  )
})

test.each([
  'Skirt; size 10',
  'Marketer - Lagos',
  'Ada\tObi',
  'ada+shop@example.com',
  'Blue dress\nsize 12',
  'Ada -- Obi',
  'C++',
  '20% off',
  "O'Neil",
])('%j needs no formula', (text) => {
  expect(opened(fileOf([text]), [',', ';', '\t'])[1]).toEqual([text])
})

test('a line break in a column that needs formulas is none of the file, because LibreOffice shows such a formula', () => {
  expect(fileOf(['Blue dress\nsize 12', '-10% today', 'a\r\nb\tc']).split('\r\n').slice(1)).toEqual([
    '"=""Blue dress""&CHAR(10)&""size 12"""',
    '"=""-10% today"""',
    '"=""a""&CHAR(13)&CHAR(10)&""b""&CHAR(9)&""c"""',
    '',
  ])
})

test('a formula is never longer than Excel accepts, and no sign is cut in two', () => {
  const cellOf = (text: string) => opened(fileOf([text, '=1']), ',')[1]?.[0] ?? ''
  expect(shownCell(cellOf('😀'.repeat(1_000)))).toBe('😀'.repeat(1_000))
  expect(cellOf('😀'.repeat(1_000))).not.toMatch(/[\ud800-\udbff]"&"/)
  expect(cellOf('"'.repeat(7_000))).toBe('"'.repeat(7_000))
  expect(cellOf(`Ada;${'=1;'.repeat(4_000)}`)).toBe(`Ada;${"'=1;".repeat(4_000)}`)
})

test('a file for another program has the text as it is, and no separator outside of quotes', () => {
  const lines = opened(fileOf([...attacks, 'Skirt; size 10'], 'program'), [',', ';', '\t'])
  expect(lines.slice(1).flat()).toEqual([...attacks, 'Skirt; size 10'])
})
