import { readRetryAfter } from '#domain/app/retryAfter.ts'

const tickMs = 250

/**
 * Knows until when the server wants no further call (`Retry-After`). It counts in the page's own time, which no change
 * of the clock moves.
 */
export const createCallPause = () => {
  const listeners = new Set<() => void>()
  let until = 0
  let timer: ReturnType<typeof setInterval> | undefined

  const secondsLeft = (): number => Math.max(0, Math.ceil((until - performance.now()) / 1_000))

  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  const report = (): void => {
    if (secondsLeft() === 0) clearInterval(timer)
    for (const listener of listeners) listener()
  }

  /** Resolves after the pause. @param signal stops the wait; then the promise never settles */
  const passed = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      if (secondsLeft() === 0) return resolve()
      const unsubscribe = subscribe(() => {
        if (secondsLeft() > 0) return
        unsubscribe()
        resolve()
      })
      signal.addEventListener('abort', unsubscribe, { once: true })
    })

  return {
    secondsLeft,
    subscribe,
    passed,

    /** @param header the header `Retry-After`; null if the answer has none */
    start(header: string | null): void {
      const pauseMs = readRetryAfter(header, Date.now())
      if (pauseMs === 0) return
      until = Math.max(until, performance.now() + pauseMs)
      clearInterval(timer)
      timer = setInterval(report, tickMs)
      report()
    },

    /** A call that no person waits for: it is sent after the pause. */
    inBackground:
      <Input, Rest extends readonly unknown[], Output>(
        send: (input: Input, signal: AbortSignal, ...rest: Rest) => Promise<Output>,
      ) =>
      async (input: Input, signal: AbortSignal, ...rest: Rest): Promise<Output> => {
        await passed(signal)
        return send(input, signal, ...rest)
      },
  }
}
