import { describe, expect, test, vi } from 'vitest'
import { createDeleteAccountService } from '#services/api/deleteAccount.ts'
import { createApi } from '#services/api/graphql.ts'
import { createMarketerService } from '#services/api/marketers.ts'
import { createUserStatusService } from '#services/api/userStatus.ts'
import { ada as user } from '#machines/lists/lists.testData.ts'
import { ada as marketer } from '#machines/marketers/marketers.testData.ts'

const api = createApi('https://api.example.com/graphql', 'key')

const answerWith = (body: object): void =>
  void vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(body)),
  )

const details = { name: 'Ada Obi', email: 'ada@example.com', phone: '08030001111' }
const changes = { ...details, name: 'Ada Eze' }

const calls: readonly (readonly [operation: string, call: () => Promise<unknown>])[] = [
  ['suspendUser', () => createUserStatusService(api)('suspend', user)],
  ['activateUser', () => createUserStatusService(api)('activate', user)],
  ['createMarketer', () => createMarketerService(api).createMarketer(details)],
  ['updateMarketer', () => createMarketerService(api).updateMarketer(marketer, changes)],
  ['deleteMarketer', () => createMarketerService(api).deleteMarketer(marketer)],
  ['deleteAdminUser', () => createDeleteAccountService(api)('admin', user.id, user.email)],
]

describe.each(calls)('%s', (operation, call) => {
  test.each([
    ['beside an empty result', {}],
    ['without a result', null],
  ])('fails with the error of an answer, %s', async (_, result) => {
    answerWith({
      data: { [operation]: result },
      errors: [{ message: 'Permission denied', path: [operation, 'status'] }],
    })
    await expect(call()).rejects.toMatchObject({ name: 'ApiError', message: 'Permission denied' })
  })

  test.each([
    ['a status as text', { status: '200' }],
    ['a status in words', { status: 'SUCCESS' }],
    ['the account as text', { data: 'ok', marketer: 'ok' }],
    ['the account as a list', { data: [], marketer: [] }],
    ['an account without id', { data: { id: null }, marketer: { id: null } }],
  ])('succeeds with %s', async (_, result) => {
    answerWith({ data: { [operation]: result } })
    await expect(call().then((account) => account ?? null)).resolves.toBeNull()
  })
})

describe.each(calls.filter(([operation]) => operation.startsWith('delete')))('%s', (operation, call) => {
  test.each([403, '500'])('fails with the status %j', async (status) => {
    answerWith({ data: { [operation]: { status, message: 'Not allowed' } } })
    await expect(call()).rejects.toMatchObject({ name: 'ApiError', message: 'Not allowed' })
  })
})
