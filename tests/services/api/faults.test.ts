import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import type { ListSource } from '#domain/lists/kinds.ts'
import { emptyDetails } from '#domain/people/marketerForms.ts'
import { type Marketer, marketerSchema } from '#domain/people/marketers.ts'
import type { User } from '#domain/people/users.ts'
import { createAmbassadorService } from '#services/api/ambassador.ts'
import { ApiError, ApiKeyError } from '#services/api/apiResult.ts'
import { createDashboardService } from '#services/api/dashboard.ts'
import { createApi } from '#services/api/graphql.ts'
import { createListService } from '#services/api/lists.ts'
import { createMarketerService } from '#services/api/marketers.ts'
import { createTotalsService } from '#services/api/totals.ts'
import { createUserStatusService } from '#services/api/userStatus.ts'
import { settings, startTestStack, type TestStack } from '#tests/support/stack.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack({ users: 40, items: 40 })
})
afterAll(() => stack.close())
afterEach(() => stack.clearFaults())

const api = (apiKey = settings.VITE_GRAPHQL_API_KEY) => createApi(`${stack.origin}/graphql`, apiKey)
const ambassadors = () => createAmbassadorService(api())
const marketers = () => createMarketerService(api())

const range = { start: new Date(2026, 9, 1), end: new Date(2026, 9, 31) }
const marketer = marketerSchema.parse({ id: 'USR-1', name: 'Ada', email: 'ada@example.com' })
const details = { ...emptyDetails, name: 'Ada', email: 'ada@example.com', phone: '+2348039990000' }

const fetchList = (source: ListSource, signal?: AbortSignal) =>
  createListService(api()).fetchBatch({ source, cursor: null, limit: 1 }, signal)
const loadCard = (signal?: AbortSignal) => createDashboardService(api()).loadSection('userOverview', range, signal)
const suspend = async () => {
  const { rows } = await fetchList('activeUsers')
  return createUserStatusService(api())('suspend', rows[0]?.entity as User)
}

const code = '8045500001'
const referees = { code, cursor: null }
const listed = async () => (await fetchList('allMarketers')).rows[0]?.entity as Marketer

const outcomeOf = (call: Promise<unknown>) => call.catch((error: unknown) => error)

const unexpected = new ApiError('Unexpected answer')
const noReason = new ApiError('')
const unknown = 'Something went wrong. Please try again or contact support.'

describe('a call of the server', () => {
  test.each([
    [
      { fault: 'error-field', message: 'Permission denied' },
      new ApiError('Permission denied'),
      "You don't have permission to perform this action.",
    ],
    [
      { fault: 'graphql-error', message: 'Timeout' },
      new ApiError('Timeout'),
      'The request timed out. Please try again later.',
    ],
    [{ fault: 'graphql-error', message: 'trace at line 7' }, new ApiError('trace at line 7'), unknown],
    [{ fault: 'http-500' }, new ApiError('Answer 500'), unknown],
    [{ fault: 'http-401' }, new ApiKeyError('Unauthorized: You are not authorized to make this call.'), 'Unauthorized'],
    [{ fault: 'malformed' }, new ApiError('Malformed answer'), unknown],
    [{ fault: 'null-data' }, unexpected, unknown],
    [{ fault: 'wrong-types' }, unexpected, unknown],
  ] as const)('with the fault %j / throws %s, and shows: %s', async (fault, error, sentence) => {
    await stack.setFault({ operation: 'listAllUsers', ...fault })
    const failure = await outcomeOf(fetchList('allUsers'))
    expect([failure, errorMessageFor(failure)]).toEqual([error, sentence])
  })

  test('with a wrong key / is unauthorized', async () => {
    await expect(createTotalsService(api('wrong'))('userOverview', range)).rejects.toThrow(/^Unauthorized/)
  })

  test('without a server / shows a network error', async () => {
    await stack.setFault({ operation: 'listAllUsers', fault: 'drop' })
    const failure = await outcomeOf(fetchList('allUsers'))
    expect(errorMessageFor(failure)).toBe('Network error. Please check your internet connection and try again.')
  })

  test.each([
    ['listAllUsers', (signal: AbortSignal) => fetchList('allUsers', signal)],
    ['getDashboard', loadCard],
  ])('of %s / is aborted by its caller', async (operation, call) => {
    await stack.setFault({ operation, fault: 'slow', ms: 60_000 })
    const controller = new AbortController()
    const outcome = call(controller.signal)
    controller.abort()
    await expect(outcome).rejects.toThrow(/abort/i)
  })
})

/** What a call makes of an answer without a result, and of one with values of other types. */
const calls = [
  ['allUsers', 'listAllUsers', () => fetchList('allUsers'), unexpected, unexpected],
  ['activeUsers', 'listActiveUsers', () => fetchList('activeUsers'), unexpected, unexpected],
  ['inactiveUsers', 'listInActiveUsers', () => fetchList('inactiveUsers'), unexpected, unexpected],
  ['allItems', 'listAllItems', () => fetchList('allItems'), unexpected, unexpected],
  ['donatedItems', 'listDonatedItems', () => fetchList('donatedItems'), unexpected, unexpected],
  ['rentedItems', 'listRentedItems', () => fetchList('rentedItems'), unexpected, unexpected],
  ['soldItems', 'listSoldItems', () => fetchList('soldItems'), unexpected, unexpected],
  ['swappedItems', 'listAllItems', () => fetchList('swappedItems'), unexpected, unexpected],
  ['allMarketers', 'listAllMarketers', () => fetchList('allMarketers'), unexpected, unexpected],
  ['a change of a status', 'suspendUser', suspend, unexpected, null],
  ['the totals', 'getDashboard', () => createTotalsService(api())('userOverview', range), unexpected, unexpected],
  ['a card', 'getDashboard', () => loadCard(), unexpected, unexpected],
  ['a new marketer', 'createMarketer', () => marketers().createMarketer(details), null, null],
  [
    'a changed marketer',
    'updateMarketer',
    async () => marketers().updateMarketer(await listed(), details),
    noReason,
    null,
  ],
  ['a deletion', 'deleteMarketer', () => marketers().deleteMarketer(marketer), noReason, undefined],
  ['a referral code', 'getMarketer', async () => marketers().fetchReferralCode((await listed()).id), null, null],
  ['a batch of referees', 'listReferredUsers', () => marketers().fetchReferees(referees), unexpected, unexpected],
  ['a tally', 'listReferredUsers', () => marketers().tallyReferees([code], '2026-11-21'), unexpected, unexpected],
  [
    'the own profile',
    'getMarketer',
    async () => ambassadors().getMarketer((await listed()).id),
    unexpected,
    unexpected,
  ],
  ['the own referees', 'listReferredUsers', () => ambassadors().listReferees(referees), unexpected, unexpected],
] as const

describe.each(calls)('%s, by %s', (_name, operation, call, withoutData, withWrongTypes) => {
  test.each([
    [{ fault: 'error-field', message: 'Permission denied' }, new ApiError('Permission denied')],
    [{ fault: 'null-data' }, withoutData],
    [{ fault: 'wrong-types' }, withWrongTypes],
  ] as const)('with the fault %j / is %s', async (fault, outcome) => {
    await stack.setFault({ operation, ...fault })
    expect(await outcomeOf(call())).toEqual(outcome)
  })
})
