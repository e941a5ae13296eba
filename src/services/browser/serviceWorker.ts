import { workerPath } from '#domain/app/release.ts'

/** Whether the document can come from the cache of the service worker. */
export const isFromWorker = (): boolean => navigator.serviceWorker?.controller != null

/** The part of Trusted Types that is used here. TypeScript does not know them. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { readonly createScriptURL: (url: string) => string }
}

/** The content policy requires a Trusted Type for the address of a script. */
const trustedWorkerUrl = (): string => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('serviceWorker', { createScriptURL: () => workerPath })
  return policy?.createScriptURL(workerPath) ?? workerPath
}

/**
 * Registers the service worker. A registered worker stays as it is.
 * @throws TypeError if the browser has no service workers, for example in a private window
 */
export const registerWorker = async (): Promise<void> => {
  await navigator.serviceWorker.register(trustedWorkerUrl(), { updateViaCache: 'none' })
}

/** Resolves when the page has loaded nothing for some time. @param signal stops the wait */
export const waitUntilQuiet = (quietMs: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const stop = () => {
      observer.disconnect()
      clearTimeout(timer)
    }
    const finish = () => {
      stop()
      resolve()
    }
    let timer = setTimeout(finish, quietMs)
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(finish, quietMs)
    })
    observer.observe({ type: 'resource' })
    signal.addEventListener('abort', stop, { once: true })
  })
