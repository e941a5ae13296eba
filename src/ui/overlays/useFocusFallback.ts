import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * When a part of the page goes while a control in it has the focus, the heading of its place takes the focus, so that it
 * is not lost.
 * @returns the ref of that part
 */
export const useFocusFallback = <Part extends HTMLElement>(): RefObject<Part | null> => {
  const part = useRef<Part>(null)
  useLayoutEffect(() => {
    const box = part.current
    return () => {
      if (!box?.contains(document.activeElement)) return
      box.closest('section, main')?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
    }
  }, [])
  return part
}
