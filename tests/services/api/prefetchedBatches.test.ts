import { describe, expect, test } from 'vitest'
import type { Batch } from '#domain/lists/paging.ts'
import { createPrefetchedBatches } from '#services/api/prefetchedBatches.ts'

const call = { source: 'allUsers', cursor: null, limit: 100 } as const

const start = () => {
  const asked: string[] = []
  let now = 0
  const fetchBatch = async ({ source }: { source: string }): Promise<Batch> => {
    asked.push(source)
    return { rows: [], cursor: { id: String(asked.length) } }
  }
  return {
    asked,
    batches: createPrefetchedBatches(fetchBatch, () => now),
    pass: (milliseconds: number) => void (now += milliseconds),
  }
}

describe('a batch that was fetched early', () => {
  test('is handed out once, and then asked for', async () => {
    const { asked, batches } = start()
    await batches.prefetch(call)
    expect([await batches.fetchBatch(call), asked.length]).toEqual([{ rows: [], cursor: { id: '1' } }, 1])
    await batches.fetchBatch(call)
    expect(asked).toHaveLength(2)
  })

  test('is not handed out for another call', async () => {
    const { asked, batches } = start()
    await batches.prefetch(call)
    await batches.fetchBatch({ ...call, limit: 1_000 })
    await batches.fetchBatch({ ...call, source: 'allItems' })
    expect(asked).toEqual(['allUsers', 'allUsers', 'allItems'])
  })

  test('is not handed out after a minute, nor after a change', async () => {
    const { asked, batches, pass } = start()
    await batches.prefetch(call)
    pass(60_000)
    await batches.fetchBatch(call)
    await batches.prefetch(call)
    batches.clear()
    await batches.fetchBatch(call)
    expect(asked).toHaveLength(4)
  })

  test('that failed is asked for again', async () => {
    let tries = 0
    const batches = createPrefetchedBatches(
      async () => {
        tries += 1
        if (tries === 1) throw new Error('Timeout')
        return { rows: [], cursor: null }
      },
      () => 0,
    )
    await expect(batches.prefetch(call)).rejects.toThrow('Timeout')
    expect([await batches.fetchBatch(call), tries]).toEqual([{ rows: [], cursor: null }, 2])
  })
})
