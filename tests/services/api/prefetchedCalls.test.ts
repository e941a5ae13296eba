import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type * as FirstCalls from '#services/api/prefetchedCalls.ts'

const endpoint = 'https://api.test/graphql'
const query = 'query Dashboard { getDashboard { error } }'
const variables = { startDate: 'a', endDate: 'b', section: 'userOverview' }
const asked: string[] = []
const network = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>()

let fetchWithPrefetched: typeof FirstCalls.fetchWithPrefetched
let copyPrefetchedAnswer: typeof FirstCalls.copyPrefetchedAnswer
let prefetchCall: typeof FirstCalls.prefetchCall

beforeEach(async () => {
  vi.resetModules()
  ;({ copyPrefetchedAnswer, fetchWithPrefetched, prefetchCall } = await import('#services/api/prefetchedCalls.ts'))
  vi.useFakeTimers({ now: 1_000_000 })
  asked.length = 0
  network.mockReset().mockImplementation(async (_, init) => {
    asked.push(String(init?.body))
    return new Response(`answer ${asked.length}`)
  })
  vi.stubGlobal('fetch', network)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const ask = async (changed: object = {}): Promise<string> =>
  (
    await fetchWithPrefetched(endpoint, {
      method: 'POST',
      body: JSON.stringify({ query, variables: { ...variables, ...changed } }),
    })
  ).text()

describe('a call that was sent before it was asked for', () => {
  beforeEach(() => prefetchCall(endpoint, 'key', query, variables))

  test('was sent with the API key', () => {
    const headers = { 'content-type': 'application/json', 'x-api-key': 'key' }
    expect(network.mock.calls).toEqual([
      [endpoint, { method: 'POST', headers, body: JSON.stringify({ query, variables }) }],
    ])
  })

  test('answers the same call once, whatever moment its range ends at', async () => {
    expect([await ask({ endDate: 'later' }), await ask()]).toEqual(['answer 1', 'answer 2'])
  })

  test('answers no other call', async () => {
    expect(await ask({ section: 'itemOverview' })).toBe('answer 2')
    expect(await ask({ startDate: 'other' })).toBe('answer 3')
    expect(await ask()).toBe('answer 1')
  })

  test('can be copied before it is asked for, and not after', async () => {
    network.mockResolvedValueOnce(Response.json({ told: 'once' }))
    prefetchCall(endpoint, 'key', query, { ...variables, section: 'itemOverview' })
    const copy = await copyPrefetchedAnswer(query, { ...variables, section: 'itemOverview' })
    expect([copy, await ask({ section: 'itemOverview' })]).toEqual([{ told: 'once' }, '{"told":"once"}'])
    expect(await copyPrefetchedAnswer(query, { ...variables, section: 'itemOverview' })).toBeUndefined()
  })

  test('is sent anew when it was asked for half a minute later', async () => {
    vi.advanceTimersByTime(30_000)
    expect(await ask()).toBe('answer 2')
  })
})

test('a call that found no network is sent anew', async () => {
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  prefetchCall(endpoint, 'key', query, variables)
  expect(await ask()).toBe('answer 1')
})

test('a call that nobody sent goes to the network', async () => {
  expect(await ask()).toBe('answer 1')
})
