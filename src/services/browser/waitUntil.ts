const pollIntervalMs = 250

/**
 * Settled once a moment has come by the clock of the computer, which goes on while the computer sleeps; or after
 * `atMostMs` of the page's own time, so that a clock that was put back makes nobody wait longer.
 * @param until milliseconds since 1970
 * @param signal ends the wait; the promise then stays open
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
    const begun = performance.now()
    const timer = setInterval(() => look(), pollIntervalMs)
    const look = () => {
      if (Date.now() < until && performance.now() - begun < maxWaitMs) return
      clearInterval(timer)
      resolve()
    }
    signal.addEventListener('abort', () => clearInterval(timer), { once: true })
    look()
  })
