import { lockWaitMs, sharedFailureMs } from '#domain/limits.ts'
import { delay } from '#services/browser/delay.ts'

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

interface Turn<T> {
  readonly locks: LockManager
  readonly name: string
  readonly channel: BroadcastChannel
  readonly work: () => Promise<T>
  readonly signal: AbortSignal
}

/** Waits for the lock and runs the work. `hung`: the tab that has the lock did not release it in `lockWaitMs`. */
const takeTurn = async <T>({ locks, name, channel, work, signal }: Turn<T>): Promise<{ value: T } | 'hung'> => {
  const waiting = new AbortController()
  const stop = () => waiting.abort(signal.reason)
  const failElsewhere = ({ data }: MessageEvent<unknown>) => waiting.abort(new Error(String(data)))
  const startedAt = performance.now()
  const timer = setTimeout(() => waiting.abort('hung'), lockWaitMs)
  const endWait = () => {
    clearTimeout(timer)
    channel.removeEventListener('message', failElsewhere)
    signal.removeEventListener('abort', stop)
  }
  signal.addEventListener('abort', stop, { once: true })
  channel.addEventListener('message', failElsewhere)
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
 * A tab that is closed gives up its turn. After `lockWaitMs`, the tabs that wait no longer wait for a tab that hangs.
 * @param signal gives up the turn; the work may continue
 * @throws the error of the work, or one with its name and message if another tab did the work
 */
export const runInTurn = async <T>(
  name: string,
  work: () => Promise<T>,
  signal: AbortSignal = new AbortController().signal,
): Promise<T> => {
  const locks = lockManager()
  if (!locks || typeof BroadcastChannel === 'undefined') return work()
  const channel = new BroadcastChannel(`${name}.failed`)
  try {
    for (let line = 0; ; line += 1) {
      const turn = await takeTurn({ locks, name: `${name}.${line}`, channel, work, signal })
      if (turn !== 'hung') return turn.value
    }
  } finally {
    channel.close()
  }
}
