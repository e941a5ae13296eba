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
  test('are the totals and, for the time frame Lifetime, the same counts', async () => {
    const { totals, period } = await service().loadSection('userOverview', lifetime())
    expect(totals).toMatchObject({ totalUserCount: 200, totalItemsCount: 300 })
    expect(totals.activeUserCount + totals.suspendedUserCount).toBe(200)
    expect(period.totalUserCount).toBe(200)
  })

  test('are lower for a shorter time frame', async () => {
    const { totals, period } = await service().loadSection(
      'itemListings',
      rangeOf('Last 30 days', new Date(stack.now())),
    )
    expect(period.totalItemsCount).toBeGreaterThan(0)
    expect(period.totalItemsCount).toBeLessThan(totals.totalItemsCount)
  })
})

describe('a failed call', () => {
  test.each([
    [{ fault: 'error-field', message: 'Permission denied' }, 'Permission denied'],
    [{ fault: 'graphql-error', message: 'Timeout' }, 'Timeout'],
    [{ fault: 'http-500' }, 'Answer 500'],
    [{ fault: 'null-data' }, 'Unexpected answer'],
    [{ fault: 'wrong-types' }, 'Unexpected answer'],
  ] as const)('with the fault %j throws %s, without the query', async (fault, message) => {
    await stack.setFault({ operation: 'getDashboard', ...fault })
    await expect(service().loadSection('userOverview', lifetime())).rejects.toEqual(new ApiError(message))
  })

  test('with invalid JSON throws a text without the query', async () => {
    await stack.setFault({ operation: 'getDashboard', fault: 'malformed' })
    const failure = await service()
      .loadSection('userOverview', lifetime())
      .catch((error: Error) => error.message)
    expect(failure).not.toMatch(/getDashboard|startDate/)
  })

  test('with a wrong key is unauthorized', async () => {
    await expect(service('wrong').loadSection('userOverview', lifetime())).rejects.toThrow(/^Unauthorized/)
  })

  test('without a server throws a network error', async () => {
    await stack.setFault({ operation: 'getDashboard', fault: 'drop' })
    await expect(service().loadSection('userOverview', lifetime())).rejects.toThrow('fetch failed')
  })

  test('is aborted by its caller', async () => {
    await stack.setFault({ operation: 'getDashboard', fault: 'slow', ms: 60_000 })
    const controller = new AbortController()
    const call = service().loadSection('userOverview', lifetime(), controller.signal)
    controller.abort()
    await expect(call).rejects.toThrow(/abort/i)
  })
})
