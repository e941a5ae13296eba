import { type RefObject, useEffect, useState } from 'react'

const events = ['pointerover', 'focusin', 'focusout'] as const

/**
 * Whether the pointer or the focus is in the element. The browser reports neither when the pointed or focused child is
 * removed, so this looks again after each render and with the next movement of the pointer.
 */
export const useIsHeld = (box: RefObject<HTMLElement | null>): boolean => {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    const update = () => setHeld(box.current?.matches(':hover, :focus-within') ?? false)
    update()
    for (const event of events) document.addEventListener(event, update)
    return () => {
      for (const event of events) document.removeEventListener(event, update)
    }
  })
  return isHeld
}
