import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toFileName, toCsv } from '#domain/lists/csv.ts'
import { userColumns } from '#domain/lists/columns.ts'
import { userSchema } from '#domain/people/users.ts'

interface Pair {
  readonly name: string
  readonly phone: string
}

const columns = [
  { label: 'Name', text: ({ name }: Pair) => name },
  { label: 'Phone, with code', text: ({ phone }: Pair) => phone, isText: true },
]

/** Parses with an independent library. */
const parseCsv = (csv: string): string[][] =>
  parse(csv, { bom: true, record_delimiter: '\r\n', relax_column_count: false })

describe('a CSV file', () => {
  test('has a line of labels and a line for each row, each with a line end', () => {
    expect(toCsv(columns, [{ name: 'Ada "Bee" Obi', phone: '' }])).toBe(
      '\ufeffName,"Phone, with code"\r\n"Ada ""Bee"" Obi",\r\n',
    )
  })

  test('without rows has a line of labels', () =>
    expect(parseCsv(toCsv(columns, []))).toEqual([['Name', 'Phone, with code']]))

  test.each([
    '=1+1',
    '+234',
    '-2',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '|calc',
    '%0A',
    '＝1+1',
    '＋234',
    '－2',
    '＠SUM(A1)',
    '\tAda',
    '\rAda',
    '\nAda',
    '\u200b=1',
    '\u202e=1',
    '\u0001=1',
  ])('does not let a spreadsheet run %j', (name) => {
    expect(parseCsv(toCsv(columns, [{ name, phone: '' }]))[1]?.[0]).toBe(`'${name}`)
  })

  test.each([
    ['\0=1', "'=1"],
    ['A\0da', 'Ada'],
    ['\0', ''],
  ])('has no NUL: %j becomes %j', (name, cell) => {
    expect(parseCsv(toCsv(columns, [{ name, phone: '' }]))[1]?.[0]).toBe(cell)
  })

  test.each([
    ['08031234567', "'08031234567"],
    ['+2348031234567', "'+2348031234567"],
    ['123456789012', "'123456789012"],
    ['12E5', "'12E5"],
    ['8045500003', '8045500003'],
  ])('keeps digits that a spreadsheet would change as text, and no others: %s becomes %s', (phone, cell) =>
    expect(parseCsv(toCsv(columns, [{ name: '', phone }]))[1]?.[1]).toBe(cell),
  )

  test('returns each text from another parser, except for the apostrophe', () => {
    const text = fc
      .string({ unit: 'binary', maxLength: 20 })
      .map((value) => value.replaceAll('\0', '').replaceAll('\ufeff', ''))
    fc.assert(
      fc.property(fc.array(fc.record({ name: text, phone: text })), (rows) => {
        const cells = parseCsv(toCsv(columns, rows)).slice(1)
        expect(cells.map((line) => line.map((cell) => cell.replace(/^'/, '')))).toEqual(
          rows.map(({ name, phone }) => [name, phone].map((value) => value.replace(/^'/, ''))),
        )
      }),
    )
  })

  test('contains the columns of a user', () => {
    const user = userSchema.parse({
      id: 'USR-1',
      name: 'Ọlá, Jr.',
      phoneNumber: '+2348031234567',
      totalItemsCount: 3,
      userStatus: 'ACTIVE',
    })
    const columnsOfUser = userColumns.filter(({ isDefault }) => isDefault)
    expect(parseCsv(toCsv(columnsOfUser, [user]))).toEqual([
      ['Name', 'Email', 'Phone number', 'Items added', 'User status'],
      ['Ọlá, Jr.', '', "'+2348031234567", '3', 'ACTIVE'],
    ])
  })
})

test('a file name contains its parts in ASCII letters', () => {
  expect(toFileName(['Users', 'active', 'Ọlá / Bee', '2026-11-21'], 'csv')).toBe('users-active-ola-bee-2026-11-21.csv')
})
