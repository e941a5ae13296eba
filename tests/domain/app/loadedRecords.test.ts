import { describe, expect, test } from 'vitest'
import { withChanges } from '#domain/app/loadedRecords.ts'
import { findRecords, restEntries, searchedText, searchingText, toRecordEntry } from '#domain/app/recordEntries.ts'
import { itemSchema } from '#domain/items/items.ts'
import { itemToRow } from '#domain/records/item.ts'
import { userToRow } from '#domain/records/user.ts'
import { fold } from '#domain/search/search.ts'
import { ada, bee, rowOf, rowsOf, userOf } from '#machines/lists/lists.testData.ts'

test('known rows are replaced, and new ones are added, however many there are', () => {
  const many = withChanges([], 'allUsers', { rows: rowsOf(1, 15_000) })
  const changed = { ...rowOf(1), searchText: fold('changed') }
  const records = withChanges(many, 'activeUsers', { rows: [rowOf(15_001), changed] })
  expect([records.length, records[0]]).toEqual([15_001, { source: 'activeUsers', row: changed }])
})

const phoned = userOf({ phoneNumber: '+2348045500015' })

const row = (entity: { id: string }) => ({ ...rowOf(1), id: entity.id, entity })

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
  ['allMarketers', { id: 'm', name: '', email: '' }, 'm', 'Marketer', '/admin/marketers?open=m'],
  [
    'soldItems',
    { id: 'i', itemName: 'Coat', brand: 'Aba', userId: '' },
    'Coat',
    'Item · Aba',
    '/admin/all-items?open=i',
  ],
  ['allItems', { id: 'i', itemName: '', brand: '', userId: '' }, 'i', 'Item', '/admin/all-items?open=i'],
] as const)('a record of %s: %j', (source, entity, label, hint, url) => {
  expect(toRecordEntry({ source, row: row(entity) }, 'ADMIN', '')).toMatchObject({
    kind: 'record',
    label,
    hint,
    target: { url },
  })
})

test.each([
  ['ACTIVE', 'suspend', 'Suspend'],
  ['SUSPENDED', 'activate', 'Activate'],
] as const)('a user who is %s / has an action that asks the users page to %s', (userStatus, change, label) => {
  const user = { id: 'u', name: 'Ada Obi', email: 'a@b.c', userStatus }
  expect(toRecordEntry({ source: 'allUsers', row: row(user) }, 'ADMIN', '').actions).toEqual([
    {
      id: `${change} u`,
      kind: 'change',
      label,
      hint: '',
      target: { pageAction: { route: 'users', event: { type: 'change.requested', change, users: [user] } } },
    },
  ])
})

test('a user without an email / has no action', () => {
  const user = { id: 'u', name: 'Ada', email: '' }
  expect(toRecordEntry({ source: 'allUsers', row: row(user) }, 'ADMIN', '').actions).toEqual([])
})

test('a marketer / has the actions of its row, which ask the marketers page', () => {
  const marketer = { id: 'm', name: 'Bola', email: 'b@b.c' }
  const { actions } = toRecordEntry({ source: 'allMarketers', row: row(marketer) }, 'ADMIN', '')
  expect(actions?.map(({ label, target }) => [label, target])).toEqual([
    ['Edit', { pageAction: { route: 'marketers', event: { type: 'edit.requested', marketer } } }],
    ['Send code', { pageAction: { route: 'marketers', event: { type: 'share.requested', marketer } } }],
    ['Delete', { pageAction: { route: 'marketers', event: { type: 'delete.requested', marketer } } }],
  ])
})

test('an item / has an action that opens its owner', () => {
  const item = { id: 'i', itemName: 'Coat', brand: '', userId: 'USR-9' }
  expect(toRecordEntry({ source: 'allItems', row: row(item) }, 'ADMIN', '').actions).toMatchObject([
    { label: 'Open owner', target: { url: '/admin/users?open=USR-9' } },
  ])
})

test.each([
  ['allUsers', []],
  // As in the menu of the row: a code is read, and sent by the person.
  ['allMarketers', ['Send code']],
] as const)('a record of %s / has no action that changes it for a role without permissions', (source, actions) => {
  const entity = { id: 'u', name: 'Ada Obi', email: 'a@b.c', userStatus: 'ACTIVE' }
  const entry = toRecordEntry({ source, row: row(entity) }, 'MARKETER', '')
  expect(entry.actions?.map(({ label }) => label)).toEqual(actions)
})

describe('a term', () => {
  const records = withChanges([], 'allUsers', { rows: [userToRow(ada), userToRow(bee)] })
  const found = (term: string) => findRecords(records, term, 'ADMIN').map(({ label }) => label)

  test('finds records by their fields, their kind and their action', () => {
    expect([found('ada user'), found('suspend bee'), found('activate')]).toEqual([['Ada Obi'], ['Bee Eze'], []])
    // One word is no action: 'sus' would find every active user.
    expect([found('sus'), found('user')]).toEqual([[], []])
  })

  test('an entry says in which field the term was found, if its texts do not show it', () => {
    const hints = (term: string) =>
      findRecords(withChanges([], 'allUsers', { rows: [userToRow(phoned)] }), term, 'ADMIN').map(({ hint }) => hint)
    expect([hints('ada'), hints('0804550'), hints('suspend ada'), hints('ada 45500015')]).toEqual([
      ['User · ada@example.com'],
      ['User · Phone number: +2348045500015'],
      ['User · ada@example.com'],
      ['User · Phone number: +2348045500015'],
    ])
  })

  test('finds suspended users, and says so in words', () => {
    const users = [userToRow(ada), userToRow(userOf({ id: 'USR-9', name: 'Chi Ade', userStatus: 'SUSPENDED' }))]
    const hints = findRecords(withChanges([], 'allUsers', { rows: users }), 'sus', 'ADMIN').map(({ hint }) => hint)
    expect(hints).toEqual(['User · User status: Suspended'])
  })

  test('finds names before other fields', () => {
    const items = [itemToRow(itemSchema.parse({ id: 'i', itemName: 'Coat', brand: 'Ada' }))]
    const all = withChanges(withChanges([], 'allItems', { rows: items }), 'allUsers', { rows: [userToRow(ada)] })
    expect(findRecords(all, 'ada', 'ADMIN').map(({ label }) => label)).toEqual(['Ada Obi', 'Coat'])
  })

  test('finds names that start with it before names with such a word, and both before other names', () => {
    const users = ['Yetunde Balogun', 'Ada Tunde', 'Tunde Bakare'].map((name, at) =>
      userToRow(userOf({ id: `USR-${at}`, name })),
    )
    const labels = findRecords(withChanges([], 'allUsers', { rows: users }), 'tunde', 'ADMIN').map(({ label }) => label)
    expect(labels).toEqual(['Tunde Bakare', 'Ada Tunde', 'Yetunde Balogun'])
  })

  test('finds no more records than fit', () => {
    const users = Array.from({ length: 25 }, (_, at) => userToRow(userOf({ id: `USR-${at}` })))
    expect(findRecords(withChanges([], 'allUsers', { rows: users }), 'ada', 'ADMIN')).toHaveLength(20)
  })

  test('finds nothing if it is empty', () => {
    expect(found(' ')).toEqual([])
  })

  test('finds ids only if it looks like one', () => {
    const item = itemToRow(itemSchema.parse({ id: 'ITM-3f5ada91', userId: 'USR-0a1b2ada', itemName: 'Charcoal bag' }))
    const items = withChanges([], 'allItems', { rows: [item] })
    const terms = ['ada', 'itm-3f', 'USR-0a1b', 'a1b2ada', '5ada']
    expect(terms.map((term) => findRecords(items, term, 'ADMIN').length)).toEqual([0, 1, 1, 1, 0])
  })

  test('finds the starts of words before the insides, and names the field where it starts a word', () => {
    const items = [
      { id: 'ITM-1', itemName: 'Bag', locationLga: 'Gwagwalada' },
      { id: 'ITM-2', itemName: 'Coat', locationLga: 'Gwagwalada', username: 'adaeze' },
    ].map((item) => itemToRow(itemSchema.parse({ userId: '', ...item })))
    const hints = findRecords(withChanges([], 'allItems', { rows: items }), 'ada', 'ADMIN').map(({ hint }) => hint)
    expect(hints).toEqual([expect.stringContaining('Owner: adaeze'), expect.stringContaining('Gwagwalada')])
  })

  test('says what it was searched in, if that is not everything', () => {
    const isComplete = (source: string) => source !== 'allUsers'
    expect(searchedText(records, isComplete, String)).toBe('Searched the first 2 users.')
    expect(searchedText(records, () => true, String)).toBe('')
  })
})

test('all records of a list are offered with the count of the server, and the palette says how far it is', () => {
  const records = withChanges([], 'allUsers', { rows: rowsOf(1, 400) })
  const format = (count: number) => `<${count}>`
  const counts = { allUsers: 6_000 }
  expect(restEntries(['allUsers', 'allItems'], counts, format)).toEqual([
    {
      id: 'search all allUsers',
      kind: 'search',
      label: 'Search all <6000> users',
      hint: '',
      target: { searchAll: 'allUsers' },
    },
    {
      id: 'search all allItems',
      kind: 'search',
      label: 'Search all items',
      hint: '',
      target: { searchAll: 'allItems' },
    },
  ])
  expect([
    searchingText(records, 'allUsers', counts, format),
    searchingText(records, 'allUsers', { allUsers: 399 }, format),
    searchingText(records, 'allItems', {}, format),
  ]).toEqual(['Searching… <400> of <6000> users', 'Searching… <400> users', 'Searching… <0> items'])
})

test('removed rows are not found any more', () => {
  const records = withChanges([], 'allMarketers', { rows: rowsOf(1, 3) })
  const others = withChanges(records, 'allMarketers', { rows: [], removedIds: ['USR-2'] })
  expect(others.map((record) => record.row.id)).toEqual(['USR-1', 'USR-3'])
})
