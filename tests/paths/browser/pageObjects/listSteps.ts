import type { Request } from '@playwright/test'
import { storeTokens } from '#tests/paths/browser/session/identity.ts'
import type { TestContext } from '#tests/paths/browser/pageObject.ts'
import { adminEmail } from '#tests/support/stack.ts'

/** Whether a request calls an operation of the contract. */
export const callsOperation =
  (operation: string) =>
  (request: Request): boolean =>
    (request.postData() ?? '').includes(`${operation}(`)

/** Whether a request reads rows of a list. */
export const readsList = (request: Request): boolean => (request.postData() ?? '').includes(' { list')

export interface UserFields {
  readonly id: string
  readonly userStatus?: string
  readonly [field: string]: unknown
}

export const userFields = (number: number, fields: object = {}): UserFields => ({
  id: `USR-${number}`,
  name: 'Ada Obi',
  email: `ada${number}@example.com`,
  userStatus: 'ACTIVE',
  createdAt: `2026-01-01T00:00:00.${String(999 - number)}Z`,
  ...fields,
})

/** Users with the numbers `from` to `to`, both included. */
export const usersBetween = (from: number, to: number): UserFields[] =>
  Array.from({ length: to - from + 1 }, (_, index) => userFields(from + index))

/** An answer of the GraphQL API for `route.fulfill`. */
export const answerOf = (operation: string, result: object) => ({
  json: { data: { [operation]: { error: null, ...result } } },
})

/** Answers a held call with a result. */
export const answerCall =
  (kind: string, operation: string, result: object) =>
  async ({ heldCall }: TestContext): Promise<void> =>
    heldCall(kind).fulfill(answerOf(operation, result))

/** Lets a held call fail. */
export const failCall =
  (kind: string) =>
  async ({ heldCall }: TestContext): Promise<void> =>
    heldCall(kind).fulfill({ status: 500, body: 'broken' })

const listOperations = ['listAllUsers', 'listActiveUsers', 'listInActiveUsers', 'listAllMarketers']

/** Answers the lists that belong to other charts of the page. The list of inactive users stays empty. */
export const answerOtherLists = async (
  { page }: TestContext,
  users: readonly UserFields[],
  operations = listOperations,
  isHeld: (request: Request) => boolean = () => false,
): Promise<void> => {
  await page.route(/\/graphql$/, async (route) => {
    const operation = operations.find((name) => callsOperation(name)(route.request()))
    if (operation === undefined || isHeld(route.request())) return route.fallback()
    const found = operation === 'listInActiveUsers' ? [] : users
    await route.fulfill(answerOf(operation, { users: found, lastEvaluatedKey: null }))
  })
}

export const isTotalsCall = (request: Request): boolean => request.postData()?.includes('recent: getDashboard') ?? false

/** Answers the held call for the counts of a list page. */
export const answerTotals = (kind: string) =>
  answerCall(kind, 'getDashboard', {
    dashboard: { totalUserCount: 2, activeUserCount: 2, suspendedUserCount: 0 },
  })

/** Opens a URL as an admin. */
export const openAsAdmin = async (context: TestContext, url: string): Promise<void> => {
  await storeTokens(context, adminEmail)
  await context.page.goto(url)
}

/** Opens the users page, and waits for these users. */
export const openUsers = async (
  context: TestContext,
  users: readonly UserFields[],
  isHeld?: (request: Request) => boolean,
): Promise<void> => {
  await answerOtherLists(context, users, listOperations, isHeld)
  await openAsAdmin(context, '/admin/users')
  await context.page.getByRole('table').waitFor()
}

/** Reasons why a browser cannot produce an input. */
export const sentByOtherCharts = 'other charts of the page send it; journeys test the result'
export const cannotFail = 'it is another chart, and nothing in a browser makes it throw'

/** The cursor after this user. */
export const cursorAt = (number: number) => ({ id: `USR-${number}`, item: String(number), partitionType: 'USER' })
