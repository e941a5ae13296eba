import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { rangeOf } from '#domain/dashboard/timeFrames.ts'
import { createDashboardService } from '#services/api/dashboard.ts'
import { ApiError } from '#services/api/apiResult.ts'
import { createApi } from '#services/api/graphql.ts'
import { settings, startTestStack, type TestStack } from '#tests/support/stack.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack({ users: 200, items: 300 })
})
afterAll(() => stack.close())
afterEach(() => stack.clearFaults())

const service = (apiKey = settings.VITE_GRAPHQL_API_KEY) =>
  createDashboardService(createApi(`${stack.origin}/graphql`, apiKey))
const lifetime = () => rangeOf('Lifetime', new Date(stack.now()))

describe('the figures of a card', () => {
  test('are the totals, and of all time the same counts again', async () => {
    const { totals, period } = await service().loadSection('userOverview', lifetime())
    expect(totals).toMatchObject({ totalUserCount: 200, totalItemsCount: 300 })
    expect(totals.activeUserCount + totals.suspendedUserCount).toBe(200)
    expect(period.totalUserCount).toBe(200)
  })

  test('of a shorter time are fewer', async () => {
    const { totals, period } = await service().loadSection(
      'itemListings',
      rangeOf('Last 30 days', new Date(stack.now())),
    )
    expect(period.totalItemsCount).toBeGreaterThan(0)
    expect(period.totalItemsCount).toBeLessThan(totals.totalItemsCount)
  })
})

describe('a call that goes wrong', () => {
  test.each([
    [{ fault: 'error-field', message: 'Permission denied' }, 'Permission denied'],
    [{ fault: 'graphql-error', message: 'Timeout' }, 'Timeout'],
    [{ fault: 'http-500' }, 'Answer 500'],
    [{ fault: 'null-data' }, 'Unexpected answer'],
    [{ fault: 'wrong-types' }, 'Unexpected answer'],
  ] as const)('with %j throws %s and nothing of the query', async (fault, message) => {
    await stack.setFault({ operation: 'getDashboard', ...fault })
    await expect(service().loadSection('userOverview', lifetime())).rejects.toEqual(new ApiError(message))
  })

  test('with broken JSON throws a raw text without the query', async () => {
    await stack.setFault({ operation: 'getDashboard', fault: 'malformed' })
    const failure = await service()
      .loadSection('userOverview', lifetime())
      .catch((error: Error) => error.message)
    expect(failure).not.toMatch(/getDashboard|startDate/)
  })

  test('with a wrong key is unauthorized', async () => {
    await expect(service('wrong').loadSection('userOverview', lifetime())).rejects.toThrow(/^Unauthorized/)
  })

  test('without a server is a failure of the network', async () => {
    await stack.setFault({ operation: 'getDashboard', fault: 'drop' })
    await expect(service().loadSection('userOverview', lifetime())).rejects.toThrow('fetch failed')
  })

  test('is ended with the card that asked for it', async () => {
    await stack.setFault({ operation: 'getDashboard', fault: 'slow', ms: 60_000 })
    const controller = new AbortController()
    const call = service().loadSection('userOverview', lifetime(), controller.signal)
    controller.abort()
    await expect(call).rejects.toThrow(/abort/i)
  })
})
