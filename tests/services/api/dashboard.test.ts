import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { rangeOf } from '#domain/periods/timeFrames.ts'
import { createDashboardService } from '#services/api/dashboard.ts'
import { createApi, type Api } from '#services/api/graphql.ts'
import { settings, startTestStack, type TestStack } from '#tests/support/stack.ts'
import { earlierRangeOf } from '#domain/periods/comparedPeriods.ts'
import { createComparisonService } from '#services/api/comparison.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack({ users: 200, items: 300 })
})
afterAll(() => stack.close())
afterEach(() => stack.clearFaults())

const api = () => createApi(`${stack.origin}/graphql`, settings.VITE_GRAPHQL_API_KEY)
const service = () => createDashboardService(api())
const lifetime = () => rangeOf('Lifetime', new Date(stack.now()))

describe('the figures of a card', () => {
  test('are the totals and, for the time frame Lifetime, the same counts', async () => {
    const { totals, period } = await service().loadSection('userOverview', lifetime())
    expect(totals).toMatchObject({ totalUserCount: 200, totalItemsCount: 300 })
    expect((totals?.activeUserCount ?? 0) + (totals?.suspendedUserCount ?? 0)).toBe(200)
    expect(period?.totalUserCount).toBe(200)
  })

  test('are lower for a shorter time frame', async () => {
    const { totals, period } = await service().loadSection(
      'itemListings',
      rangeOf('Last 30 days', new Date(stack.now())),
    )
    expect(period?.totalItemsCount).toBeGreaterThan(0)
    expect(period?.totalItemsCount).toBeLessThan(totals?.totalItemsCount ?? 0)
  })
})

const now = () => new Date(stack.now())
const compare = createComparisonService

describe('the comparison of a card', () => {
  test('has the counts of the period before, and the new users of each day', async () => {
    const { loadSection } = createDashboardService(api())
    const { period } = await loadSection('userOverview', rangeOf('Last 30 days', now()))
    const before = await loadSection(
      'userOverview',
      earlierRangeOf('Last 30 days', now()) ?? rangeOf('Lifetime', now()),
    )
    const { earlier, newCounts } = await compare(api())('userOverview', 'Last 30 days', now())
    expect(earlier?.counts).toEqual(before.period)
    expect([newCounts?.unit, newCounts?.parts.length]).toEqual(['day', 30])
    const sums = [period?.totalUserCount, before.period?.totalUserCount]
    const parts = newCounts?.parts ?? []
    expect([
      parts.reduce((sum, { counts }) => sum + counts.totalUserCount, 0),
      parts.reduce((sum, part) => sum + (part.earlier?.counts.totalUserCount ?? 0), 0),
    ]).toEqual(sums)
  })

  test('for Lifetime has no period before, and the new items of each month of a young marketplace', async () => {
    const { earlier, newCounts } = await compare(api())('itemOverview', 'Lifetime', now())
    expect(earlier).toBeNull()
    expect(newCounts?.unit).toBe('month')
    expect(newCounts?.parts[0]?.counts.totalItemsCount).toBeGreaterThan(0)
    expect(newCounts?.parts.reduce((sum, { counts }) => sum + counts.totalItemsCount, 0)).toBe(300)
  })

  test('of a time frame that is over / has what was created after it, so that the total can be counted back', async () => {
    const { totals, period } = await createDashboardService(api()).loadSection(
      'itemListings',
      rangeOf('Last month', now()),
    )
    const { newCounts } = await compare(api())('itemListings', 'Last month', now())
    const before = await createDashboardService(api()).loadSection('itemListings', {
      start: rangeOf('Lifetime', now()).start,
      end: new Date(rangeOf('Last month', now()).start.getTime() - 1),
    })
    const [all, after, during] = [totals, newCounts?.after, period].map(
      (counts) => counts?.rentItemsCount ?? Number.NaN,
    )
    expect(Number(all) - Number(after) - Number(during)).toBe(before.period?.rentItemsCount)
  })

  test('of outcomes / makes no call, because a status has no date', async () => {
    const refuse: Api = () => Promise.reject(new Error('a call'))
    expect(await compare(refuse)('itemPerformance', 'Last month', now())).toEqual({ earlier: null, newCounts: null })
  })

  test('without the bars of the period before / has its own bars', async () => {
    let calls = 0
    const onlyFirst: Api = (call) => ((calls += 1) === 1 ? api()(call) : Promise.reject(new Error('refused')))
    const { newCounts } = await compare(onlyFirst)('userOverview', 'Last 7 days', now())
    expect(newCounts?.parts.map(({ earlier }) => earlier)).toEqual(Array(7).fill(null))
  })

  test('of a server without counts for the period before / says so, and invents none', async () => {
    const withoutEarlier: Api = async ({ schema }) => ({
      earlier: schema.parse({ dashboard: { totalItemsCount: null } }),
    })
    const answer = await compare(withoutEarlier)('itemListings', 'Last month', new Date(2026, 10, 23))
    expect(answer).toEqual({ earlier: { from: '2026-09-01', to: '2026-09-30', counts: null }, newCounts: null })
  })

  test('after a failed call throws its error', async () => {
    await stack.setFault({ operation: 'getDashboard', fault: 'error-field', message: 'Timeout' })
    await expect(compare(api())('userOverview', 'This week', now())).rejects.toThrow('Timeout')
  })
})
