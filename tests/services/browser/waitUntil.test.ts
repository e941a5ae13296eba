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

describe('the wait for a moment', () => {
  test('ends at the moment, and no timer is left', async () => {
    const wait = startWait(noon + 10_000)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(wait.isOver).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect([wait.isOver, vi.getTimerCount()]).toEqual([true, 0])
  })

  test('ends at once if the moment has passed', async () => {
    const wait = startWait(noon - 1)
    await vi.advanceTimersByTimeAsync(0)
    expect([wait.isOver, vi.getTimerCount()]).toEqual([true, 0])
  })

  test('ends when a computer wakes up after the moment', async () => {
    const wait = startWait(noon + 60_000)
    await vi.advanceTimersByTimeAsync(1_000)
    vi.setSystemTime(noon + 3_600_000)
    await vi.advanceTimersByTimeAsync(250)
    expect(wait.isOver).toBe(true)
  })

  test('does not last longer if the clock is set back', async () => {
    const wait = startWait(noon + 60_000)
    vi.setSystemTime(noon - 3 * 3_600_000)
    await vi.advanceTimersByTimeAsync(59_999)
    expect(wait.isOver).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(wait.isOver).toBe(true)
  })

  test('stops when its signal aborts', async () => {
    const controller = new AbortController()
    const wait = startWait(noon + 10_000, controller.signal)
    controller.abort()
    await vi.advanceTimersByTimeAsync(60_000)
    expect([wait.isOver, vi.getTimerCount()]).toEqual([false, 0])
  })
})
