import { beforeEach, describe, expect, test, vi } from 'vitest'
import { lazy, providePageModules } from '#lazy/lazy.ts'
import { deferredPromise } from '#tests/support/deferredPromise.ts'

const module = { name: 'the module' }
const networkError = new TypeError('Failed to fetch dynamically imported module')

/** A window without events at an address, and a document without style sheets. */
beforeEach(() => {
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('document', { querySelectorAll: () => [] })
  vi.stubGlobal('location', { pathname: '/admin', search: '' })
})

describe('code on demand', () => {
  test('that was not requested / is not imported', () => {
    const importCode = vi.fn<() => Promise<typeof module>>(async () => module)
    expect(lazy(importCode).current()).toBeUndefined()
    expect(importCode).not.toHaveBeenCalled()
  })

  test('requested twice at once / is imported once', async () => {
    const importCode = vi.fn<() => Promise<typeof module>>(async () => module)
    const code = lazy(importCode)
    expect(await Promise.all([code.load(), code.load()])).toEqual([module, module])
    expect(importCode).toHaveBeenCalledTimes(1)
  })

  test('that is loaded / is there at once and is not imported again', async () => {
    const importCode = vi.fn<() => Promise<typeof module>>(async () => module)
    const code = lazy(importCode)
    await code.load()
    expect([code.current(), await code.load()]).toEqual([module, module])
    expect(importCode).toHaveBeenCalledTimes(1)
  })

  test('that is an export of a module / is that export', async () => {
    expect(await lazy(async () => module, 'name').load()).toBe('the module')
  })

  test('that the document has loaded / is not imported', async () => {
    const importModule = vi.fn<() => Promise<typeof module>>()
    providePageModules({ 'ui/X.tsx': module })
    expect(await lazy(importModule, 'name', 'ui/X.tsx').load()).toBe('the module')
    expect(importModule).not.toHaveBeenCalled()
  })

  test('that two files name / is imported once', async () => {
    const first = vi.fn<() => Promise<typeof module>>(async () => module)
    const second = vi.fn<() => Promise<typeof module>>()
    await lazy(first, undefined, 'ui/Y.tsx').load()
    expect(await lazy(second, 'name', 'ui/Y.tsx').load()).toBe('the module')
    expect(second).not.toHaveBeenCalled()
  })

  test('that could not be loaded / fails with the reason, and the next request loads it again', async () => {
    const importCode = vi.fn<() => Promise<typeof module>>().mockRejectedValueOnce(networkError)
    importCode.mockResolvedValueOnce(module)
    const code = lazy(importCode)
    await expect(code.load()).rejects.toBe(networkError)
    expect([code.current(), code.actor.getSnapshot().value]).toEqual([undefined, 'failed'])
    expect(await code.load()).toBe(module)
  })

  test('with its chart / tells views that it loads, failed, loads again and is ready', async () => {
    const importCode = vi.fn<() => Promise<typeof module>>().mockRejectedValueOnce(networkError)
    importCode.mockResolvedValueOnce(module)
    const code = lazy(importCode)
    const states = [code.actor.getSnapshot().value]
    code.actor.subscribe(({ value }) => states.push(value))
    await code.load().catch(() => undefined)
    await code.load()
    const loading = { loading: 'waiting' }
    expect(states).toEqual(['idle', loading, 'failed', loading, 'ready'])
  })

  test('that does not arrive / fails after 15 seconds, and is ready as soon as it arrives', async () => {
    vi.useFakeTimers()
    const arrival = deferredPromise<typeof module>()
    const code = lazy(() => arrival.promise)
    const failure = code.load().catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(15_000)
    expect([await failure, code.current()]).toEqual(['Timeout', undefined])
    arrival.resolve(module)
    await vi.advanceTimersByTimeAsync(0)
    expect(code.current()).toBe(module)
    vi.useRealTimers()
  })
})
