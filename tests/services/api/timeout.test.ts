import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { TimeoutError, withTimeout } from '#services/api/timeout.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = () => new Promise<never>(() => {})

describe('a call with a timeout', () => {
  test('returns its answer, and no timer is left', async () => {
    await expect(withTimeout(async () => 7)).resolves.toBe(7)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('fails after 15 seconds, even if it ignores its signal', async () => {
    const outcome = withTimeout(never).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(14_999)
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await outcome).toEqual(new TimeoutError())
  })

  test('receives an abort after the timeout and when its caller aborts', async () => {
    const signals: AbortSignal[] = []
    const call = (signal: AbortSignal) => {
      signals.push(signal)
      return never()
    }
    const caller = new AbortController()
    const timedOut = withTimeout(call).catch(() => undefined)
    void withTimeout(call, caller.signal).catch(() => undefined)
    caller.abort()
    expect(signals.map((signal) => signal.aborted)).toEqual([false, true])
    await vi.advanceTimersByTimeAsync(15_000)
    await timedOut
    expect(signals.map((signal) => signal.aborted)).toEqual([true, true])
  })
})
