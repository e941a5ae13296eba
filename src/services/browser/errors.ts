/**
 * Subscribes to errors of the code of the page that nothing handles.
 * @returns unsubscribes
 */
export const subscribeToErrors = (onError: () => void): (() => void) => {
  const controller = new AbortController()
  // Without an error object the browser only warns, for example of a loop of resize observers.
  addEventListener('error', ({ error }) => void (error && onError()), controller)
  addEventListener('unhandledrejection', onError, controller)
  return () => controller.abort()
}
