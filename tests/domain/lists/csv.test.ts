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

/** Read by a parser that is not ours. */
const read = (csv: string): string[][] => parse(csv, { bom: true, record_delimiter: '\r\n', relax_column_count: false })

describe('a file', () => {
  test('has a line for the labels and one for each row, each with its end', () => {
    expect(toCsv(columns, [{ name: 'Ada "Bee" Obi', phone: '' }])).toBe(
      '\ufeffName,"Phone, with code"\r\n"Ada ""Bee"" Obi",\r\n',
    )
  })

  test('of nothing has its labels', () => expect(read(toCsv(columns, []))).toEqual([['Name', 'Phone, with code']]))

  test.each(['=1+1', '+234', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '|calc', '%0A'])(
    'keeps a spreadsheet from running %j',
    (name) => {
      expect(read(toCsv(columns, [{ name, phone: '' }]))[1]?.[0]).toBe(`'${name}`)
    },
  )

  test('keeps phones as texts', () =>
    expect(read(toCsv(columns, [{ name: '', phone: '08031234567' }]))[1]?.[1]).toBe("'08031234567"))

  test('gives every text back to another parser, but for the apostrophe', () => {
    const text = fc
      .string({ unit: 'binary', maxLength: 20 })
      .map((given) => given.replaceAll('\0', '').replaceAll('\ufeff', ''))
    fc.assert(
      fc.property(fc.array(fc.record({ name: text, phone: text })), (rows) => {
        const cells = read(toCsv(columns, rows)).slice(1)
        expect(cells.map((line) => line.map((cell) => cell.replace(/^'/, '')))).toEqual(
          rows.map(({ name, phone }) => [name, phone].map((given) => given.replace(/^'/, ''))),
        )
      }),
    )
  })

  test('holds the columns of a user', () => {
    const user = userSchema.parse({
      id: 'USR-1',
      name: 'Ọlá, Jr.',
      phoneNumber: '+2348031234567',
      totalItemsCount: 3,
      userStatus: 'ACTIVE',
    })
    const usual = userColumns.filter(({ isDefault }) => isDefault)
    expect(read(toCsv(usual, [user]))).toEqual([
      ['Name', 'Email', 'Phone number', 'Items added', 'User status'],
      ['Ọlá, Jr.', '', "'+2348031234567", '3', 'ACTIVE'],
    ])
  })
})

test('a file is named after what is in it, in letters that every system takes', () => {
  expect(toFileName(['Users', 'active', 'Ọlá / Bee', '2026-11-21'], 'csv')).toBe('users-active-ola-bee-2026-11-21.csv')
})
