import { expect, test } from 'vitest'
import { withRows } from '#domain/app/loadedRecords.ts'
import { toPaletteEntry } from '#domain/app/recordEntries.ts'
import { maxPaletteRecords } from '#domain/limits.ts'
import { rowOf, rowsOf } from '#machines/lists/lists.testData.ts'

test('at the maximum, new rows are left out and known rows are replaced', () => {
  const full = withRows([], 'allUsers', rowsOf(1, maxPaletteRecords))
  const changed = { ...rowOf(1), searchText: 'changed' }
  const records = withRows(full, 'activeUsers', [rowOf(maxPaletteRecords + 1), changed])
  expect([records.length, records[0]]).toEqual([maxPaletteRecords, { source: 'activeUsers', row: changed }])
})

const row = (entity: object) => ({ ...rowOf(1), entity })

test.each([
  ['allUsers', { id: 'u', name: 'Ada', email: 'a@b.c' }, 'Ada', 'User · a@b.c', '/admin/users?open=u'],
  ['inactiveUsers', { id: 'u 1', name: '', email: 'a@b.c' }, 'a@b.c', 'User · a@b.c', '/admin/users?open=u%201'],
  ['allMarketers', { id: 'm', name: '', email: '' }, 'm', 'Marketer · ', '/admin/marketers?open=m'],
  ['soldItems', { id: 'i', itemName: 'Coat', brand: 'Aba' }, 'Coat', 'Item · Aba', '/admin/all-items?open=i'],
  ['allItems', { id: 'i', itemName: '', brand: '' }, 'i', 'Item', '/admin/all-items?open=i'],
] as const)('a record of %s: %j', (source, entity, label, hint, url) => {
  expect(toPaletteEntry({ source, row: row(entity) })).toMatchObject({ kind: 'record', label, hint, target: { url } })
})
