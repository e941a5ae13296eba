import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ListRow } from '#domain/lists/rows.ts'
import { isAccountNotFound } from '#domain/people/accounts.ts'
import { emptyDetails, marketerProblemFor } from '#domain/people/marketerForms.ts'
import { type Marketer, marketerSchema } from '#domain/people/marketers.ts'
import { createApi } from '#services/api/graphql.ts'
import { createListService } from '#services/api/lists.ts'
import { addToTally, emptyTally } from '#domain/people/refereeTallies.ts'
import { createMarketerService } from '#services/api/marketers.ts'
import { settings, startTestStack, type TestStack } from '#tests/support/stack.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack({ users: 300, items: 300 })
})
afterAll(() => stack.close())

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

  test('can be deleted', async () => {
    const created = (await service().createMarketer(details())) as Marketer
    await service().deleteMarketer(created)
    expect((await list()).some(({ id }) => id === created.id)).toBe(false)
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
