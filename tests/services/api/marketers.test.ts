import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { errorMessageFor } from '#domain/errorCatalogue.ts'
import type { ListRow } from '#domain/lists/rows.ts'
import { isAccountNotFound } from '#domain/people/accounts.ts'
import { emptyDetails, marketerProblemFor } from '#domain/people/marketerForms.ts'
import { type Marketer, marketerSchema } from '#domain/people/marketers.ts'
import { ApiError } from '#services/api/apiResult.ts'
import { createApi } from '#services/api/graphql.ts'
import { createListService } from '#services/api/lists.ts'
import { addToTally, emptyTally } from '#domain/people/refereeTallies.ts'
import { createMarketerService } from '#services/api/marketers.ts'
import { signInAs } from '#tests/local/support/identityCall.ts'
import { settings, startTestStack, type TestStack } from '#tests/support/stack.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack({ users: 300, items: 300 })
})
afterAll(() => stack.close())
afterEach(() => stack.clearFaults())

const api = () => createApi(`${stack.origin}/graphql`, settings.VITE_GRAPHQL_API_KEY)
const service = () => createMarketerService(api())
const list = async (): Promise<Marketer[]> => {
  const { rows } = await createListService(api()).fetchBatch({ source: 'allMarketers', cursor: null, limit: 100 })
  return (rows as ListRow<Marketer>[]).map(({ entity }) => entity)
}

let number = 0
const details = () => {
  number += 1
  return {
    name: 'Ngozi Bello',
    email: `ngozi${number}@example.com`,
    phone: `0803999${String(number).padStart(4, '0')}`,
  }
}
const failureOf = (call: Promise<unknown>) => call.catch((error: unknown) => error)

describe('a new marketer', () => {
  test('is first in the list; the phone number starts with +234 and its last ten digits are the code', async () => {
    const account = details()
    const created = await service().createMarketer(account)
    expect(created).toMatchObject({
      name: account.name,
      email: account.email,
      phoneNumber: `+234${account.phone.slice(1)}`,
      referralCode: account.phone.slice(1),
      role: 'MARKETER',
      userStatus: 'ACTIVE',
      referredUsers: 0,
    })
    expect((await list())[0]).toEqual(created)
  })

  test('can sign in at once', async () => {
    const account = details()
    await service().createMarketer(account)
    expect(Object.keys(await signInAs(stack, account.email))).toEqual(
      expect.arrayContaining(['AccessToken', 'IdToken', 'RefreshToken']),
    )
  })

  test('is refused with a phone number or an email that exists, with an error at the field', async () => {
    const account = details()
    await service().createMarketer(account)
    const fields = await Promise.all(
      [
        { ...details(), phone: account.phone },
        { ...details(), email: account.email },
      ].map(async (again) => marketerProblemFor(await failureOf(service().createMarketer(again)), '').field),
    )
    expect(fields).toEqual(['phone', 'email'])
  })

  test.each(['null-data'] as const)('is null with the fault %s', async (fault) => {
    await stack.setFault({ operation: 'createMarketer', fault })
    expect(await service().createMarketer(details())).toBeNull()
  })
})

describe('an existing marketer', () => {
  test('can get another name and phone number, and keeps code and email', async () => {
    const account = details()
    const created = (await service().createMarketer(account)) as Marketer
    const updated = await service().updateMarketer(created, {
      ...emptyDetails,
      name: 'Ngozi Eze',
      phone: '+2348039990000',
    })
    expect(updated).toEqual({ ...created, name: 'Ngozi Eze', phoneNumber: '+2348039990000' })
  })

  test('is read by the id, and a new one by the email in the list', async () => {
    const [first] = (await list()) as [Marketer]
    const { email } = first
    expect(await service().readMarketer(first, { ...details(), email: 'nobody@example.com' })).toEqual(first)
    expect((await service().readMarketer(null, { ...details(), email: email.toUpperCase() }))?.id).toBe(first.id)
    expect(await service().readMarketer(null, { ...details(), email: 'nobody@example.com' })).toBeNull()
  })

  test('can be deleted once', async () => {
    const created = (await service().createMarketer(details())) as Marketer
    await service().deleteMarketer(created)
    expect((await list()).some(({ id }) => id === created.id)).toBe(false)
    expect(isAccountNotFound(await failureOf(service().deleteMarketer(created)))).toBe(true)
  })

  test('has a code, and an unknown id has none', async () => {
    const [, second] = await list()
    expect(await service().fetchReferralCode(second?.id ?? '')).toBe(second?.referralCode)
    expect(isAccountNotFound(await failureOf(service().fetchReferralCode('USR-nobody')))).toBe(true)
  })
})

describe('referees', () => {
  const ambassador = async () => (await list()).find(({ email }) => email === 'ambassador@example.com') as Marketer

  test('are fetched in batches of 50, without duplicates', async () => {
    const { referralCode: code, referredUsers } = await ambassador()
    const first = await service().fetchReferees({ code, cursor: null })
    const second = await service().fetchReferees({ code, cursor: first.cursor })
    const ids = [...first.rows, ...second.rows].map(({ id }) => id)
    expect([first.rows.length, second.cursor, new Set(ids).size, ids.length]).toEqual([
      50,
      null,
      referredUsers,
      referredUsers,
    ])
  })

  test('are all counted', async () => {
    const { referralCode: code } = await ambassador()
    const first = await service().fetchReferees({ code, cursor: null })
    const rest = await service().fetchReferees({ code, cursor: first.cursor })
    const referees = [...first.rows, ...rest.rows]
    const items = referees.map(({ totalItemsCount }) => totalItemsCount)
    const today = '2026-11-21'
    const tallies = await service().tallyReferees([code, 'nobody'], today)
    expect(tallies).toEqual({ [code]: addToTally(emptyTally, referees, today), nobody: emptyTally })
    expect([tallies[code]?.undatedCount, tallies[code]?.totals.all]).toEqual([
      0,
      {
        refereeCount: items.length,
        refereesWithItems: items.filter((count) => count > 0).length,
        itemCount: items.reduce((sum, count) => sum + count, 0),
      },
    ])
  })
})

const marketer = marketerSchema.parse({ id: 'USR-1', name: 'Ada', email: 'ada@example.com' })
const unknown = 'Something went wrong. Please try again or contact support.'
const calls = [
  ['createMarketer', () => service().createMarketer(details())],
  [
    'updateMarketer',
    () => service().updateMarketer(marketer, { ...emptyDetails, name: 'Ada', phone: '+2348039990000' }),
  ],
  ['deleteMarketer', () => service().deleteMarketer(marketer)],
  ['getMarketer', () => service().fetchReferralCode('USR-1')],
  ['listReferredUsers', () => service().fetchReferees({ code: '1', cursor: null })],
  ['listReferredUsers', () => service().tallyReferees(['1'], '2026-11-21')],
] as const

describe.each(calls)('%s', (operation, call) => {
  test.each([
    [{ fault: 'error-field', message: 'Permission denied' }, "You don't have permission to perform this action."],
    [{ fault: 'graphql-error', message: 'Timeout' }, 'The request timed out. Please try again later.'],
    [{ fault: 'http-500' }, unknown],
    [{ fault: 'http-401' }, 'Unauthorized'],
    [{ fault: 'malformed' }, unknown],
    [{ fault: 'wrong-types' }, unknown],
  ] as const)('with the fault %j shows: %s', async (fault, sentence) => {
    await stack.setFault({ operation, ...fault })
    expect(errorMessageFor(await failureOf(call()))).toBe(sentence)
  })
})

test('a changed marketer without an answer is not a success', async () => {
  await stack.setFault({ operation: 'updateMarketer', fault: 'null-data' })
  const failure = await failureOf(
    service().updateMarketer(marketer, { ...emptyDetails, name: 'Ada', phone: '+2348039990000' }),
  )
  expect(failure).toEqual(new ApiError(''))
})

describe('the list of marketers, read again', () => {
  test.each([
    [{ email: 'AMBASSADOR@example.com' }, true],
    [{ id: 'abc', email: 'nobody@example.com' }, false],
  ])('has %j: %s', async (changes, isListed) => {
    const found = await service().findListed({ ...marketer, id: 'USR-unknown', ...changes })
    expect(found !== null).toBe(isListed)
  })

  test('finds an account by its id without the prefix', async () => {
    const [first] = (await list()) as [Marketer]
    expect(await service().findListed({ ...first, id: first.id.replace('USR-', ''), email: '' })).toEqual(first)
  })
})

test('a deletion without an answer throws an error that names the action', async () => {
  await stack.setFault({ operation: 'deleteMarketer', fault: 'null-data' })
  expect(errorMessageFor(await failureOf(service().deleteMarketer(marketer)), 'Failed to delete marketer')).toBe(
    'Failed to delete marketer',
  )
})
