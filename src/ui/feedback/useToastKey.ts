import { type RefObject, useCallback, useEffect, useRef } from 'react'

const targetIn = (box: HTMLElement): HTMLElement | null =>
  box.querySelector<HTMLElement>('[data-toast-action]') ?? box.querySelector('button')

/** F6 moves the focus to the toasts, first to a button such as Undo, and back. @returns moves the focus back */
export const useToastKey = (box: RefObject<HTMLElement | null>): (() => void) => {
  const previous = useRef<Element | null>(null)
  const returnFocus = useCallback(() => {
    const isInside = box.current?.contains(document.activeElement) ?? false
    if (isInside && previous.current instanceof HTMLElement) previous.current.focus()
    previous.current = null
  }, [box])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const target = event.key === 'F6' && !event.defaultPrevented && box.current && targetIn(box.current)
      if (!target) return
      event.preventDefault()
      if (box.current?.contains(document.activeElement)) return returnFocus()
      previous.current = document.activeElement
      target.focus()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [box, returnFocus])
  return returnFocus
}
