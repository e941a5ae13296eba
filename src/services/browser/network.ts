/**
 * Settled when the browser says that the network is back.
 * @param signal ends the wait; the promise then stays open
 */
export const waitForNetwork = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => addEventListener('online', () => resolve(), { once: true, signal }))

/** Hears whether the browser has a network. @returns ends the hearing */
export const subscribeToNetwork = (tell: (isOnline: boolean) => void): (() => void) => {
  const controller = new AbortController()
  addEventListener('online', () => tell(true), controller)
  addEventListener('offline', () => tell(false), controller)
  if (!navigator.onLine) tell(false)
  return () => controller.abort()
}
