/**
 * Resolves when the browser has a network again.
 * @param signal stops the wait; then the promise never settles
 */
export const waitForNetwork = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => addEventListener('online', () => resolve(), { once: true, signal }))

/** Subscribes to whether the browser has a network. @returns unsubscribes */
export const subscribeToNetwork = (onChange: (isOnline: boolean) => void): (() => void) => {
  const controller = new AbortController()
  addEventListener('online', () => onChange(true), controller)
  addEventListener('offline', () => onChange(false), controller)
  if (!navigator.onLine) onChange(false)
  return () => controller.abort()
}

/** The part of the Network Information API that some browsers have. */
interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether the browser saves data, because the person asked for it or the network is very slow. */
export const savesData = (): boolean => {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || (connection?.effectiveType ?? '').endsWith('2g')
}
