import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runOperation, type Items, type Users } from '#tests/local/support/graphqlCall.ts'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack()
})
afterAll(() => stack.close())

const document = `query ($startDate: String, $endDate: String, $section: String) {
  getDashboard(startDate: $startDate, endDate: $endDate, section: $section) {
    dashboard {
      totalUserCount activeUserCount suspendedUserCount totalItemsCount donationItemsCount saleItemsCount
      rentItemsCount donatedItemsCount soldItemsCount rentedItemsCount swapItemsCount
    }
    error
  }
}`

const readDashboard = (variables: object = {}) =>
  runOperation<{ dashboard: Record<string, number> }>(stack, document, variables)

/** Counts all rows of the lists. */
const countRows = async (from = '', to = '~') => {
  const page = '{isFirst: true, limit: 10000}'
  const { users } = await runOperation<Users>(
    stack,
    `{ listAllUsers(listAllObjectsPayload: ${page}) { users { userStatus createdAt } } }`,
  )
  const { items } = await runOperation<Items>(
    stack,
    `{ listAllItems(listAllItemsPayload: ${page}) { items { itemType itemStatus createdAt } } }`,
  )
  const within = <Row extends { createdAt: string }>(rows: readonly Row[]) =>
    rows.filter(({ createdAt }) => createdAt >= from && createdAt <= to)
  const number = <Row extends { createdAt: string }>(rows: readonly Row[], key: keyof Row, value: string) =>
    within(rows).filter((row) => row[key] === value).length
  return {
    users: {
      totalUserCount: within(users).length,
      activeUserCount: number(users, 'userStatus', 'ACTIVE'),
      suspendedUserCount: number(users, 'userStatus', 'SUSPENDED'),
    },
    items: {
      totalItemsCount: within(items).length,
      donationItemsCount: number(items, 'itemType', 'donation'),
      saleItemsCount: number(items, 'itemType', 'sale'),
      rentItemsCount: number(items, 'itemType', 'rent'),
      swapItemsCount: number(items, 'itemType', 'swap'),
      donatedItemsCount: number(items, 'itemStatus', 'donated'),
      soldItemsCount: number(items, 'itemStatus', 'sold'),
      rentedItemsCount: number(items, 'itemStatus', 'rented'),
    },
  }
}

const none = (counts: object) => Object.fromEntries(Object.keys(counts).map((name) => [name, null]))
const daysAgo = (days: number) => new Date(stack.now() - days * 86_400_000).toISOString()

describe('when the dashboard is requested', () => {
  test('without arguments it counts all rows', async () => {
    const { users, items } = await countRows()
    expect(users.totalUserCount).toBe(1240)
    expect(items.totalItemsCount).toBe(3600)
    expect(await readDashboard()).toEqual({ dashboard: { ...users, ...items }, error: null })
  })

  test('for the users within a range it counts those created then, and no items', async () => {
    const [startDate, endDate] = [daysAgo(90), daysAgo(30)]
    const { users, items } = await countRows(startDate, endDate)
    expect(await readDashboard({ startDate, endDate, section: 'userOverview' })).toEqual({
      dashboard: { ...users, ...none(items) },
      error: null,
    })
  })

  test.each(['itemOverview', 'itemPerformance', 'itemListings'])(
    'for %s within a range it counts the items created then, and no users',
    async (section) => {
      const [startDate, endDate] = [daysAgo(7), daysAgo(0)]
      const { users, items } = await countRows(startDate, endDate)
      expect(await readDashboard({ startDate, endDate, section })).toEqual({
        dashboard: { ...none(users), ...items },
        error: null,
      })
    },
  )

  test('both ends of a range are included', async () => {
    const query = '{ listAllUsers(listAllObjectsPayload: {isFirst: true, limit: 1}) { users { createdAt } } }'
    const createdAt = (await runOperation<Users>(stack, query)).users[0]?.createdAt
    const { dashboard } = await readDashboard({ startDate: createdAt, endDate: createdAt, section: 'userOverview' })
    expect(dashboard['totalUserCount']).toBe(1)
  })

  test('every time frame of the console has counts', async () => {
    for (const days of [0.1, 6, 29, 91, 182, 365, 9_000]) {
      const range = { startDate: daysAgo(days), endDate: daysAgo(0) }
      const users = await readDashboard({ ...range, section: 'userOverview' })
      const items = await readDashboard({ ...range, section: 'itemOverview' })
      expect(users.dashboard['totalUserCount']).toBeGreaterThan(0)
      expect(items.dashboard['totalItemsCount']).toBeGreaterThan(0)
    }
  })

  test.each([{ section: 'userOverview' }, { startDate: '2026-01-01', endDate: '2026-02-01' }])(
    'a part of a range is refused: %j',
    async (given) => {
      const error = 'startDate, endDate and section belong together'
      expect(await readDashboard(given)).toEqual({ dashboard: null, error })
    },
  )

  test('an invalid date is an error in the result', async () => {
    const given = { startDate: 'yesterday', endDate: daysAgo(0), section: 'userOverview' }
    expect(await readDashboard(given)).toEqual({
      dashboard: null,
      error: 'startDate must be an ISO date',
    })
  })
})
