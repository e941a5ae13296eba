import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createAmbassadorService } from '#services/api/ambassador.ts'
import { createApi } from '#services/api/graphql.ts'
import { createSharing } from '#services/browser/sharing.ts'
import { settings, startTestStack, type TestStack } from '#tests/support/stack.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack({ users: 120, items: 200 })
})
afterAll(() => stack.close())

const api = () => createApi(`${stack.origin}/graphql`, settings.VITE_GRAPHQL_API_KEY)
const service = () => createAmbassadorService(api())

const tunde = async (): Promise<string> => {
  const body = JSON.stringify({
    query: '{ listAllMarketers(listAllObjectsPayload: { isFirst: true }) { users { id email } } }',
  })
  const answer = await fetch(`${stack.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': settings.VITE_GRAPHQL_API_KEY },
    body,
  })
  const { data } = (await answer.json()) as { data: { listAllMarketers: { users: { id: string; email: string }[] } } }
  return (
    data.listAllMarketers.users.find(({ email }) => email === 'ambassador@example.com')?.id.replace('USR-', '') ?? ''
  )
}

describe('the profile of a marketer', () => {
  test('is found by the id of the token, which has no prefix', async () => {
    expect(await service().getMarketer(await tunde())).toMatchObject({
      name: 'Tunde Bakare',
      email: 'ambassador@example.com',
      referralCode: '8045500001',
      usersReferred: 60,
    })
  })

  test('is null for an unknown id or an answer without a marketer', async () => {
    expect(await service().getMarketer('nobody')).toBeNull()
  })
})

describe('the referees of a code', () => {
  test('are returned by one call', async () => {
    const { cursor, rows } = await service().listReferees({ code: '8045500001', cursor: null })
    expect([rows.length, new Set(rows.map(({ id }) => id)).size, cursor]).toEqual([60, 60, null])
    expect(Object.keys(rows[0] ?? {})).toEqual([
      'id',
      'name',
      'email',
      'userStatus',
      'totalItemsCount',
      'createdAt',
      'phoneNumber',
    ])
  })

  test('are empty for a code without referees', async () => {
    expect(await service().listReferees({ code: 'NOBODY', cursor: null })).toEqual({
      rows: [],
      cursor: null,
      unreadableCount: 0,
    })
  })

  test('come with a cursor if there are more', async () => {
    const referee = { id: 'USR-1', name: 'Ada', email: null, userStatus: null, totalItemsCount: null }
    const listReferredUsers = { users: [referee, null], lastEvaluatedKey: { id: 'USR-1', item: '1' }, error: null }
    vi.stubGlobal('fetch', async () => Response.json({ data: { listReferredUsers } }))
    const answer = await createAmbassadorService(createApi('https://api.example.com/graphql', 'key')).listReferees({
      code: 'A',
      cursor: null,
    })
    expect(answer).toEqual({
      rows: [
        { id: 'USR-1', name: 'Ada', email: '', userStatus: '', totalItemsCount: 0, createdAt: '', phoneNumber: '' },
      ],
      cursor: { id: 'USR-1', item: '1' },
      unreadableCount: 1,
    })
  })
})

describe('sharing', () => {
  const data = { title: 'Rewoven', text: 'Join me', url: 'https://www.rewoven.com/referral/A' }

  test('opens the share sheet, which may close without sharing', async () => {
    const share = vi
      .fn<(data: ShareData) => Promise<void>>()
      .mockRejectedValueOnce(new DOMException('', 'AbortError'))
      .mockRejectedValueOnce(new DOMException('not now', 'NotAllowedError'))
    const sharing = createSharing({ share })
    expect([sharing.canShare(), createSharing({}).canShare()]).toEqual([true, false])
    await sharing.share(data)
    expect(share).toHaveBeenCalledWith(data)
    await expect(sharing.share(data)).rejects.toThrow('not now')
  })
})
