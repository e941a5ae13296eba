import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type * as PrefetchedCalls from '#services/api/prefetchedCalls.ts'

const endpoint = 'https://api.test/graphql'
const query = 'query Dashboard { getDashboard { error } }'
const variables = { startDate: 'a', endDate: 'b', section: 'userOverview' }
const requests: string[] = []
const network = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>()

let fetchWithPrefetched: typeof PrefetchedCalls.fetchWithPrefetched
let prefetchCall: typeof PrefetchedCalls.prefetchCall

beforeEach(async () => {
  vi.resetModules()
  ;({ fetchWithPrefetched, prefetchCall } = await import('#services/api/prefetchedCalls.ts'))
  vi.useFakeTimers({ now: 1_000_000 })
  requests.length = 0
  network.mockReset().mockImplementation(async (_, init) => {
    requests.push(String(init?.body))
    return new Response(`answer ${requests.length}`)
  })
  vi.stubGlobal('fetch', network)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const call = async (changed: object = {}): Promise<string> =>
  (
    await fetchWithPrefetched(endpoint, {
      method: 'POST',
      body: JSON.stringify({ query, variables: { ...variables, ...changed } }),
    })
  ).text()

describe('a prefetched call', () => {
  beforeEach(() => prefetchCall(endpoint, 'key', query, variables))

  test('is sent with the API key', () => {
    const headers = { 'content-type': 'application/json', 'x-api-key': 'key' }
    expect(network.mock.calls).toEqual([
      [endpoint, { method: 'POST', headers, body: JSON.stringify({ query, variables }) }],
    ])
  })

  test('answers an equal call once, even with another end of the time range', async () => {
    expect([await call({ endDate: 'later' }), await call()]).toEqual(['answer 1', 'answer 2'])
  })

  test('does not answer another call', async () => {
    expect(await call({ section: 'itemOverview' })).toBe('answer 2')
    expect(await call({ startDate: 'other' })).toBe('answer 3')
    expect(await call()).toBe('answer 1')
  })

  test('is not used after half a minute', async () => {
    vi.advanceTimersByTime(30_000)
    expect(await call()).toBe('answer 2')
  })
})

test('a prefetched call that found no network is sent again', async () => {
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  prefetchCall(endpoint, 'key', query, variables)
  expect(await call()).toBe('answer 1')
})

test('a call that was not prefetched is sent', async () => {
  expect(await call()).toBe('answer 1')
})
