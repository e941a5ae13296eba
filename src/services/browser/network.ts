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
