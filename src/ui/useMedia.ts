import { useCallback, useSyncExternalStore } from 'react'

const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}

/**
 * Whether the window has room for a panel next to a list. `SidePanel.module.css` and `Toaster.module.css` have the same
 * width.
 */
export const useIsWide = (): boolean => useMedia('(min-width: 80rem)')

/** Whether the window is as narrow as a phone, or has at most another width. */
export const useIsNarrow = (width = '30rem'): boolean => useMedia(`(max-width: ${width})`)

/** Whether the page is being laid out for paper. */
export const useIsPrinting = (): boolean => useMedia('print')

/** Whether the person wants no animations. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
