import { lockWaitMs, sharedFailureMs } from '#domain/limits.ts'

/** Resolves after this time. */
export const delay = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

const lockManager = (): LockManager | undefined => (globalThis.navigator as { locks?: LockManager } | undefined)?.locks

const textOf = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : String(error))

/** The promise, or the reason of the signal if it aborts first. */
const orAborted = <T>(promise: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })

interface LockRequest<T> {
  readonly locks: LockManager
  readonly name: string
  readonly channel: BroadcastChannel
  readonly work: () => Promise<T>
  readonly signal: AbortSignal
}

/** Waits for the lock and runs the work. `hung`: the tab that has the lock did not release it in `lockWaitMs`. */
const runWithLock = async <T>({
  locks,
  name,
  channel,
  work,
  signal,
}: LockRequest<T>): Promise<{ value: T } | 'hung'> => {
  const waiting = new AbortController()
  const stop = () => waiting.abort(signal.reason)
  const failWithOtherTab = ({ data }: MessageEvent<unknown>) => waiting.abort(new Error(String(data)))
  const startedAt = performance.now()
  const timer = setTimeout(() => waiting.abort('hung'), lockWaitMs)
  const endWait = () => {
    clearTimeout(timer)
    channel.removeEventListener('message', failWithOtherTab)
    signal.removeEventListener('abort', stop)
  }
  signal.addEventListener('abort', stop, { once: true })
  channel.addEventListener('message', failWithOtherTab)
  try {
    return await locks.request(name, { signal: waiting.signal }, async () => {
      // The other tab reports its failure before it releases the lock, but the report can arrive later.
      if (performance.now() - startedAt > sharedFailureMs) await delay(sharedFailureMs)
      waiting.signal.throwIfAborted()
      endWait()
      try {
        return { value: await orAborted(work(), signal) }
      } catch (error) {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel only reaches its own origin
        if (!signal.aborted) channel.postMessage(textOf(error))
        throw error
      }
    })
  } catch (error) {
    if (waiting.signal.aborted && waiting.signal.reason === 'hung') return 'hung'
    throw error
  } finally {
    endWait()
  }
}

/**
 * Runs the work in one tab at a time, if the browser supports locks. If it fails, it fails in the tabs that wait too.
 * A tab that is closed releases its lock. After `lockWaitMs`, the tabs that wait no longer wait for a tab that hangs.
 * @param signal stops waiting; the work may continue
 * @throws the error of the work, or one with its name and message if another tab did the work
 */
export const withTabLock = async <T>(
  name: string,
  work: () => Promise<T>,
  signal: AbortSignal = new AbortController().signal,
): Promise<T> => {
  const locks = lockManager()
  if (!locks || typeof BroadcastChannel === 'undefined') return work()
  const channel = new BroadcastChannel(`${name}.failed`)
  try {
    for (let attempt = 0; ; attempt += 1) {
      const result = await runWithLock({ locks, name: `${name}.${attempt}`, channel, work, signal })
      if (result !== 'hung') return result.value
    }
  } finally {
    channel.close()
  }
}
