import { cloneElement, useId, type ReactElement, type SyntheticEvent } from 'react'
import { classes } from '#ui/classes.ts'
import css from '#ui/overlays/Tooltip.module.css'

export type TooltipProps = {
  /** A few additional words. Touch screens do not show them, so the page must work without them. */
  text: string
  /** The button or link that it describes. */
  children: ReactElement<{ 'aria-describedby'?: string }>
  side?: 'top' | 'bottom'
}

/**
 * A text on hover and focus, which also describes the control to screen readers. Escape hides it. The pointer can move
 * onto it. It uses only CSS: the tooltip of the library would add 25 KB to every list.
 */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  const id = useId()
  return (
    <span className={css.anchor} onPointerEnter={listenForEscape} onFocus={listenForEscape}>
      {cloneElement(children, { 'aria-describedby': id })}
      <span role="tooltip" id={id} className={classes('screen-only', css.tip)} data-side={side}>
        {text}
      </span>
    </span>
  )
}

/** Listens on the document, because the focus can be elsewhere while the pointer is on the control. */
function listenForEscape({ currentTarget: anchor }: SyntheticEvent<HTMLElement>) {
  const subscription = new AbortController()
  const end = () => {
    if (anchor.matches(':hover, :focus-within')) return
    delete anchor.dataset.dismissed
    subscription.abort()
  }
  const dismiss = (event: KeyboardEvent) => {
    if (event.key === 'Escape') anchor.dataset.dismissed = ''
  }
  document.addEventListener('keydown', dismiss, { signal: subscription.signal })
  for (const type of ['pointerleave', 'focusout']) {
    anchor.addEventListener(type, () => requestAnimationFrame(end), { signal: subscription.signal })
  }
}
