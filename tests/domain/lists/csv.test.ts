import fc from 'fast-check'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { isDeepStrictEqual } from 'node:util'
import { csvParts, type CsvReader, toFileName, toCsv } from '#domain/lists/csv.ts'
import { userColumns } from '#domain/lists/columns.ts'
import { userToRow } from '#domain/records/user.ts'
import { shownCell } from '#tests/support/spreadsheet.ts'
import { itemToRow } from '#domain/records/item.ts'
import { csvPartsOf } from '#domain/lists/csvDownload.ts'
import { accountContract, type Contract, itemContract } from '#domain/records/contract.ts'
import { schemaOf } from '#domain/records/schemas.ts'
import type { ListKindName } from '#domain/lists/kinds.ts'
import type { ListRow } from '#domain/lists/rows.ts'
import { marketerToRow } from '#domain/records/marketer.ts'

interface Pair {
  readonly name: string
  readonly phone: string
}

const columns = [
  { label: 'Name', text: ({ name }: Pair) => name },
  { label: 'Phone, with code', text: ({ phone }: Pair) => phone },
]

/** Parses with an independent library. */
const parseCsv = (csv: string, reader: CsvReader = 'spreadsheet'): string[][] =>
  parse(csv, { bom: reader === 'spreadsheet', record_delimiter: '\r\n', relax_column_count: false })

/** One column with these texts: its cells in the file. */
const cellsOf = (...texts: readonly string[]): string[] =>
  parseCsv(toCsv([{ label: 'Text', text: (text: string) => text }], texts))
    .slice(1)
    .map(([cell = '']) => cell)

describe('a CSV file', () => {
  test('has a line of labels and a line for each row, each with a line end', () => {
    expect(toCsv(columns, [{ name: 'Ada "Bee" Obi', phone: '' }])).toBe(
      '\ufeffName,"Phone, with code"\r\n"Ada ""Bee"" Obi",\r\n',
    )
  })

  test('without rows has a line of labels', () =>
    expect(parseCsv(toCsv(columns, []))).toEqual([['Name', 'Phone, with code']]))

  test('of many rows is made in parts of at most 500 rows', () => {
    const rows = Array.from({ length: 1_234 }, (_, index) => ({ name: `-${index}`, phone: '012' }))
    const parts = [...csvParts(columns, rows, 'spreadsheet')]
    expect(Math.max(...parts.map((part) => part.split('\r\n').length))).toBeLessThanOrEqual(501)
    expect(parts.join('')).toBe(toCsv(columns, rows))
  })
})

describe('for a spreadsheet', () => {
  test.each([
    '=1+1',
    '+234',
    '-2',
    '- blue',
    '+plus@x.co',
    '@SUM(A1)',
    ' =1',
    '|calc',
    '%0A',
    '＝1+1',
    '＋234',
    '－2',
    '＠SUM(A1)',
    '\u200b=1',
    '\u202e=1',
    '="a"&HYPERLINK("https://x.example")',
    '"&HYPERLINK("https://x.example")&"',
  ])('%j is not run, but shown', (text) => {
    const [cell = ''] = cellsOf(text, '=1')
    expect([cell, shownCell(cell)]).toEqual([`="${text.replaceAll('"', '""')}"`, text])
  })

  test.each([
    ['\t=1', '=CHAR(9)&"=1"'],
    ['\r=1', '=CHAR(13)&"=1"'],
    ['\nAda', '=CHAR(10)&"Ada"'],
    ['\u0001=1', '="\u0001"&"=1"'],
    ['Ada;=1', '="Ada;"&"=1"'],
  ])('%j is the formula %s', (text, formula) => {
    const [cell = ''] = cellsOf(text)
    expect([cell, shownCell(cell)]).toEqual([formula, text])
  })

  test.each([
    '012',
    '08031234567',
    '123456789012',
    '12E5',
    '1.50',
    '10-12',
    '1/2',
    '3.5.2026',
    '10:30',
    '5 Mar',
    'MAR-12',
    'Sept 2',
    '10 pm',
    'TRUE',
    'false',
    '₦500',
    '1,000',
    '(5)',
    '50%',
    '٣٦',
    "'Ada",
  ])('%s is not shown as another value', (text) => {
    expect(cellsOf(text)).toEqual([`="${text}"`])
  })

  test.each([
    '8045500003',
    '0',
    '12',
    'A7K2',
    'USR-12',
    'ADA-2026',
    'M',
    'Size 10',
    'Marketer 2',
    'ada@example.com',
    'May',
  ])('%s is not protected', (text) => expect(cellsOf(text)).toEqual([text]))

  test('a column has one form, and an empty cell stays empty', () => {
    expect(cellsOf('8045500003', '', '08045500003')).toEqual(['="8045500003"', '', '="08045500003"'])
  })

  test('a long text is a formula that Excel accepts, up to the longest one', () => {
    const [long = '', longest = ''] = cellsOf(`- ${'a"'.repeat(300)}`, `-${'b'.repeat(9_000)}`)
    expect(shownCell(long)).toBe(`- ${'a"'.repeat(300)}`)
    for (const [part] of long.matchAll(/"(?:[^"]|"")*"/g)) expect(part.replaceAll('""', '"').length).toBeLessThan(258)
    expect(longest.slice(0, 3)).toBe("'-b")
  })

  test.each([
    ['\0=1', '="=1"'],
    ['A\0da', 'Ada'],
    ['\0', ''],
  ])('has no NUL: %j becomes %j', (text, cell) => {
    expect(cellsOf(text)).toEqual([cell])
  })

  test('numbers and days of the console stay values', () => {
    const user = schemaOf(accountContract).parse({
      id: 'USR-1',
      name: 'Ọlá, Jr.',
      phoneNumber: '+2348031234567',
      totalItemsCount: 3,
      userStatus: 'ACTIVE',
      createdAt: '2026-01-10T12:00:00.000Z',
    })
    const shown = userColumns.filter(({ isDefault, name }) => isDefault || name === 'added')
    expect(parseCsv(toCsv(shown, [user]))).toEqual([
      ['Name', 'Email', 'Phone number', 'Items added', 'User status', 'Date added'],
      ['Ọlá, Jr.', '', '="+2348031234567"', '3', 'ACTIVE', '2026-01-10'],
    ])
  })
})

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.stringMatching(/^[=+@\-0-9./: ,'"a-eMAR]{0,12}$/),
  fc.constantFrom('+2348031234567', '012', '10-12', '- blue', '+plus@x.co', '1e5', 'true'),
)
const pairs = fc.array(fc.record({ name: texts, phone: texts }), { maxLength: 6 })

test('whatever is stored is what a parser reads of the file for another program', () => {
  fc.assert(
    fc.property(pairs, (rows) => {
      expect(parseCsv(toCsv(columns, rows, 'program'), 'program').slice(1)).toEqual(
        rows.map(({ name, phone }) => [name, phone]),
      )
    }),
  )
})

test('whatever is stored is what a spreadsheet shows of the file for a spreadsheet', () => {
  fc.assert(
    fc.property(pairs, (rows) => {
      const cells = parseCsv(toCsv(columns, rows)).slice(1)
      expect(cells.map((line) => line.map(shownCell))).toEqual(
        rows.map(({ name, phone }) => [name, phone].map((text) => text.replaceAll('\0', ''))),
      )
    }),
  )
})

test('a file name contains its parts in ASCII letters', () => {
  expect(toFileName(['Users', 'active', 'Ọlá / Bee', '2026-11-21'], 'csv')).toBe('users-active-ola-bee-2026-11-21.csv')
})

const textOf = (field: string): string => `text of ${field}`

/** A value for each field of a record: the first of these that its schema keeps. */
const valuesOf = (contract: Contract) => {
  const schema = schemaOf(contract)
  return Object.fromEntries(
    Object.keys(contract).map((field, at): [string, unknown] => {
      if (field.endsWith('At'))
        return [field, field === 'createdAt' ? '2026-01-10T12:00:00.000Z' : '2026-01-20T12:00:00.000Z']
      const value = [textOf(field), textOf(field).toUpperCase(), 1_000 + at, [textOf(field)]].find((candidate) =>
        isDeepStrictEqual(
          Object.entries(schema.parse({ id: 'USR-1', [field]: candidate })).find(([name]) => name === field)?.[1],
          candidate,
        ),
      )
      return [field, value]
    }),
  )
}

const shownText = (value: unknown): string => {
  const text = String(value)
  return (/^\d{4}-\d\d-\d\dT/.test(text) ? text.slice(0, 10) : text).toLowerCase()
}

test.each<[ListKindName, readonly string[], Contract, (entity: never) => ListRow]>([
  ['users', ['deviceToken'], accountContract, userToRow],
  ['marketers', ['deviceToken'], accountContract, marketerToRow],
  ['items', [], itemContract, itemToRow],
])('a file of %s has every field of a row, without %j', (kind, secrets, contract, toRow) => {
  const values = valuesOf(contract)
  const row = toRow(schemaOf(contract).parse(values) as never)
  const text = [...csvPartsOf({ file: { name: 'x.csv', kind, reader: 'program' }, rows: [row] })].join('')
  const [labels = [], cells = []] = parse(text, { record_delimiter: '\r\n' }) as string[][]
  const line = cells.join('\n').toLowerCase()
  const leftOut = Object.keys(values).filter((field) => !line.includes(shownText(values[field])))
  expect(leftOut).toEqual(secrets)
  expect(new Set(labels).size).toBe(labels.length)
})

const typed = ['012', '=1+1'] as const

test.each<[ListKindName, Contract, (entity: never) => ListRow, readonly number[]]>([
  ['users', accountContract, userToRow, [11, 12]],
  ['marketers', accountContract, marketerToRow, [11, 12]],
  ['items', itemContract, itemToRow, [19, 21]],
])('each text of a file of %s is protected from a spreadsheet', (kind, contract, toRow, counts) => {
  const cellsOfFile = (text: string) => {
    const fields = Object.fromEntries(Object.keys(contract).map((field) => [field, field === 'image' ? [text] : text]))
    const row = toRow(schemaOf(contract).parse(fields) as never)
    const file = [...csvPartsOf({ file: { name: 'x.csv', kind, reader: 'spreadsheet' }, rows: [row] })].join('')
    return parseCsv(file)[1] ?? []
  }
  const protectedCells = typed.map((text) => cellsOfFile(text).filter((cell) => cell === `="${text}"`).length)
  expect([protectedCells, cellsOfFile('=1+1').filter((cell) => cell === '=1+1')]).toEqual([counts, []])
})
