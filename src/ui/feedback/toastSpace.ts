import { type RefObject, useEffect } from 'react'

/**
 * Keeps the height of the toasts in `--toasts`, so that a panel or dialog that has no room next to them stays below them.
 * Without toasts the property is missing.
 */
export const useToastSpace = (box: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    if (!box.current) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.contentRect.height ?? 0
      if (height > 0) style.setProperty('--toasts', `${Math.ceil(height)}px`)
      else style.removeProperty('--toasts')
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
}
