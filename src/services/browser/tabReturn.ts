/**
 * Reports each time that the person returns to this browser tab, with the time in milliseconds since 1970.
 * @returns unsubscribes
 */
export const subscribeToTabReturn = (report: (now: number) => void): (() => void) => {
  const check = (): void => {
    if (document.visibilityState === 'visible') report(Date.now())
  }
  document.addEventListener('visibilitychange', check)
  return () => document.removeEventListener('visibilitychange', check)
}

/**
 * Resolves when the person sees this browser tab: at once if it is visible.
 * @param signal stops the wait; then the promise never settles
 */
export const waitForVisibleTab = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'visible') resolve()
    else document.addEventListener('visibilitychange', () => resolve(), { once: true, signal })
  })
