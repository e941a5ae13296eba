import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { waitUntil } from '#services/browser/waitUntil.ts'

const noon = Date.UTC(2026, 10, 21, 12)

beforeEach(() => void vi.useFakeTimers({ now: noon }))
afterEach(() => void vi.useRealTimers())

const startWait = (until: number, signal = new AbortController().signal) => {
  const state = { isOver: false }
  void waitUntil({ until, maxWaitMs: 60_000, signal }).then(() => (state.isOver = true))
  return state
}

describe('a moment that is waited for', () => {
  test('comes when the clock says so, and leaves no timer behind', async () => {
    const wait = startWait(noon + 10_000)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(wait.isOver).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect([wait.isOver, vi.getTimerCount()]).toEqual([true, 0])
  })

  test('that has passed already is over at once', async () => {
    const wait = startWait(noon - 1)
    await vi.advanceTimersByTimeAsync(0)
    expect([wait.isOver, vi.getTimerCount()]).toEqual([true, 0])
  })

  test('has come for a computer that slept past it, as soon as it wakes', async () => {
    const wait = startWait(noon + 60_000)
    await vi.advanceTimersByTimeAsync(1_000)
    vi.setSystemTime(noon + 3_600_000)
    await vi.advanceTimersByTimeAsync(250)
    expect(wait.isOver).toBe(true)
  })

  test('comes no later for a clock that is put back by hours', async () => {
    const wait = startWait(noon + 60_000)
    vi.setSystemTime(noon - 3 * 3_600_000)
    await vi.advanceTimersByTimeAsync(59_999)
    expect(wait.isOver).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(wait.isOver).toBe(true)
  })

  test('is given up when nobody waits any more', async () => {
    const waiter = new AbortController()
    const wait = startWait(noon + 10_000, waiter.signal)
    waiter.abort()
    await vi.advanceTimersByTimeAsync(60_000)
    expect([wait.isOver, vi.getTimerCount()]).toEqual([false, 0])
  })
})
