import fc from 'fast-check'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { readImportFile } from '#domain/people/import/importFile.ts'
import { marketerSaveProblem } from '#domain/people/marketerForms.ts'
import {
  checkRows,
  compareRows,
  countRows,
  fieldsToCorrect,
  markAdded,
  markNotAdded,
  mendRow,
  problemOf,
  remainingRows,
  requeueFailedRows,
  resultCsv,
} from '#domain/people/import/marketerImport.ts'
import type { MarketerField } from '#domain/records/marketerForm.ts'
import { marketerSchema } from '#domain/people/marketers.ts'

const rowsOf = (text: string) => {
  const file = readImportFile(`Name,Email,Phone\n${text}`)
  return checkRows(file.kind === 'read' ? file.rows : [])
}

const statesOf = (rows: ReturnType<typeof rowsOf>) => rows.map((row) => [row.line, row.state, problemOf(row)])

const ada = marketerSchema.parse({
  id: 'USR-1',
  name: 'Ada Obi',
  email: 'Ada@example.com',
  phoneNumber: '+2348031234567',
})
const withCode = marketerSchema.parse({ id: 'USR-2', name: 'Bee Eze', email: 'b@x.co', referralCode: '8039999999' })

describe('a row', () => {
  test.each([
    ['Ada Obi,ada@example.com,08031234567', ''],
    ['Adébáyọ̀,<ada@example.com>,+234 803-123-4567', ''],
    ['A,ada@example.com,08031234567', 'Name must be at least 2 characters'],
    ['Ada,ada@,08031234567', 'Invalid email address'],
    ['Ada,ada@example.com,0803', 'Phone number must be 11 digits and start with 0'],
    ['Ada,ada@example.com,8.03123E+09', 'The spreadsheet has shortened the phone number. Format its column as text'],
    ['\u200b,ada@,', 'The name is missing. Invalid email address. The phone number is missing'],
  ])('%s has the problem %j', (text, problem) => {
    expect(statesOf(rowsOf(text))).toEqual([[2, problem === '' ? 'waiting' : 'invalid', problem]])
  })

  test('is kept as it was read', () => {
    expect(rowsOf('"  Ada\u200b  Obi ",MAILTO:Ada@Example.com,+234 803 123 4567')[0]?.details).toEqual({
      name: 'Ada Obi',
      email: 'ada@example.com',
      phone: '08031234567',
    })
  })

  test('is left out if a valid row before it has the same email or phone number', () => {
    const text = 'Ada,ada@x.co,0803\nAda,ada@x.co,08031234567\nA. O.,ADA@x.co,08031234568\nBee,bee@x.co,+2348031234567'
    expect(statesOf(rowsOf(text))).toEqual([
      [2, 'invalid', 'Phone number must be 11 digits and start with 0'],
      [3, 'waiting', ''],
      [4, 'repeated', 'Line 3 has the same email'],
      [5, 'repeated', 'Line 3 has the same phone number'],
    ])
  })

  test('with a phone number that no country has is no repetition of another one', () => {
    const text = 'Ada,ada@x.co,00803123456\nBee,bee@x.co,00805123456'
    expect(statesOf(rowsOf(text))).toEqual([
      [2, 'waiting', ''],
      [3, 'waiting', ''],
    ])
  })

  test('is left out if a marketer has its email, phone number or code', () => {
    const text =
      'Ada,ada@example.com,08035555555\nOther,o@x.co,08031234567\nBee,bee@x.co,08039999999\nNew,new@x.co,08037777777'
    expect(statesOf(compareRows(rowsOf(text), [ada, withCode]))).toEqual([
      [2, 'already', 'Ada Obi has this email'],
      [3, 'already', 'Ada Obi has this phone number'],
      [4, 'already', 'Bee Eze has this phone number'],
      [5, 'waiting', ''],
    ])
  })
})

describe('a row that is corrected', () => {
  const mend = (rows: ReturnType<typeof rowsOf>, line: number, field: MarketerField, text: string) =>
    mendRow(rows, [ada], { line, field, text })
  const wrong = rowsOf('Uche,uche@,0803\nBee,bee@x.co,08030000002\nBee E.,bee@x.co,08030000003')

  test('waits when its last field is right, and can still be corrected', () => {
    const half = mend(wrong, 2, 'email', 'uche@x.co')
    expect(statesOf(half)[0]).toEqual([2, 'invalid', 'Phone number must be 11 digits and start with 0'])
    const whole = mend(half, 2, 'phone', '0803 000 0001')
    expect([statesOf(whole)[0], whole[0]?.details.phone]).toEqual([[2, 'waiting', ''], '08030000001'])
    expect(whole.map(fieldsToCorrect)).toEqual([['email', 'phone'], [], ['email']])
  })

  test('names the row or the marketer that has what it gets', () => {
    const half = mend(wrong, 2, 'phone', '08030000001')
    expect(statesOf(mend(half, 2, 'email', 'BEE@x.co'))[0]).toEqual([2, 'repeated', 'Line 3 has the same email'])
    expect(statesOf(mend(half, 2, 'email', 'ada@example.com'))[0]).toEqual([2, 'already', 'Ada Obi has this email'])
  })

  test('frees what it had for another row', () => {
    const rows = rowsOf('Chi,c@,08030000001\nDan,d@,08030000002')
    const twice = mend(mend(rows, 2, 'email', 'c@x.co'), 3, 'email', 'c@x.co')
    expect(statesOf(twice)[1]).toEqual([3, 'repeated', 'Line 2 has the same email'])
    expect(statesOf(mend(twice, 2, 'email', 'chi@x.co'))[1]).toEqual([3, 'waiting', ''])
  })

  test('is another row than one that was right: that one stays as it is', () => {
    expect(mend(wrong, 3, 'email', 'x')).toBe(wrong)
  })
})

describe('after a save', () => {
  const rows = rowsOf('Ada Obi,ada@example.com,08031234567\nBee,bee@x.co,08037777777')
  const failed = markNotAdded(rows, marketerSaveProblem(null, null))

  test('a row that the server refuses is not tried again, one without an answer is', () => {
    const refused = markNotAdded(rows, { text: 'Refused', field: 'phone', helper: 'In use' })
    expect([statesOf(refused)[0], statesOf(failed)[0]]).toEqual([
      [2, 'refused', 'In use'],
      [2, 'failed', 'Failed to create marketer: No response from server'],
    ])
    expect([remainingRows(refused).length, remainingRows(failed).length]).toEqual([1, 2])
  })

  test('a row without an answer was added if the server has it, also after it waits again', () => {
    for (const again of [failed, requeueFailedRows(failed)])
      expect(statesOf(compareRows(again, [ada]))[0]).toEqual([2, 'done', ''])
  })

  test('a row that was never sent is a marketer already', () => {
    expect(statesOf(compareRows(rows, [ada]))[0]).toEqual([2, 'already', 'Ada Obi has this email'])
  })

  test('the counts name each row once', () => {
    expect(countRows(markAdded(rows, ada))).toEqual({
      addedCount: 1,
      alreadyCount: 0,
      waitingCount: 1,
      problemCount: 0,
    })
  })
})

test('the results name every row, and can be read again', () => {
  const rows = markAdded(rowsOf('Ada Obi,ada@example.com,08031234567\n"=1+1",x,0803'), ada)
  const csv = resultCsv(rows)
  expect(parse(csv, { bom: true, columns: true })).toMatchObject([
    { Line: '2', Name: '="Ada Obi"', 'Referral Code': '8031234567', Result: 'Added', Reason: '' },
    { Line: '3', Result: 'Not added', Reason: expect.stringContaining('Invalid email address') as string },
  ])
  const again = readImportFile(csv)
  expect(again).toMatchObject({
    rows: [{ details: { name: 'Ada Obi', email: 'ada@example.com', phone: '08031234567' } }, {}],
  })
})

test('no two rows that are sent share an email or a phone number', () => {
  const email = fc.constantFrom('ada@x.co', 'ADA@x.co', 'bee@x.co', 'chi@x.co', 'x')
  const phone = fc.constantFrom('08031234567', '+2348031234567', '8031234567', '08030000000', '0803')
  const entry = fc.record({
    line: fc.integer({ min: 2, max: 8 }),
    entry: fc.oneof(
      fc.record({ field: fc.constant('email' as const), text: email }),
      fc.record({ field: fc.constant('phone' as const), text: phone }),
    ),
  })
  fc.assert(
    fc.property(fc.array(fc.tuple(email, phone), { minLength: 1 }), fc.array(entry), (pairs, entries) => {
      const read = rowsOf(pairs.map((pair) => `Ada,${pair.join(',')}`).join('\n'))
      const sent = entries
        .reduce((rows, { line, entry: typed }) => mendRow(rows, [], { line, ...typed }), read)
        .filter(({ state }) => state === 'waiting')
      expect(new Set(sent.map(({ details }) => details.email)).size).toBe(sent.length)
      expect(new Set(sent.map(({ details }) => details.phone)).size).toBe(sent.length)
    }),
  )
})
