import { Tooltip as Base } from '@base-ui/react/tooltip'
import { useId, type ReactElement } from 'react'
import css from '#ui/Tooltip.module.css'

export type TooltipProps = {
  /** A few words beside what is on the page anyway; nobody with a touch screen sees them. */
  text: string
  /** The button or link it explains. */
  children: ReactElement<Record<string, unknown>>
  side?: 'top' | 'right' | 'bottom' | 'left'
}

/** Words on hover and focus, described to screen readers as well. Escape hides them, and the pointer may rest on them. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  const id = useId()
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={400} aria-describedby={id} />
      <span id={id} hidden>
        {text}
      </span>
      <Base.Portal>
        <Base.Positioner className={css.positioner} side={side} sideOffset={6} collisionPadding={8}>
          <Base.Popup className={css.popup} aria-hidden="true">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
