import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCallPause } from '#services/api/callPause.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the pause counts down, reports each second, and leaves no timer', async () => {
  const pause = createCallPause()
  const seconds: number[] = []
  pause.subscribe(() => seconds.push(pause.secondsLeft()))
  pause.start('2')
  await vi.advanceTimersByTimeAsync(2_000)
  expect([...new Set(seconds), vi.getTimerCount()]).toEqual([2, 1, 0, 0])
})

test('a shorter pause does not end a longer one, and a header without a time starts none', () => {
  const pause = createCallPause()
  pause.start(null)
  expect(pause.secondsLeft()).toBe(0)
  pause.start('9')
  pause.start('2')
  expect(pause.secondsLeft()).toBe(9)
})

test('background work waits until the pause has passed, and goes on at once without one', async () => {
  const pause = createCallPause()
  const call = vi.fn<(request: null, signal: AbortSignal) => Promise<string>>(async () => 'answer')
  const inBackground = pause.inBackground(call)
  const { signal } = new AbortController()
  expect(await inBackground(null, signal)).toBe('answer')
  pause.start('5')
  const waiting = inBackground(null, signal)
  await vi.advanceTimersByTimeAsync(4_900)
  expect(call).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(100)
  expect([await waiting, call.mock.calls.length]).toEqual(['answer', 2])
})

test('background work that is stopped makes no call', async () => {
  const pause = createCallPause()
  const call = vi.fn<(request: null, signal: AbortSignal) => Promise<string>>(async () => 'answer')
  const controller = new AbortController()
  pause.start('5')
  void pause.inBackground(call)(null, controller.signal)
  controller.abort()
  await vi.advanceTimersByTimeAsync(6_000)
  expect(call).not.toHaveBeenCalled()
})
