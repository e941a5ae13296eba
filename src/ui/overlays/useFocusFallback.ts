import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The heading of the list on the page, which takes the focus when its element is gone. Null on a page without a list. */
export const listHeading = (): HTMLElement | null => document.querySelector<HTMLElement>('main h2[tabindex="-1"]')

/**
 * When an element with the focused control is removed, the first heading that its section shows gets the focus.
 * Otherwise the focus would be lost.
 * @returns the ref of the element
 */
export const useFocusFallback = <Part extends HTMLElement>(): RefObject<Part | null> => {
  const part = useRef<Part>(null)
  useLayoutEffect(() => {
    const box = part.current
    return () => {
      if (!box?.contains(document.activeElement)) return
      const heading = '[tabindex="-1"]:not(h1.visually-hidden)'
      box.closest('section, main')?.querySelector<HTMLElement>(heading)?.focus({ preventScroll: true })
    }
  }, [])
  return part
}
