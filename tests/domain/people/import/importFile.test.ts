import { describe, expect, test } from 'vitest'
import { readImportFile, templateCsv } from '#domain/people/import/importFile.ts'

const ada = { name: 'Ada Obi', email: 'ada@example.com', phone: '0803 123 4567' }
const bee = { name: 'Bee Eze', email: 'bee@example.com', phone: '+234 803 123 4568' }

const detailsOf = (text: string) => {
  const file = readImportFile(text)
  return file.kind === 'read' ? file.rows.map(({ details }) => details) : file.problem
}

describe('the columns of a file', () => {
  test.each([
    ['have labels', 'Name,Email,Phone Number\nAda Obi,ada@example.com,0803 123 4567'],
    ['have labels in another order', 'PHONE;Full name;E-mail address\n0803 123 4567;Ada Obi;ada@example.com'],
    [
      'have labels and others beside them',
      'No,WhatsApp no.,City,Name,Mail\n1,0803 123 4567,Lagos,Ada Obi,ada@example.com',
    ],
    ['have first and last name', 'First name\tSurname\tEmail\tMobile\nAda\tObi\tada@example.com\t0803 123 4567'],
    ['have no labels', 'Ada Obi,ada@example.com,0803 123 4567'],
    ['have no labels, and another order', '0803 123 4567,,ada@example.com,Ada Obi'],
    [
      'are those of an exported list',
      '\ufeffName,Email,Phone Number,Role\r\nAda Obi,ada@example.com,"=""0803 123 4567""",MARKETER',
    ],
  ])('can %s', (_, text) => {
    expect(detailsOf(text)).toEqual([ada])
  })

  test('are found by what most rows have', () => {
    expect(
      detailsOf('Obi,,\nAda Obi,ada@example.com,0803 123 4567\nBee Eze,bee@example.com,+234 803 123 4568'),
    ).toEqual([{ name: 'Obi', email: '', phone: '' }, ada, bee])
  })

  test.each([
    ['8031234567', '08031234567'],
    ['803 123 4567', '0803 123 4567'],
    ['2348031234567', '2348031234567'],
    ['1234567890', '1234567890'],
  ])('phone numbers get back the zero that Excel drops: %s', (typed, phone) => {
    expect(detailsOf(`Ada,ada@example.com,${typed}`)).toEqual([{ name: 'Ada', email: 'ada@example.com', phone }])
  })

  test('the line of each row is that of the file', () => {
    const file = readImportFile('Name,Email,Phone\n\nAda Obi,ada@example.com,0803\nBee,bee@example.com,0804')
    expect(file).toMatchObject({ rows: [{ line: 3 }, { line: 4 }] })
  })
})

const row = 'Ada Obi,ada@example.com,0803 123 4567\n'

describe('a file is refused', () => {
  test.each([
    ['', 'There are no marketers in it. Each one needs a row with name, email and phone number.'],
    ['Name,Email,Phone\n', 'There are no marketers in it. Each one needs a row with name, email and phone number.'],
    ['Name,Phone\nAda Obi,08031234567', 'There is no column for the email.'],
    ['Ada Obi\nBee Eze', 'There is no column for the email and the phone number.'],
    ['Ada Obi,"ada@example.com\n0803', 'The quotation mark in line 1 is not closed.'],
    ['PK\u0003\u0004', 'This is a workbook, not a CSV file. Save it as CSV, or copy its cells and paste them here.'],
    [row.repeat(501), 'At most 500 marketers can be added at a time. These are 501.'],
    ['x'.repeat(1_048_577), 'This is larger than 1 MB. Split it, or paste only the rows.'],
  ])('%#: %s', (text, problem) => {
    expect(readImportFile(text)).toEqual({ kind: 'refused', problem })
  })

  test('not for its size up to 1 MB', () => {
    expect(detailsOf(`${row}${' '.repeat(1_048_576 - row.length)}`)).toHaveLength(1)
  })

  test('not with the largest number of rows', () => {
    expect(detailsOf(row.repeat(500))).toHaveLength(500)
  })
})

test('the template is read with what is added to it, and without its example', () => {
  expect(readImportFile(templateCsv())).toMatchObject({ kind: 'refused' })
  expect(detailsOf(`${templateCsv()}Bee Eze,bee@example.com,8037777777\r\n`)).toEqual([
    { name: 'Bee Eze', email: 'bee@example.com', phone: '08037777777' },
  ])
})
