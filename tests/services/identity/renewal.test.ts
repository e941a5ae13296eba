import { describe, expect, test, vi } from 'vitest'
import { clear, expireTokens, keysUnder, refreshRevoked, setUpStack, stored } from '#tests/services/identity/support.ts'
import { deferredPromise } from '#tests/support/deferredPromise.ts'

const { create, signIn, stack } = setUpStack()

describe('a renewal in another tab', () => {
  /** The other tab has the lock first, and works in the meantime. */
  const renewElsewhere = (work: () => Promise<unknown>) =>
    vi.stubGlobal('navigator', {
      locks: {
        request: async (_name: string, _options: object, run: () => Promise<unknown>) => {
          await work()
          return run()
        },
      },
    })

  test('that this tab sees late / does not end the session', async () => {
    const { renew, session } = await signIn()
    const { identity: other } = create()
    expireTokens()
    const removed = deferredPromise<void>()
    let renewed: [string, string][] = []
    renewElsewhere(async () => {
      await other.renewTokens()
      renewed = Object.keys(localStorage).map((key) => [key, localStorage.getItem(key) ?? ''])
      // Before, a repeated request of the library would wait for a timer that nobody advances.
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      clear('admin.')
      removed.resolve()
    })
    const renewal = session.renewTokens()
    await removed.promise
    await vi.advanceTimersByTimeAsync(100)
    for (const [key, value] of renewed) localStorage.setItem(key, value)
    // On a busy machine the lock waits for the report of a failure first.
    await vi.advanceTimersByTimeAsync(500)
    vi.useRealTimers()
    expect([await renewal, renew.mock.calls.length]).toEqual(['renewed', 0])
  })

  test('never leaves the storage without tokens', async () => {
    const { session } = await signIn()
    const counts: number[] = []
    const storage = localStorage
    const countAfter =
      (write: (...changed: never[]) => void) =>
      (...changed: never[]): void => {
        write(...changed)
        counts.push(Object.keys(storage).filter((key) => key.endsWith('.accessToken')).length)
      }
    const { removeItem, setItem } = storage
    const counted = { removeItem: countAfter(removeItem), setItem: countAfter(setItem) }
    vi.stubGlobal(
      'localStorage',
      new Proxy(storage, { get: (target, name) => Reflect.get(name in counted ? counted : target, name) as unknown }),
    )
    await session.renewTokens()
    expect(new Set(counts)).toEqual(new Set([1]))
  })
})

describe('a sign-out or sign-in during a renewal', () => {
  /** Holds the response to a renewal until `release` is called. */
  const holdRenewal = () => {
    const network = fetch
    const requested = deferredPromise<void>()
    const released = deferredPromise<void>()
    vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
      const response = await network(input, init)
      if (new Headers(init?.headers).get('x-amz-target')?.endsWith('GetTokensFromRefreshToken')) {
        requested.resolve()
        await released.promise
      }
      return response
    })
    return { whenRequested: requested.promise, release: () => released.resolve() }
  }

  test('a sign-out / leaves no tokens', async () => {
    const { session } = await signIn()
    const { release, whenRequested } = holdRenewal()
    const renewal = session.renewTokens()
    await whenRequested
    await session.signOut()
    release()
    expect([await renewal, keysUnder('admin.'), await session.read()]).toEqual(['ended', [], { kind: 'signedOut' }])
  })

  test.each(['accepts', 'rejects'])(
    'a new sign-in, while the pool %s the old tokens / keeps the new tokens',
    async (poolAnswer) => {
      const { session } = await signIn()
      if (poolAnswer === 'rejects') await stack().setFault(refreshRevoked)
      const { release, whenRequested } = holdRenewal()
      const renewal = session.renewTokens()
      await whenRequested
      clear('admin.')
      await signIn('admin.', 'ambassador@example.com')
      const newToken = stored('accessToken')
      release()
      expect([await renewal, stored('accessToken')]).toEqual(['renewed', newToken])
    },
  )
})
