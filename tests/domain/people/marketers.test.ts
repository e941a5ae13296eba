import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withBatch, withChanges } from '#tests/domain/lists/support.ts'
import { emptyList } from '#domain/lists/paging.ts'
import { defaultQuery } from '#domain/lists/query.ts'
import { displayNameOf } from '#domain/people/accounts.ts'
import { type Marketer, marketerSchema, toNigerianPhone } from '#domain/people/marketers.ts'
import { keepsOldDigits } from '#domain/people/referralCodes.ts'
import { marketerToRow, newMarketerRow } from '#domain/records/marketer.ts'

const given = (fields: object): Marketer => marketerSchema.parse({ id: 'USR-1', ...fields })

describe('a marketer from the server', () => {
  test.each([
    ['abc', 'USR-abc'],
    ['USR-abc', 'USR-abc'],
    ['usr-abc', 'USR-usr-abc'],
  ])('with the id %s gets the id %s', (id, known) => {
    expect(given({ id }).id).toBe(known)
  })

  test.each([
    [{ referralCode: '8045500001', phoneNumber: '+2348031234567' }, '8045500001'],
    [{ referralCode: ' ', phoneNumber: '+2348031234567' }, '8031234567'],
    [{ phoneNumber: '0803 123 4567' }, '8031234567'],
    [{ phoneNumber: '123' }, 'N/A'],
    [{}, 'N/A'],
  ])('%j has the referral code %s', (fields, code) => {
    expect(given(fields).referralCode).toBe(code)
  })

  test.each([
    [{}, 'MARKETER', 'ACTIVE'],
    [{ role: 'ADMIN', userStatus: 'SUSPENDED' }, 'ADMIN', 'SUSPENDED'],
    [{ role: 'admin' }, 'ADMIN', 'ACTIVE'],
    [{ role: 'USER' }, 'MARKETER', 'ACTIVE'],
  ])('%j has the role %s and the status %s', (fields, role, status) => {
    const { role: known, userStatus } = given(fields)
    expect([known, userStatus]).toEqual([role, status])
  })

  test.each([
    ['8045500001', '+2348031234567', true],
    ['08045500001', '0803 123 4567', true],
    ['8031234567', '+234 (0) 803 123 4567', false],
    ['', '+2348031234567', false],
    ['ADA-2026', '+2348031234567', false],
    ['2025000001', '+2348031234567', false],
    ['8045500001', 'ask Ada', false],
    ['7911123456', '+447911123456', false],
  ])('with the code %j and the phone number %j keeps the digits of an earlier one: %s', (code, phoneNumber, keeps) => {
    expect(keepsOldDigits(given({ referralCode: code, phoneNumber }))).toBe(keeps)
  })

  test('without a name is shown with its email, or else its id', () => {
    expect([
      displayNameOf(given({ name: 'Ada' })),
      displayNameOf(given({ email: 'ada@example.com' })),
      displayNameOf(given({})),
    ]).toEqual(['Ada', 'ada@example.com', 'USR-1'])
  })

  test('is invalid without an id', () => {
    expect(marketerSchema.safeParse({ name: 'Ada' }).success).toBe(false)
  })
})

test('a phone number in any format is sent as +234 and its last ten digits', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{10}$/), fc.constantFrom('0', '+234', '234', '+234 '), (digits, prefix) => {
      expect(toNigerianPhone(prefix + digits)).toBe(`+234${digits}`)
    }),
  )
})

describe('a new marketer', () => {
  const old = { rows: [marketerToRow(given({ id: 'USR-9', createdAt: '2026-11-21T00:00:00Z' }))], cursor: null }
  const list = withBatch(emptyList(defaultQuery, 0), old)

  test.each([[{ createdAt: '2026-11-22T00:00:00Z' }], [{}]])('with %j is on top of the list', (fields) => {
    expect(withChanges(list, { rows: [newMarketerRow(given(fields))] }).matches.map(({ id }) => id)).toEqual([
      'USR-1',
      'USR-9',
    ])
  })
})
