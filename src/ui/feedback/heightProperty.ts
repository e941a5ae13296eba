import { type RefObject, useEffect } from 'react'

/**
 * Keeps the height of a box that lies over the page in a property of the document, so that the page, a panel or a dialog
 * can make room for it. While the box has no height, the property is missing.
 */
export const useHeightProperty = (box: RefObject<HTMLElement | null>, property: '--toasts' | '--banner-room'): void => {
  useEffect(() => {
    if (!box.current) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.contentRect.height ?? 0
      if (height > 0) style.setProperty(property, `${Math.ceil(height)}px`)
      else style.removeProperty(property)
    })
    observer.observe(box.current)
    return () => {
      observer.disconnect()
      style.removeProperty(property)
    }
  }, [box, property])
}
