import { describe, expect, test } from 'vitest'
import { itemSchema } from '#domain/items/items.ts'
import { itemToRow } from '#domain/records/item.ts'
import { toSortableDate } from '#domain/lists/rows.ts'
import { comparatorFor } from '#domain/lists/sorting.ts'
import { toggleRow, toggleRows } from '#domain/lists/rows.ts'

describe('a date for sorting', () => {
  test.each([
    ['2026-01-02T03:04:05.678Z', '2026-01-02T03:04:05.678Z'],
    ['2026-01-02T03:04:05+01:00', '2026-01-02T02:04:05.000Z'],
    ['yesterday', ''],
    ['2026-13-45', ''],
    ['', ''],
  ])('%j is %j', (date, sortable) => {
    expect(toSortableDate(date)).toBe(sortable)
  })
})

test('rows whose date cannot be read come last', () => {
  const rows = ['zzz', '2026-01-01T00:00:00Z', '', '2026-02-01T00:00:00Z'].map((createdAt, index) =>
    itemToRow(itemSchema.parse({ id: String(index), createdAt })),
  )
  expect(rows.toSorted(comparatorFor('Date')).map(({ id }) => id)).toEqual(['3', '1', '0', '2'])
})

test('a row is added if it is not selected, and removed if it is', () => {
  expect([toggleRow(['1'], '2'), toggleRow(['1', '2'], '1')]).toEqual([['1', '2'], ['2']])
})

test('several rows are added if one of them is not selected, and removed if all are', () => {
  expect([toggleRows(['1', '2'], ['2', '3']), toggleRows(['1', '2', '3'], ['2', '3']), toggleRows([], ['1'])]).toEqual([
    ['1', '2', '3'],
    ['1'],
    ['1'],
  ])
})
