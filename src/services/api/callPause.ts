import { readRetryAfter } from '#domain/app/retryAfter.ts'

/**
 * Knows until when the server wants no further call (`Retry-After`). It counts in the page's own time, which no change
 * of the clock moves.
 */
export const createCallPause = () => {
  let until = 0

  const msLeft = (): number => Math.max(0, until - performance.now())

  /** Resolves after the pause. @param signal stops the wait; then the promise never settles */
  const passed = async (signal: AbortSignal): Promise<void> => {
    while (msLeft() > 0)
      await new Promise((resolve) => {
        const timer = setTimeout(resolve, msLeft())
        signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
      })
  }

  return {
    secondsLeft: (): number => Math.ceil(msLeft() / 1_000),
    passed,

    /**
     * @param header the header `Retry-After`; null if the answer has none
     * @returns whether the header has a time
     */
    start(header: string | null): boolean {
      const pauseMs = readRetryAfter(header, Date.now())
      until = Math.max(until, performance.now() + pauseMs)
      return pauseMs > 0
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

export type CallPause = ReturnType<typeof createCallPause>
