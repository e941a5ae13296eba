import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CountName, donutSlices, emptyCounts, type SliceKind } from '#domain/dashboard/counts.ts'
import { linkedDays, urlOfCount, urlOfSlice } from '#domain/dashboard/figureLinks.ts'
import { rangeOf, type TimeFrame } from '#domain/periods/timeFrames.ts'
import { dayOf } from '#domain/days.ts'
import { filterRows } from '#domain/lists/filterRows.ts'
import { listKindOfRoute, tabOf } from '#domain/lists/kinds.ts'
import { routeOfUrl, viewInUrl } from '#domain/routes/address.ts'
import { createDashboardService } from '#services/api/dashboard.ts'
import { createApi } from '#services/api/graphql.ts'
import { createListService } from '#services/api/lists.ts'
import { settings, startTestStack, type TestStack } from '#tests/support/stack.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack({ users: 240, items: 330 })
})
afterAll(() => stack.close())

const api = () => createApi(`${stack.origin}/graphql`, settings.VITE_GRAPHQL_API_KEY)

/** The number of rows that the list of a URL shows. */
const countRowsOf = async (url: string): Promise<number> => {
  const [kind, view] = [listKindOfRoute(routeOfUrl(url)), viewInUrl(url)]
  const source = kind && view && tabOf(kind, view.tab).source
  if (!source) throw new Error(`${url} has no list`)
  const { rows } = await createListService(api()).fetchBatch({ source, cursor: null, limit: 1_000 })
  return filterRows(rows, view.filters, dayOf(new Date())).length
}

const timeFrames: readonly TimeFrame[] = ['Lifetime', 'Last 30 days', 'Last month']

test.each(timeFrames)('each figure of %s leads to a list with as many rows', async (timeFrame) => {
  const now = new Date()
  const days = linkedDays(timeFrame, now.getTime())
  const { loadSection } = createDashboardService(api())
  const { period: users } = await loadSection('userOverview', rangeOf(timeFrame, now))
  const { period: items } = await loadSection('itemListings', rangeOf(timeFrame, now))
  const userCounts: readonly CountName[] = ['totalUserCount', 'activeUserCount', 'suspendedUserCount']
  for (const name of userCounts)
    expect([name, await countRowsOf(urlOfCount(name, days))]).toEqual([name, users?.[name]])
  const slices = (['itemPerformance', 'itemListings'] as const).flatMap((section) =>
    donutSlices(section, items ?? emptyCounts),
  )
  const counts: [SliceKind, number][] = slices.map(({ kind, count }) => [kind, count])
  for (const [kind, count] of counts) expect([kind, await countRowsOf(urlOfSlice(kind, days))]).toEqual([kind, count])
})
