import { describe, expect, test } from 'vitest'
import type { Batch } from '#domain/lists/paging.ts'
import { createPrefetchedBatches } from '#services/api/prefetchedBatches.ts'

const call = { source: 'allUsers', cursor: null, limit: 100 } as const

const start = () => {
  const requests: string[] = []
  let now = 0
  const fetchBatch = async ({ source }: { source: string }): Promise<Batch> => {
    requests.push(source)
    return { rows: [], cursor: { id: String(requests.length) } }
  }
  return {
    requests,
    batches: createPrefetchedBatches(fetchBatch, () => now),
    advance: (milliseconds: number) => void (now += milliseconds),
  }
}

describe('a prefetched batch', () => {
  test('is used once, and fetched again afterwards', async () => {
    const { requests, batches } = start()
    await batches.prefetch(call)
    expect([await batches.fetchBatch(call), requests.length]).toEqual([{ rows: [], cursor: { id: '1' } }, 1])
    await batches.fetchBatch(call)
    expect(requests).toHaveLength(2)
  })

  test('is not used for another request', async () => {
    const { requests, batches } = start()
    await batches.prefetch(call)
    await batches.fetchBatch({ ...call, limit: 1_000 })
    await batches.fetchBatch({ ...call, source: 'allItems' })
    expect(requests).toEqual(['allUsers', 'allUsers', 'allItems'])
  })

  test('is not used after a minute or after a change', async () => {
    const { requests, batches, advance } = start()
    await batches.prefetch(call)
    advance(60_000)
    await batches.fetchBatch(call)
    await batches.prefetch(call)
    batches.clear()
    await batches.fetchBatch(call)
    expect(requests).toHaveLength(4)
  })

  test('is fetched again if the prefetch failed', async () => {
    let calls = 0
    const batches = createPrefetchedBatches(
      async () => {
        calls += 1
        if (calls === 1) throw new Error('Timeout')
        return { rows: [], cursor: null }
      },
      () => 0,
    )
    await expect(batches.prefetch(call)).rejects.toThrow('Timeout')
    expect([await batches.fetchBatch(call), calls]).toEqual([{ rows: [], cursor: null }, 2])
  })
})
