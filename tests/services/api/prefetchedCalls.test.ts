import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Section } from '#domain/dashboard/sections.ts'
import { writeDocument } from '#services/api/apiRequest.ts'
import { createDashboardRequest } from '#services/api/dashboardQuery.ts'
import type * as PrefetchedCalls from '#services/api/prefetchedCalls.ts'

const endpoint = 'https://api.test/graphql'
const range = { section: 'userOverview', start: new Date(0), end: new Date(1) } as const
const documentOf = (changed: Partial<{ section: Section; start: Date; end: Date }> = {}): string => {
  const { section, ...times } = { ...range, ...changed }
  return writeDocument(createDashboardRequest(section, times))
}
const requests: string[] = []
const network = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>()

let fetchWithPrefetched: typeof PrefetchedCalls.fetchWithPrefetched
let prefetchCall: typeof PrefetchedCalls.prefetchCall
let waitUntilAnswersUsed: typeof PrefetchedCalls.waitUntilAnswersUsed

beforeEach(async () => {
  vi.resetModules()
  ;({ fetchWithPrefetched, prefetchCall, waitUntilAnswersUsed } = await import('#services/api/prefetchedCalls.ts'))
  vi.useFakeTimers({ now: 1_000_000 })
  requests.length = 0
  network.mockReset().mockImplementation(async (_, init) => {
    requests.push(String(init?.body))
    return new Response(`answer ${requests.length}`)
  })
  vi.stubGlobal('fetch', network)
})
afterEach(() => {
  vi.useRealTimers()
})

const call = async (...changed: Parameters<typeof documentOf>): Promise<string> =>
  (
    await fetchWithPrefetched(endpoint, { method: 'POST', body: JSON.stringify({ query: documentOf(...changed) }) })
  ).text()

describe('a prefetched call', () => {
  beforeEach(() => prefetchCall(endpoint, 'key', documentOf()))

  test('is sent with the API key', () => {
    const headers = { 'content-type': 'application/json', 'x-api-key': 'key' }
    expect(network.mock.calls).toEqual([
      [endpoint, { method: 'POST', headers, body: JSON.stringify({ query: documentOf() }) }],
    ])
  })

  test('answers an equal call once, even with another end of the time range', async () => {
    expect([await call({ end: new Date(9) }), await call()]).toEqual(['answer 1', 'answer 2'])
  })

  test('does not answer another call', async () => {
    expect(await call({ section: 'itemOverview' })).toBe('answer 2')
    expect(await call({ start: new Date(-1) })).toBe('answer 3')
    expect(await call()).toBe('answer 1')
  })

  test('is not used after half a minute', async () => {
    vi.advanceTimersByTime(30_000)
    expect(await call()).toBe('answer 2')
  })
})

test('a prefetched call that found no network is sent again', async () => {
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  prefetchCall(endpoint, 'key', documentOf())
  expect(await call()).toBe('answer 1')
})

test('a call that was not prefetched is sent', async () => {
  expect(await call()).toBe('answer 1')
})

/** How many tasks the first render waits for. The clock stands still. */
const countTasks = async (): Promise<number> => {
  let count = 0
  await waitUntilAnswersUsed(async () => void (count += 1))
  return count
}

describe('the first render waits', () => {
  test('not at all while no answer has arrived', async () => {
    network.mockReturnValueOnce(new Promise(() => undefined))
    prefetchCall(endpoint, 'key', documentOf())
    expect(await countTasks()).toBe(0)
  })

  test('ten tasks and one for an answer that no chart uses', async () => {
    prefetchCall(endpoint, 'key', documentOf())
    await vi.advanceTimersByTimeAsync(0)
    expect(await countTasks()).toBe(11)
  })

  test('one task for an answer that is used', async () => {
    prefetchCall(endpoint, 'key', documentOf())
    await call()
    expect(await countTasks()).toBe(1)
  })
})
