const pollIntervalMs = 250

/**
 * Resolves at a moment by the clock of the computer, which continues while the computer sleeps. If the clock was set
 * back, it resolves after `maxWaitMs` of the page's own time.
 * @param until milliseconds since 1970
 * @param signal stops the wait; then the promise never settles
 */
export const waitUntil = ({
  until,
  maxWaitMs,
  signal,
}: {
  until: number
  maxWaitMs: number
  signal: AbortSignal
}): Promise<void> =>
  new Promise((resolve) => {
    const startedAt = performance.now()
    const timer = setInterval(() => check(), pollIntervalMs)
    const check = () => {
      if (Date.now() < until && performance.now() - startedAt < maxWaitMs) return
      clearInterval(timer)
      resolve()
    }
    signal.addEventListener('abort', () => clearInterval(timer), { once: true })
    check()
  })
