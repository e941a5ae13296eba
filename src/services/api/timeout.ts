import { callTimeoutMs } from '#domain/limits.ts'

/** A call that took too long. The error catalogue of §8 contains its message. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError'
  constructor() {
    super('Timeout')
  }
}

/**
 * Runs a call with a timeout.
 * @param call receives a signal that aborts after the timeout or when `outer` aborts
 * @param outer the signal of the caller
 * @throws TimeoutError after `callTimeoutMs` (§8), even if the call ignores its signal
 */
export const withTimeout = async <T>(call: (signal: AbortSignal) => Promise<T>, outer?: AbortSignal): Promise<T> => {
  const controller = new AbortController()
  const abort = () => controller.abort(outer?.reason)
  outer?.addEventListener('abort', abort, { once: true })
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new TimeoutError())
      controller.abort()
    }, callTimeoutMs)
  })
  try {
    return await Promise.race([call(controller.signal), timeout])
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', abort)
  }
}
