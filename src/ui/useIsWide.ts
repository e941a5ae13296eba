import { useSyncExternalStore } from 'react'

/** Room for a list and a panel next to it. `SidePanel.module.css` and `Toaster.module.css` have the same width. */
const wide = '(min-width: 80rem)'

const subscribe = (listener: () => void): (() => void) => {
  const query = matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the window has room for a panel next to a list. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  )
