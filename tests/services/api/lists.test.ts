import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import { isSwapped, type Item } from '#domain/items/items.ts'
import type { ListSource } from '#domain/lists/kinds.ts'
import type { Batch } from '#domain/lists/loadedRows.ts'
import type { User } from '#domain/people/users.ts'
import { createApi, type Api } from '#services/api/graphql.ts'
import { cursorSchema, createListService } from '#services/api/lists.ts'
import { rangeOf } from '#domain/periods/timeFrames.ts'
import { createTotalsService } from '#services/api/totals.ts'
import { createChangedUserService, createUserStatusService } from '#services/api/userStatus.ts'
import { settings, startTestStack, type TestStack } from '#tests/support/stack.ts'
import { truncationText } from '#domain/lists/loadProgress.ts'
import { marketerSchema } from '#domain/people/marketers.ts'
import { createMarketerService } from '#services/api/marketers.ts'

let stack: TestStack
const lastDays = () => rangeOf('Last 30 days', new Date(stack.now()))
beforeAll(async () => {
  stack = await startTestStack({ users: 240, items: 330 })
})
afterAll(() => stack.close())

const api = () => createApi(`${stack.origin}/graphql`, settings.VITE_GRAPHQL_API_KEY)
const fetchBatch = (source: ListSource, cursor: Batch['cursor'] = null, limit = 100) =>
  createListService(api()).fetchBatch({ source, cursor, limit })

const fetchAll = async (source: ListSource): Promise<Batch[]> => {
  const batches = [await fetchBatch(source)]
  for (let last = batches[0]; last?.cursor; last = batches.at(-1)) batches.push(await fetchBatch(source, last.cursor))
  return batches
}

const sources = [
  'allUsers',
  'activeUsers',
  'inactiveUsers',
  'allItems',
  'donatedItems',
  'rentedItems',
  'soldItems',
  'swappedItems',
  'allMarketers',
] as const satisfies readonly ListSource[]

describe('a list in batches', () => {
  test.each(sources)('%s is complete, without duplicates', async (source) => {
    const batches = await fetchAll(source)
    const ids = batches.flatMap(({ rows }) => rows.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThan(0)
  })

  test('a cursor has the fields of its list', async () => {
    const cursors = await Promise.all(
      (['allUsers', 'activeUsers', 'allItems', 'soldItems'] as const).map(async (source) =>
        Object.keys((await fetchBatch(source, null, 1)).cursor ?? {}),
      ),
    )
    expect(cursors).toEqual([
      ['id', 'item', 'partitionType'],
      ['id', 'item', 'partitionType', 'userStatus'],
      ['id', 'item', 'adminItem', 'itemStatus'],
      ['id', 'item', 'adminItem', 'itemStatus'],
    ])
  })

  test.each([
    [{ id: '', item: '' }, null],
    [{ id: null, item: '' }, null],
    [
      { id: 'USR-1', item: '', partitionType: null },
      { id: 'USR-1', item: '' },
    ],
    [null, null],
  ])('the cursor %j of the server is %j', (key, cursor) => expect(cursorSchema.parse(key)).toEqual(cursor))

  test('swapped items are the items that are swapped or offered for a swap, from batches of 100', async () => {
    const [all, swapped] = await Promise.all([fetchAll('allItems'), fetchAll('swappedItems')])
    const meant = all.flatMap(({ rows }) => rows).filter(({ entity }) => isSwapped(entity as Item))
    expect(swapped.flatMap(({ rows }) => rows)).toEqual(meant)
    expect(swapped.map(({ rows, leftOutIds }) => rows.length + (leftOutIds?.length ?? 0))).toEqual([100, 100, 100, 30])
  })
})

describe('the status of a user', () => {
  const firstActive = async (): Promise<User> => (await fetchBatch('activeUsers', null, 1)).rows[0]?.entity as User

  test('can be changed and changed back', async () => {
    const change = createUserStatusService(api())
    const user = await firstActive()
    expect(await change('suspend', user)).toEqual({ ...user, userStatus: 'SUSPENDED' })
    expect(await change('activate', user)).toEqual(user)
  })

  test('cannot be changed to the current status', async () => {
    const failure = await createUserStatusService(api())('activate', await firstActive()).catch(
      (error: unknown) => error,
    )
    expect(errorMessageFor(failure)).toBe('This user is already active.')
  })

  test('is read again in the list of the status that a change gives', async () => {
    const user = await firstActive()
    const find = createChangedUserService(api())
    expect([await find('suspend', user), await find('activate', user)]).toEqual([null, user])
    await createUserStatusService(api())('suspend', user)
    expect([await find('suspend', user), await find('activate', user)]).toEqual([
      { ...user, userStatus: 'SUSPENDED' },
      null,
    ])
    await createUserStatusService(api())('activate', user)
  })
})

describe('the counts of all time', () => {
  test('match the lists', async () => {
    const { totals, recent } = await createTotalsService(api())('userOverview', lastDays())
    expect(totals).toMatchObject({ totalUserCount: 240, totalItemsCount: 330 })
    expect(recent?.totalUserCount).toBeGreaterThan(0)
    expect(recent?.totalUserCount).toBeLessThan(240)
    const { recent: recentItems } = await createTotalsService(api())('itemOverview', lastDays())
    expect(recentItems?.totalItemsCount).toBeGreaterThan(0)
  })
})

const row = { id: 'USR-2', name: 'Bee', email: 'bee@example.com', totalItemsCount: 1 }
const marketer = marketerSchema.parse({ id: 'USR-1', name: 'Ada', email: 'ada@example.com' })

/** A service at a server with these answers, and the number of its calls. */
const serviceAt = (answer: (call: number) => object) => {
  let calls = 0
  const countedApi: Api = async ({ operations: called, schema }) => {
    calls += 1
    return { [called[0]?.name ?? '']: schema.parse(answer(calls)) }
  }
  return { service: createMarketerService(countedApi), calls: () => calls }
}

type Service = ReturnType<typeof createMarketerService>
const reads = [
  ['the count of referees', (service: Service) => service.tallyReferees(['A'], '2026-11-21')],
  ['the search for a marketer', (service: Service) => service.findListed(marketer)],
] as const
const cursor = (id: number) => ({ id: `${id}`, item: `${id}` })
const servers = [
  ['empty batches with new cursors', (call: number) => ({ users: [], lastEvaluatedKey: cursor(call) }), 'stalled', 10],
  [
    'the same rows with new cursors',
    (call: number) => ({ users: [row], lastEvaluatedKey: cursor(call) }),
    'stalled',
    11,
  ],
  ['the same batch', () => ({ users: [row], lastEvaluatedKey: cursor(1) }), 'repeated', 2],
] as const

test.each(reads.flatMap(([name, read]) => servers.map((server) => [name, server[0], read, server] as const)))(
  '%s / at a server that sends %s / fails with its sentence',
  async (_name, _server, read, [, answer, end, callCount]) => {
    const { service, calls } = serviceAt(answer)
    const failure = await read(service).then(
      () => null,
      (error: unknown) => error,
    )
    expect([errorMessageFor(failure), calls()]).toEqual([truncationText(end), callCount])
    expect(calls()).toBeLessThanOrEqual(11)
  },
)

test.each(reads)('%s / goes on after an empty batch', async (_name, read) => {
  const { service, calls } = serviceAt((call) =>
    call === 1 ? { users: [], lastEvaluatedKey: cursor(1) } : { users: [row], lastEvaluatedKey: null },
  )
  await read(service)
  expect(calls()).toBe(2)
})
