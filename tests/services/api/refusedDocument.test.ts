import { expect, test, vi } from 'vitest'
import { emptyCounts } from '#domain/dashboard/counts.ts'
import { createComparisonService } from '#services/api/comparison.ts'
import { createDashboardService } from '#services/api/dashboard.ts'
import { createApi } from '#services/api/graphql.ts'
import { createTotalsService } from '#services/api/totals.ts'

const range = { start: new Date(2026, 9, 1), end: new Date(2026, 9, 31) }
const totals = { ...emptyCounts, totalUserCount: 24 }
const unknownArgument = 'Unknown argument "startDate" on field "Query.getDashboard".'

/** A server whose `getDashboard` takes no arguments. It refuses a whole document that has some. */
const openServer = (status: number, error: object = { message: unknownArgument }) => {
  const documents: string[] = []
  const fetchDocument = async (_: unknown, { body }: { body: string }) => {
    const { query } = JSON.parse(body) as { query: string }
    documents.push(query.replace(/\s*\{ \w+ \{.*?\} error \}/g, '').replace(/"[^"]*"/g, '…'))
    const isRefused = query.includes('startDate')
    const alias = query.includes('totals:') ? 'totals' : 'getDashboard'
    const answer = isRefused
      ? { data: null, errors: [error] }
      : { data: { [alias]: { dashboard: totals, error: null } } }
    return new Response(JSON.stringify(answer), {
      status: isRefused ? status : 200,
      headers: { 'content-type': 'application/json' },
    })
  }
  vi.stubGlobal('fetch', fetchDocument)
  return { documents, api: createApi('https://api.example.com/graphql', 'key') }
}

test.each([200, 400])(
  'a document that is refused as a whole with %d / shows the totals, asked apart',
  async (status) => {
    const { documents, api } = openServer(status)
    const figures = await createDashboardService(api).loadSection('userOverview', range)
    expect([figures.totals, figures.period]).toEqual([totals, null])
    const period = 'period: getDashboard(startDate: …, endDate: …, section: …)'
    expect(documents.map((text) => text.replace(/ \{ dashboard.*$/, ''))).toEqual([
      `query { totals: getDashboard ${period} }`,
      'query { totals: getDashboard }',
      `query { ${period} }`,
    ])
  },
)

test('tiles have their totals, without the counts of 30 days', async () => {
  const { api } = openServer(200)
  expect(await createTotalsService(api)('userOverview', range)).toEqual({ totals, recent: null })
})

test('a comparison needs the arguments in all its parts, so each of its two calls is made once', async () => {
  const { documents, api } = openServer(200)
  await expect(createComparisonService(api)('userOverview', 'Last 30 days', new Date(2026, 10, 23))).rejects.toThrow(
    unknownArgument,
  )
  expect(documents.length).toBe(2)
})

test.each([
  [401, { message: 'No key' }],
  [403, { message: 'No key' }],
  [429, { message: 'Slow down' }],
  [500, { message: 'Out of order' }],
  [200, { message: 'Expired', errorType: 'UnauthorizedException' }],
])('an answer %d with %j is no refused document, so nothing else is asked', async (status, error) => {
  const { documents, api } = openServer(status, error)
  await expect(createDashboardService(api).loadSection('userOverview', range)).rejects.toThrow(error.message)
  expect(documents.length).toBe(1)
})
