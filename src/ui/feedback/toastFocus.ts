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
const pointing = ['pointermove', 'pointerdown'] as const

/**
 * Whether nobody can see the element now, or the person has moved the pointer or the focus into it. Its time does not
 * run then. A toast that appears below a pointer at rest is not held: it covers what the person has just pressed.
 * The browser reports neither when the pointed or focused child is removed, so this looks again after each render and
 * with the next movement of the pointer.
 */
export const useIsHeld = (box: RefObject<HTMLElement | null>): boolean => {
  const [isHeld, setHeld] = useState(false)
  const isPointed = useRef(false)
  useEffect(() => {
    const element = box.current
    const update = () => {
      isPointed.current &&= element?.matches(':hover') === true
      setHeld(document.hidden || isPointed.current || element?.matches(':focus-within') === true)
    }
    const point = () => {
      isPointed.current = true
      update()
    }
    update()
    for (const event of events) document.addEventListener(event, update)
    for (const event of pointing) element?.addEventListener(event, point)
    return () => {
      for (const event of events) document.removeEventListener(event, update)
      for (const event of pointing) element?.removeEventListener(event, point)
    }
  })
  return isHeld
}
