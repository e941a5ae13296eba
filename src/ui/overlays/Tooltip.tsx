import { cloneElement, useId, type ReactElement, type SyntheticEvent } from 'react'
import css from '#ui/overlays/Tooltip.module.css'

export type TooltipProps = {
  /** A few words beside what is on the page anyway; nobody with a touch screen can count on them. */
  text: string
  /** The button or link it explains. */
  children: ReactElement<{ 'aria-describedby'?: string }>
  side?: 'top' | 'bottom'
}

/**
 * Words on hover and focus, which describe the control to screen readers. Escape hides them, the pointer may rest on
 * them. Drawn by CSS: a floating one from the library would cost each list 25 KB before its first row.
 */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  const id = useId()
  return (
    <span className={css.anchor} onPointerEnter={listenForEscape} onFocus={listenForEscape}>
      {cloneElement(children, { 'aria-describedby': id })}
      <span role="tooltip" id={id} className={css.tip} data-side={side}>
        {text}
      </span>
    </span>
  )
}

/** On the document, since a pointer can rest on the control while the focus is elsewhere. */
function listenForEscape({ currentTarget: anchor }: SyntheticEvent<HTMLElement>) {
  const listening = new AbortController()
  const end = () => {
    if (anchor.matches(':hover, :focus-within')) return
    delete anchor.dataset.dismissed
    listening.abort()
  }
  const dismiss = (event: KeyboardEvent) => {
    if (event.key === 'Escape') anchor.dataset.dismissed = ''
  }
  document.addEventListener('keydown', dismiss, { signal: listening.signal })
  for (const leaving of ['pointerleave', 'focusout']) {
    anchor.addEventListener(leaving, () => requestAnimationFrame(end), { signal: listening.signal })
  }
}
