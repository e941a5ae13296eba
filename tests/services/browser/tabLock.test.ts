import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { withTabLock } from '#services/browser/tabLock.ts'
import { deferredPromise } from '#tests/support/deferredPromise.ts'

/** The locks of a browser: one holder per name, the others wait in order. */
const createLocks = () => {
  const lines = new Map<string, Promise<unknown>>()
  const request = (name: string, { signal }: { signal: AbortSignal }, run: () => Promise<unknown>) => {
    const before = lines.get(name) ?? Promise.resolve()
    let isGranted = false
    const granted = before.then(() => {
      if (signal.aborted) throw signal.reason
      isGranted = true
      return run()
    })
    lines.set(
      name,
      granted.catch(() => undefined),
    )
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => isGranted || reject(signal.reason as Error))
      granted.then(resolve, reject)
    })
  }
  return { request }
}

beforeEach(() => void vi.stubGlobal('navigator', { locks: createLocks() }))
afterEach(() => {
  vi.useRealTimers()
})

const createWork = () => {
  const ends: ReturnType<typeof deferredPromise<string>>[] = []
  const work = vi.fn<() => Promise<string>>(() => {
    const end = deferredPromise<string>()
    ends.push(end)
    return end.promise
  })
  return { work, ends }
}
describe('work that five tabs ask for', () => {
  test('runs in one tab at a time', async () => {
    const { work, ends } = createWork()
    const tabs = [0, 1, 2, 3, 4].map(() => withTabLock('renewal', work))
    for (const turn of [0, 1, 2, 3, 4]) {
      await vi.waitFor(() => expect(ends).toHaveLength(turn + 1))
      await new Promise(setImmediate)
      expect(ends).toHaveLength(turn + 1)
      ends[turn]?.resolve(`turn ${turn}`)
    }
    expect(await Promise.all(tabs)).toEqual(['turn 0', 'turn 1', 'turn 2', 'turn 3', 'turn 4'])
  })

  test('fails in all of them when it fails in one', async () => {
    const reject = deferredPromise<void>()
    const work = vi.fn<() => Promise<never>>(async () => {
      await reject.promise
      throw new TypeError('Failed to fetch')
    })
    let waited = 0
    vi.stubGlobal('performance', { now: () => waited })
    const tabs = [0, 1, 2, 3, 4].map(() => withTabLock('failure', work).catch(({ message }: Error) => message))
    await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1))
    waited = 200
    reject.resolve()
    const elsewhere = 'TypeError: Failed to fetch'
    expect([await Promise.all(tabs), work.mock.calls.length]).toEqual([
      ['Failed to fetch', elsewhere, elsewhere, elsewhere, elsewhere],
      1,
    ])
  })

  test('runs in the next tab when the first one gives up its turn', async () => {
    const { work, ends } = createWork()
    const closed = new AbortController()
    const first = withTabLock('closed', work, closed.signal).catch(() => 'given up')
    const second = withTabLock('closed', work)
    await vi.waitFor(() => expect(ends).toHaveLength(1))
    closed.abort(new Error('closed'))
    await vi.waitFor(() => expect(ends).toHaveLength(2))
    ends[1]?.resolve('done')
    expect([await first, await second]).toEqual(['given up', 'done'])
  })

  test('runs once in the other tabs when the first one hangs', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { work, ends } = createWork()
    void withTabLock('hung', () => new Promise<string>(() => undefined))
    const tabs = [withTabLock('hung', work), withTabLock('hung', work)]
    await vi.advanceTimersByTimeAsync(17_000)
    expect(work).toHaveBeenCalledTimes(1)
    vi.useRealTimers()
    ends[0]?.resolve('done')
    await vi.waitFor(() => expect(ends).toHaveLength(2))
    ends[1]?.resolve('done too')
    expect(await Promise.all(tabs)).toEqual(['done', 'done too'])
  })
})

test('work in a browser without locks / runs at once', async () => {
  vi.stubGlobal('navigator', {})
  expect(await withTabLock('renewal', async () => 'done')).toBe('done')
})
