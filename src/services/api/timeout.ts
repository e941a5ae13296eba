import { callTimeoutMs } from '#domain/limits.ts'

/** A call that took too long. Its message is the raw text that §8 knows. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError'
  constructor() {
    super('Timeout')
  }
}

/**
 * Runs a call with an end of its own.
 * @param call gets a signal that aborts when time is up or when `outer` aborts
 * @param outer the caller's own signal
 * @throws TimeoutError after 15 seconds (§8), whether or not the call heeds its signal
 */
export const withTimeout = async <T>(call: (signal: AbortSignal) => Promise<T>, outer?: AbortSignal): Promise<T> => {
  const controller = new AbortController()
  const abort = () => controller.abort(outer?.reason)
  outer?.addEventListener('abort', abort, { once: true })
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new TimeoutError())
      controller.abort()
    }, callTimeoutMs)
  })
  try {
    return await Promise.race([call(controller.signal), timeUp])
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', abort)
  }
}
