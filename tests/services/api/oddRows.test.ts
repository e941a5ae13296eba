import { describe, expect, test, vi } from 'vitest'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import { type Item, itemOwnerName } from '#domain/items/items.ts'
import type { ListSource } from '#domain/lists/kinds.ts'
import { unreadableRowsText } from '#domain/lists/unreadableRows.ts'
import { createAmbassadorService } from '#services/api/ambassador.ts'
import { createApi } from '#services/api/graphql.ts'
import { createListService } from '#services/api/lists.ts'
import { createMarketerService } from '#services/api/marketers.ts'

const api = createApi('https://api.example.com/graphql', 'key')

interface RowsResult {
  readonly ids: readonly string[]
  readonly unreadableCount: number | undefined
}

const answerWith = (body: object): void => vi.stubGlobal('fetch', async () => Response.json(body)) as never

const batchOf = (source: ListSource) => async (): Promise<RowsResult> => {
  const { rows, unreadableCount } = await createListService(api).fetchBatch({ source, cursor: null, limit: 100 })
  return { ids: rows.map(({ id }) => id), unreadableCount }
}

type List = readonly [name: string, operation: string, field: 'users' | 'items', load: () => Promise<RowsResult>]

const lists: readonly List[] = [
  ['all users', 'listAllUsers', 'users', batchOf('allUsers')],
  ['active users', 'listActiveUsers', 'users', batchOf('activeUsers')],
  ['inactive users', 'listInActiveUsers', 'users', batchOf('inactiveUsers')],
  ['all items', 'listAllItems', 'items', batchOf('allItems')],
  ['donated items', 'listDonatedItems', 'items', batchOf('donatedItems')],
  ['rented items', 'listRentedItems', 'items', batchOf('rentedItems')],
  ['sold items', 'listSoldItems', 'items', batchOf('soldItems')],
  ['marketers', 'listAllMarketers', 'users', batchOf('allMarketers')],
  [
    'referees in the side panel',
    'listReferredUsers',
    'users',
    async () => {
      const { rows, unreadableCount } = await createMarketerService(api).fetchReferees({ code: 'A', cursor: null })
      return { ids: rows.map(({ id }) => id), unreadableCount }
    },
  ],
  [
    'referees of a marketer',
    'listReferredUsers',
    'users',
    async () => {
      const { rows, unreadableCount } = await createAmbassadorService(api).listReferees({ code: 'A', cursor: null })
      return { ids: rows.map(({ id }) => id), unreadableCount }
    },
  ],
]

const longName = 'Ọ'.repeat(300)

/** Rows that a server may send and that the console shows. */
const oddRows = [
  { id: 'USR-1', name: longName, itemName: longName },
  { id: 'USR-2', name: 'عبد الرحمن \u202E', itemName: 'ثوب' },
  { id: 'USR-3', userStatus: 'ARCHIVED', role: 'OWNER', itemType: 'lend', itemStatus: 'lost' },
  { id: 'USR-4', createdAt: 'yesterday', updatedAt: '' },
  { id: 'USR-5', createdAt: '2999-01-01T00:00:00Z' },
  { id: 'USR-6', image: [null, 'dress.jpg', 7], avatar: null },
  { id: 'USR-7', totalItemsCount: null, quantity: -3, costValue: 12.5 },
  { id: 'USR-8', name: { first: 'Ada' }, itemName: [], totalItemsCount: '4', costValue: '12.5', deviceToken: 9 },
]
const ids = oddRows.map(({ id }) => id)

/** Rows that cannot be shown. */
const badRows = [null, {}, { id: '' }, { id: 5 }, 'row', [{ id: 'USR-9' }]]

describe.each(lists)('%s', (_, operation, field, load) => {
  const data = (rows: unknown) => ({ [operation]: { [field]: rows, lastEvaluatedKey: null, error: null } })

  test('show odd rows', async () => {
    answerWith({ data: data(oddRows) })
    expect(await load()).toEqual({ ids, unreadableCount: 0 })
  })

  test('leave out and count rows that cannot be read', async () => {
    answerWith({ data: data([...badRows, ...oddRows]) })
    expect(await load()).toEqual({ ids, unreadableCount: badRows.length })
  })

  test('show what arrived with the error of a row', async () => {
    const error = { message: "Can't serialize value", errorType: null, path: [operation, field, 0, 'name'] }
    answerWith({ data: data([null, ...oddRows]), errors: [error] })
    expect(await load()).toEqual({ ids, unreadableCount: 1 })
  })

  test.each([
    ['without data', null],
    ['without a result', { [operation]: null }],
    ['without rows', data(null)],
    ['without a row that can be read', data([null])],
    ['without rows, instead of an empty list', data([])],
    ['with rows, if the error concerns the whole list', data(oddRows)],
  ])('fail with the error of an answer %s', async (_description, given) => {
    answerWith({ data: given, errors: [{ message: 'Permission denied' }] })
    const failure = await load().catch((error: unknown) => error)
    expect(errorMessageFor(failure)).toBe("You don't have permission to perform this action.")
  })
})

test('a bad row that is alone in the last batch is counted', async () => {
  answerWith({ data: { listAllUsers: { users: [null], lastEvaluatedKey: null } } })
  const batch = createListService(api).fetchBatch({ source: 'allUsers', cursor: { id: 'USR-9' }, limit: 100 })
  expect(await batch).toEqual({ rows: [], cursor: null, unreadableCount: 1 })
})

describe('the owner of an item', () => {
  const itemsFrom = async (users: object | null): Promise<readonly string[]> => {
    const items = [
      { id: '1', userId: 'USR-1', username: null, name: null },
      { id: '2', userId: 'USR-2', username: '', name: 'Bee' },
      { id: '3', userId: 'USR-9', username: null, name: null },
    ]
    vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) =>
      Response.json({
        data: body.includes('listAllUsers')
          ? { listAllUsers: users }
          : { listAllItems: { items, lastEvaluatedKey: null } },
      }),
    )
    const { rows } = await createListService(api).fetchBatch({ source: 'allItems', cursor: null, limit: 100 })
    return rows.map(({ entity }) => itemOwnerName(entity as Item))
  }

  test('is the name of the user if the item has none', async () => {
    const users = [{ id: 'USR-1', username: 'ada', name: 'Ada Obi' }]
    expect(await itemsFrom({ users, lastEvaluatedKey: null })).toEqual(['ada', 'Bee', ''])
  })

  test('stays empty if the users cannot be read', async () => {
    expect(await itemsFrom(null)).toEqual(['', 'Bee', ''])
  })
})

test.each([
  [0, ''],
  [1, '1 row could not be read'],
  [2, '2 rows could not be read'],
])('%i rows that cannot be read are announced as %j', (count, text) => {
  expect(unreadableRowsText(count)).toBe(text)
})
