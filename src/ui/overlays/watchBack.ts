/** The part of `CloseWatcher` that Chrome on Android has. TypeScript does not declare it yet. */
interface CloseWatcher extends EventTarget {
  destroy: () => void
}

const isAndroid = (): boolean => navigator.userAgent.includes('Android')

/**
 * Android's Back closes what lies over the page, as in an app, and does not leave the page. Other systems have Escape,
 * which the overlays read themselves.
 * @returns stops
 */
export const watchBack = (onBack: () => void): (() => void) => {
  const { CloseWatcher: Watcher } = window as { CloseWatcher?: new () => CloseWatcher }
  if (!Watcher || !isAndroid()) return () => undefined
  let watcher: CloseWatcher
  // A watcher ends with its first close. What stays open, because it asks first, needs another one.
  const watch = (): void => {
    watcher = new Watcher()
    watcher.addEventListener('close', () => {
      watch()
      onBack()
    })
  }
  watch()
  return () => watcher.destroy()
}
