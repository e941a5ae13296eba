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
