import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { emptyCounts } from '#domain/dashboard/counts.ts'
import { sections } from '#domain/dashboard/sections.ts'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import type { Operation } from '#services/api/apiRequest.ts'
import { ApiError } from '#services/api/apiResult.ts'
import { createComparisonService } from '#services/api/comparison.ts'
import { createDashboardService } from '#services/api/dashboard.ts'
import { type Api, createApi } from '#services/api/graphql.ts'
import { createTotalsService } from '#services/api/totals.ts'

const range = { start: new Date(2026, 9, 1), end: new Date(2026, 9, 31) }
const now = new Date(2026, 10, 23)

type Service = (api: Api) => Promise<unknown>

/** Every call that asks for more than one result. */
/** The card of outcomes is compared with nothing. */
const isCompared = (name: string): boolean => name !== 'the comparison of itemPerformance'

const combined: readonly (readonly [name: string, service: Service])[] = sections.flatMap(
  (section): [string, Service][] => [
    [`the totals with ${section}`, (api) => createTotalsService(api)(section, range)],
    [`the card ${section}`, (api) => createDashboardService(api).loadSection(section, range)],
    [`the comparison of ${section}`, (api) => createComparisonService(api)(section, 'Last 30 days', now)],
  ],
)

/** The operations of each request. */
const requestsOf = async (service: Service): Promise<readonly (readonly Operation[])[]> => {
  const found: (readonly Operation[])[] = []
  const api: Api = ({ operations }) => {
    found.push(operations)
    return Promise.reject(new Error('Nothing is sent.'))
  }
  await service(api).catch(() => undefined)
  return found
}

const labelOf = ({ alias, name }: Operation): string => alias ?? name

type Failure = 'error field' | 'GraphQL error' | 'wrong shape'

/** The answer of a server that has no result for some operations. The error of a part names the part. */
const answerWith = (operations: readonly Operation[], failures: readonly (Failure | null)[], text: string): object => {
  const resultOf = (operation: Operation, index: number) => {
    const failure = failures[index]
    if (failure === 'GraphQL error') return null
    if (failure === 'error field') return { dashboard: null, error: `${text} ${labelOf(operation)}` }
    return failure === 'wrong shape' ? 'nothing' : { dashboard: { ...emptyCounts, totalUserCount: index }, error: null }
  }
  const errors = operations.flatMap((operation, index) =>
    failures[index] === 'GraphQL error'
      ? [{ message: `${text} ${labelOf(operation)}`, path: [labelOf(operation)], errorType: null }]
      : [],
  )
  const data = Object.fromEntries(
    operations.map((operation, index) => [labelOf(operation), resultOf(operation, index)]),
  )
  return { data, ...(errors.length > 0 && { errors }) }
}

const api = createApi('https://api.example.com/graphql', 'key')

/** A server whose failures concern only the request that contains them. */
const answerByRequest = (all: readonly Operation[], failures: readonly (Failure | null)[]) => {
  return async (_url: unknown, { body }: { body: string }) => {
    const isSecond = body.includes('before0:')
    return Response.json(answerWith(all, isSecond ? [] : failures, 'Rate exceeded'))
  }
}

const answerOnce = (body: object) => vi.stubGlobal('fetch', async () => Response.json(body))

const settle = async (service: Service): Promise<unknown> => service(api).catch((error: unknown) => error)

/** What the console shows of an answer: the same service at a server that never had the failed results. */
const withoutFailed = (
  service: Service,
  all: readonly Operation[],
  failures: readonly (Failure | null)[],
): Promise<unknown> =>
  service(async ({ operations, schema }) =>
    Object.fromEntries(
      operations.flatMap((operation) => {
        const index = all.findIndex((other) => labelOf(other) === labelOf(operation))
        const result = { dashboard: { ...emptyCounts, totalUserCount: index }, error: null }
        return failures[index] ? [] : [[labelOf(operation), schema.parse(result)]]
      }),
    ),
  )

const failure = fc.constantFrom<Failure | null>(null, 'error field', 'GraphQL error', 'wrong shape')

describe.each(combined.filter(([name]) => isCompared(name)))('of %s', (_, service) => {
  test('what does not fail is used, and the call fails with what it needs', async () => {
    vi.useFakeTimers({ now, toFake: ['Date'] })
    // The results of a second request, such as the bars of the period before, are there.
    const [operations = [], ...others] = await requestsOf(service)
    const all = [...operations, ...others.flat()]
    const several = fc.array(failure, { minLength: operations.length, maxLength: operations.length })
    await fc.assert(
      fc.asyncProperty(several, async (failures) => {
        vi.stubGlobal('fetch', answerByRequest(all, failures))
        const needed = operations.findIndex(({ isOptional }, index) => !isOptional && failures[index])
        const cause = failures.every((each) => each !== null) ? 0 : needed
        const answer = await settle(service)
        const text = `Rate exceeded ${operations.map(labelOf)[cause]}`
        const error = new ApiError(failures[cause] === 'wrong shape' ? 'Unexpected answer' : text)
        expect(answer).toEqual(cause < 0 ? await withoutFailed(service, all, failures) : error)
      }),
    )
    vi.useRealTimers()
  })

  test('nothing is used if the server refuses one part', async () => {
    const operations = (await requestsOf(service)).flat()
    for (const index of operations.keys())
      for (const kind of ['error field', 'GraphQL error'] as const) {
        answerOnce(
          answerWith(
            operations,
            operations.map((_each, at) => (at === index ? kind : null)),
            'Unauthorized',
          ),
        )
        expect(errorMessageFor(await settle(service))).toBe('Unauthorized')
      }
  })
})

test('the totals are used without the new users and items', async () => {
  const [totals, recent] = [{ totalUserCount: 3 }, { error: 'no such section' }]
  answerOnce({ data: { getDashboard: { dashboard: totals }, recent } })
  expect(await createTotalsService(api)('userOverview', range)).toMatchObject({ totals, recent: null })
})

test('the comparison has the period before without its bars, and bars without the period before', async () => {
  const errors = [{ message: 'Rate exceeded', path: ['part3'], errorType: null }]
  const requests = await requestsOf((given) => createComparisonService(given)('userOverview', 'Last 30 days', now))
  const operations = requests.flat()
  const counted = { dashboard: { totalUserCount: 3 } }
  const data = Object.fromEntries(operations.map((operation) => [labelOf(operation), counted]))
  const compare = () => createComparisonService(api)('userOverview', 'Last 30 days', now)
  answerOnce({ data: { ...data, part3: null }, errors })
  expect(await compare()).toMatchObject({ earlier: { counts: { totalUserCount: 3 } }, newCounts: null })
  answerOnce({ data: { ...data, earlier: { error: 'Rate exceeded' } } })
  expect(await compare()).toMatchObject({ earlier: { counts: 'failed' }, newCounts: { unit: 'day' } })
})
