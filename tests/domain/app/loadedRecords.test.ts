import { expect, test } from 'vitest'
import { withoutRows, withRows } from '#domain/app/loadedRecords.ts'
import { toPaletteEntries } from '#domain/app/recordEntries.ts'
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
  [
    'allUsers',
    { id: 'u', name: 'Ada', email: 'a@b.c', userStatus: 'ACTIVE' },
    'Ada',
    'User · a@b.c',
    '/admin/users?open=u',
  ],
  [
    'inactiveUsers',
    { id: 'u 1', name: '', email: 'a@b.c', userStatus: 'SUSPENDED' },
    'a@b.c',
    'User · a@b.c',
    '/admin/users?open=u%201',
  ],
  ['allMarketers', { id: 'm', name: '', email: '' }, 'm', 'Marketer · ', '/admin/marketers?open=m'],
  ['soldItems', { id: 'i', itemName: 'Coat', brand: 'Aba' }, 'Coat', 'Item · Aba', '/admin/all-items?open=i'],
  ['allItems', { id: 'i', itemName: '', brand: '' }, 'i', 'Item', '/admin/all-items?open=i'],
] as const)('a record of %s: %j', (source, entity, label, hint, url) => {
  expect(toPaletteEntries({ source, row: row(entity) }, 'ADMIN')[0]).toMatchObject({
    kind: 'record',
    label,
    hint,
    target: { url },
  })
})

test.each([
  ['ACTIVE', 'suspend', 'Suspend Ada Obi'],
  ['SUSPENDED', 'activate', 'Activate Ada Obi'],
] as const)('a user who is %s / has an entry that asks the users page to %s', (userStatus, change, label) => {
  const user = { id: 'u', name: 'Ada Obi', email: 'a@b.c', userStatus }
  expect(toPaletteEntries({ source: 'allUsers', row: row(user) }, 'ADMIN')[1]).toEqual({
    id: `${change} u`,
    kind: 'change',
    label,
    hint: 'a@b.c',
    target: { pageAction: { route: 'users', event: { type: 'change.requested', change, users: [user] } } },
  })
})

test('a user without an email / has no entry that changes the status', () => {
  expect(toPaletteEntries({ source: 'allUsers', row: row({ id: 'u', name: 'Ada', email: '' }) }, 'ADMIN')).toHaveLength(
    1,
  )
})

test('a marketer / has an entry that asks the marketers page for the deletion', () => {
  const marketer = { id: 'm', name: 'Bola', email: 'b@b.c' }
  expect(toPaletteEntries({ source: 'allMarketers', row: row(marketer) }, 'ADMIN')[1]).toEqual({
    id: 'delete m',
    kind: 'change',
    label: 'Delete marketer Bola',
    hint: 'b@b.c',
    target: { pageAction: { route: 'marketers', event: { type: 'delete.requested', marketer } } },
  })
})

test.each(['allUsers', 'allMarketers'] as const)(
  'a record of %s / has no entry that changes it for a role without permissions',
  (source) => {
    const entity = { id: 'u', name: 'Ada Obi', email: 'a@b.c', userStatus: 'ACTIVE' }
    expect(toPaletteEntries({ source, row: row(entity) }, 'MARKETER').map(({ kind }) => kind)).toEqual(['record'])
  },
)

test('removed rows are not found any more', () => {
  const records = withRows([], 'allMarketers', rowsOf(1, 3))
  expect(withoutRows(records, ['USR-2']).map((record) => record.row.id)).toEqual(['USR-1', 'USR-3'])
})
