import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { listHeading } from '#ui/overlays/useFocusFallback.ts'

const targetIn = (box: HTMLElement): HTMLElement | null =>
  box.querySelector<HTMLElement>('[data-toast-action]') ?? box.querySelector('button')

/**
 * F6 moves the focus to the toasts, first to a button such as Undo, and back. The mouse moves it there too.
 * @returns moves the focus back, or to the heading of the list if its element is gone
 */
export const useToastKey = (box: RefObject<HTMLElement | null>): (() => void) => {
  const previous = useRef<EventTarget | null>(null)
  const returnFocus = useCallback(() => {
    if (!box.current?.contains(document.activeElement)) return
    const element =
      previous.current instanceof HTMLElement && previous.current.isConnected ? previous.current : listHeading()
    element?.focus()
  }, [box])
  useEffect(() => {
    const onFocusIn = ({ target, relatedTarget }: FocusEvent): void => {
      const isInside = (node: EventTarget | null) => node instanceof Node && box.current?.contains(node) === true
      if (isInside(target) && !isInside(relatedTarget)) previous.current = relatedTarget
    }
    const onKeyDown = (event: KeyboardEvent): void => {
      const target = event.key === 'F6' && !event.defaultPrevented && box.current && targetIn(box.current)
      if (!target) return
      event.preventDefault()
      if (box.current?.contains(document.activeElement)) returnFocus()
      else target.focus()
    }
    addEventListener('focusin', onFocusIn)
    addEventListener('keydown', onKeyDown)
    return () => {
      removeEventListener('focusin', onFocusIn)
      removeEventListener('keydown', onKeyDown)
    }
  }, [box, returnFocus])
  return returnFocus
}

const events = ['pointerover', 'focusin', 'focusout', 'visibilitychange'] as const

/**
 * Whether nobody can see the element now, or the pointer or the focus is in it. Its time does not run then. The browser
 * reports neither when the pointed or focused child is removed, so this looks again after each render and with the next
 * movement of the pointer.
 */
export const useIsHeld = (box: RefObject<HTMLElement | null>): boolean => {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    const update = () => setHeld(document.hidden || (box.current?.matches(':hover, :focus-within') ?? false))
    update()
    for (const event of events) document.addEventListener(event, update)
    return () => {
      for (const event of events) document.removeEventListener(event, update)
    }
  })
  return isHeld
}
