import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toCsv } from '#domain/lists/csv.ts'
import { readCsv } from '#domain/people/import/readCsv.ts'

const cellsOf = (text: string) => readCsv(text).records.map(({ cells }) => cells)

describe('a CSV file', () => {
  test.each([
    ['commas', 'a,b\nc,d\n'],
    ['semicolons', 'a;b\r\nc;d\r\n'],
    ['tabs, as copied cells', 'a\tb\nc\td'],
    ['the line ends of old Macs', 'a,b\rc,d\r'],
    ['a byte order mark', '\ufeffa,b\nc,d'],
    ['the delimiter in the first line', 'sep=|\na|b\nc|d'],
    ['blank lines and empty rows', '\n\na,b\n,\n  \nc,d\n\n'],
    ['spaces around cells', ' a , b\nc ,d'],
    ['quotation marks everywhere', '"a","b"\n"c","d"'],
    ['a space before a quotation mark', 'a, "b"\nc, "d"'],
    ['texts that a spreadsheet must not calculate', '="a",="b"\nc,"=""d"""'],
    ['texts of several parts', '="a",=CHAR(98)\n"=""""&CHAR(99)",d'],
  ])('can have %s', (_, text) => {
    expect(cellsOf(text)).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
  })

  test.each([
    ['"Obi, Ada";ada@example.com;x', ['Obi, Ada', 'ada@example.com', 'x']],
    ['Obi, Ada;ada@example.com;x', ['Obi, Ada', 'ada@example.com', 'x']],
    ['"Ada ""Bee"" Obi",x', ['Ada "Bee" Obi', 'x']],
    ['Ada "Bee" Obi,x', ['Ada "Bee" Obi', 'x']],
    ['"Ada" Obi,x', ['Ada Obi', 'x']],
    ["'08031234567,'+2348031234567,'Ada", ['08031234567', '+2348031234567', "'Ada"]],
    ['a,,c,', ['a', '', 'c']],
  ])('%s', (text, cells) => {
    expect(cellsOf(text)).toEqual([cells])
  })

  test('knows the line in which each record begins', () => {
    const lines = (text: string) => readCsv(text).records.map(({ line }) => line)
    expect([lines('a,b\n\n"c\nc",d\r\ne,f'), lines('sep=;\na;b\nc;d')]).toEqual([
      [1, 3, 5],
      [2, 3],
    ])
  })

  test('names the line of a quotation mark that is not closed', () => {
    expect(readCsv('a,b\nc,"d\ne,f')).toEqual({ records: [{ line: 1, cells: ['a', 'b'] }], openQuoteLine: 2 })
  })
})

const cell = fc
  .string({ unit: fc.constantFrom('a', 'é', '0', '@', ' ', ',', ';', '\t', '"', '\n', '\r\n') })
  .map((text) => text.trim())
  .filter((text) => text !== '' && !text.startsWith('='))
const table = fc
  .integer({ min: 2, max: 4 })
  .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }))

test('what an independent library writes is read as it was', () => {
  const delimiter = fc.constantFrom(',', ';', '\t')
  fc.assert(
    fc.property(table, delimiter, fc.boolean(), fc.boolean(), (rows, separator, bom, isQuoted) => {
      // The first row shows the delimiter.
      const records = [rows[0]?.map(() => 'x') ?? [], ...rows]
      const text = stringify(records, {
        delimiter: separator,
        bom,
        quoted: isQuoted,
        record_delimiter: isQuoted ? '\r\n' : '\n',
      })
      expect(cellsOf(text)).toEqual(records)
    }),
  )
})

test('what the console exports is read as it was', () => {
  const columns = [0, 1].map((at) => ({ label: `Column ${at}`, text: (cells: readonly string[]) => cells[at] ?? '' }))
  const phone = fc.constantFrom('+2348031234567', '08031234567', '012', '10-12', '@x', '-5', 'a;=1', 'a\r\n"b')
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, phone), { minLength: 1 }), (rows) => {
      expect(cellsOf(toCsv(columns, rows)).slice(1)).toEqual(rows)
    }),
  )
})

test('any text can be read', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\r', '\n', ' ', '=', "'") }), (text) => {
      const { records } = readCsv(text)
      expect(records.every(({ cells }) => cells.some((content) => content !== ''))).toBe(true)
    }),
  )
})
