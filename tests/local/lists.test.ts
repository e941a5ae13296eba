import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Operation, writeDocument } from '#services/api/apiRequest.ts'
import {
  runOperation,
  type ItemFields,
  type Items,
  type UserFields,
  type Users,
} from '#tests/local/support/graphqlCall.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack({ users: 330, items: 440 })
})
afterAll(() => stack.close())

const lists = {
  listAllUsers: {
    argument: 'listAllObjectsPayload',
    rows: 'users',
    key: ['id', 'item', 'partitionType'],
    more: {},
  },
  listActiveUsers: {
    argument: 'listUserByStatusPayload',
    rows: 'users',
    key: ['id', 'item', 'partitionType', 'userStatus'],
    more: {},
  },
  listInActiveUsers: {
    argument: 'listUserByStatusPayload',
    rows: 'users',
    key: ['id', 'item', 'partitionType', 'userStatus'],
    more: {},
  },
  listAllMarketers: {
    argument: 'listAllObjectsPayload',
    rows: 'users',
    key: ['id', 'item', 'partitionType'],
    more: {},
  },
  listReferredUsers: {
    argument: null,
    rows: 'users',
    key: ['id', 'item'],
    more: { referralCode: '8045500001' },
  },
  listAllItems: {
    argument: 'listAllItemsPayload',
    rows: 'items',
    key: ['id', 'item', 'adminItem', 'itemStatus'],
    more: {},
  },
  listRentedItems: {
    argument: 'listItemsByStatusPayload',
    rows: 'items',
    key: ['id', 'item', 'adminItem', 'itemStatus'],
    more: {},
  },
  listDonatedItems: {
    argument: 'listItemsByStatusPayload',
    rows: 'items',
    key: ['id', 'item', 'adminItem', 'itemStatus'],
    more: {},
  },
  listSoldItems: {
    argument: 'listItemsByStatusPayload',
    rows: 'items',
    key: ['id', 'item', 'adminItem', 'itemStatus'],
    more: {},
  },
} as const

type ListName = keyof typeof lists
const names = Object.keys(lists) as ListName[]

type Rows = readonly (UserFields & ItemFields)[]

interface Result {
  readonly users: Rows | null
  readonly items: Rows | null
  readonly lastEvaluatedKey: Record<string, string> | null
  readonly error: string | null
}

const readPage = async (name: ListName, paging: NonNullable<Operation['args']>) => {
  const { argument, rows, key, more } = lists[name]
  const rowFields = rows === 'users' ? 'id createdAt userStatus role' : 'id createdAt itemStatus'
  const fields = `${rows} { ${rowFields} } lastEvaluatedKey { ${key.join(' ')} } error`
  const payload = { ...more, ...paging }
  const args = argument ? { [argument]: payload } : payload
  const result = await runOperation<Result>(stack, writeDocument({ operations: [{ name, args, fields }] }))
  return { rows: result[rows], lastEvaluatedKey: result.lastEvaluatedKey, error: result.error }
}

const readAllPages = async (name: ListName, limit: number) => {
  const pages: Rows[] = []
  let lastEvaluatedKey: Result['lastEvaluatedKey'] = null
  do {
    const page = await readPage(name, { isFirst: lastEvaluatedKey === null, limit, lastEvaluatedKey })
    pages.push(page.rows ?? [])
    lastEvaluatedKey = page.lastEvaluatedKey
  } while (lastEvaluatedKey !== null)
  return pages
}

describe.each(names)('when %s is read page by page', (name) => {
  test.each([7, 10, 100])('pages of %i contain every row once, newest first', async (limit) => {
    const whole = (await readPage(name, { isFirst: true, limit: 10_000 })).rows ?? []
    const pages = await readAllPages(name, limit)
    const walked = pages.flat()
    expect(walked).toEqual(whole)
    expect(new Set(walked.map((row) => row.id)).size).toBe(whole.length)
    expect(walked.map((row) => row.createdAt)).toEqual(
      walked
        .map((row) => row.createdAt)
        .toSorted()
        .toReversed(),
    )
    expect(pages.slice(0, -1).every((page) => page.length === limit)).toBe(true)
    expect(whole.length).toBeGreaterThan(0)
  })

  test('an invalid key is an error in the result', async () => {
    const answer = await readPage(name, { isFirst: false, lastEvaluatedKey: { id: 'x', item: 'y' } })
    expect(answer).toEqual({ rows: null, lastEvaluatedKey: null, error: 'The provided starting key is invalid' })
  })

  test('a limit below one is an error in the result', async () => {
    expect((await readPage(name, { limit: 0 })).error).toBe('The limit must be 1 or more')
  })
})

describe('when a list is read', () => {
  test('users are ordinary users, split by status', async () => {
    const read = async (name: ListName) => (await readPage(name, { isFirst: true, limit: 10_000 })).rows ?? []
    const [all, active, inactive] = [
      await read('listAllUsers'),
      await read('listActiveUsers'),
      await read('listInActiveUsers'),
    ]
    expect(all).toHaveLength(330)
    expect(active.length + inactive.length).toBe(330)
    expect(new Set(active.map((user) => user.userStatus))).toEqual(new Set(['ACTIVE']))
    expect(new Set(inactive.map((user) => user.userStatus))).toEqual(new Set(['SUSPENDED']))
    expect(new Set(all.map((user) => user.role))).toEqual(new Set(['USER']))
  })

  test('there are 24 marketers, and the ambassador has 60 referees', async () => {
    const { users } = await runOperation<Users>(
      stack,
      `{ listAllMarketers(listAllObjectsPayload: {isFirst: true}) {
        users { email referredUsers role referralCode }
      } }`,
    )
    expect(users).toHaveLength(24)
    expect(users).toContainEqual({
      email: 'ambassador@example.com',
      referredUsers: 60,
      role: 'MARKETER',
      referralCode: '8045500001',
    })
    expect((await readPage('listReferredUsers', { isFirst: true, limit: 10_000 })).rows).toHaveLength(60)
  })

  test('an unknown referral code has no referees', async () => {
    const document = `{
      listReferredUsers(referralCode: "nothing", isFirst: true) { users { id } lastEvaluatedKey { id } error }
    }`
    expect(await runOperation(stack, document)).toEqual({ users: [], lastEvaluatedKey: null, error: null })
  })

  test.each([
    ['listRentedItems', 'rented'],
    ['listDonatedItems', 'donated'],
    ['listSoldItems', 'sold'],
  ] as const)('%s has items with the status %s alone', async (name, status) => {
    const { rows } = await readPage(name, { isFirst: true, limit: 10_000 })
    expect(new Set((rows ?? []).map((item) => item.itemStatus))).toEqual(new Set([status]))
  })

  test('a page has 100 rows by default, and isFirst starts at the first row', async () => {
    const first = await readPage('listAllUsers', {})
    expect(first.rows).toHaveLength(100)
    expect(await readPage('listAllUsers', { isFirst: true, lastEvaluatedKey: first.lastEvaluatedKey })).toEqual(first)
    expect((await readPage('listAllUsers', { limit: 1_000_000 })).rows).toHaveLength(330)
  })

  test('a key of another status is refused', async () => {
    const { lastEvaluatedKey } = await readPage('listActiveUsers', { limit: 1 })
    expect((await readPage('listInActiveUsers', { lastEvaluatedKey })).error).toBe(
      'The provided starting key is invalid',
    )
  })

  test('an item has its owner, its pictures and its price', async () => {
    const fields =
      'id userId username name itemName image itemType itemStatus costValue rentFee rentRate rentDuration ' +
      'locationState locationLga'
    const { items } = await runOperation<Items>(
      stack,
      `{ listAllItems(listAllItemsPayload: {isFirst: true, limit: 10000}) { items { ${fields} } } }`,
    )
    const { users } = await runOperation<Users>(
      stack,
      '{ listAllUsers(listAllObjectsPayload: {isFirst: true, limit: 10000}) { users { id username name } } }',
    )
    const owners = new Map(users.map((user) => [user.id, user]))
    for (const item of items) {
      expect(owners.get(item.userId)).toEqual({ id: item.userId, username: item.username, name: item.name })
      expect(item.image.length).toBeGreaterThan(0)
      expect([item.costValue === null, item.rentFee === null]).toEqual(
        { sale: [false, true], rent: [false, false], donation: [true, true], swap: [true, true] }[
          item.itemType as 'sale'
        ],
      )
    }
  })

  test('a user has the number of its items', async () => {
    const { users } = await runOperation<Users>(
      stack,
      '{ listAllUsers(listAllObjectsPayload: {isFirst: true, limit: 10000}) { users { totalItemsCount } } }',
    )
    expect(users.reduce((total, user) => total + user.totalItemsCount, 0)).toBe(440)
  })
})
