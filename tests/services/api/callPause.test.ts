import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCallPause } from '#services/api/callPause.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the pause counts down, and needs no timer', async () => {
  const pause = createCallPause()
  expect(pause.start('2')).toBe(true)
  const seconds = [pause.secondsLeft()]
  for (let step = 0; step < 4; step += 1) {
    await vi.advanceTimersByTimeAsync(500)
    seconds.push(pause.secondsLeft())
  }
  expect([...seconds, vi.getTimerCount()]).toEqual([2, 2, 1, 1, 0, 0])
})

test('a shorter pause does not end a longer one, and a header without a time starts none', () => {
  const pause = createCallPause()
  expect([pause.start(null), pause.secondsLeft()]).toEqual([false, 0])
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

test('background work waits for a pause that becomes longer', async () => {
  const pause = createCallPause()
  const call = vi.fn<(request: null, signal: AbortSignal) => Promise<string>>(async () => 'answer')
  pause.start('2')
  void pause.inBackground(call)(null, new AbortController().signal)
  pause.start('5')
  await vi.advanceTimersByTimeAsync(4_900)
  expect(call).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(call).toHaveBeenCalledOnce()
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
