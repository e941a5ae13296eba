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

/** Words on hover and focus, which describe the control to screen readers. Escape hides them, and the pointer may rest on them. */
export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  const id = useId()
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={400} aria-describedby={id} />
      <Base.Portal>
        <Base.Positioner className={css.positioner} side={side} sideOffset={6} collisionPadding={8}>
          <Base.Popup id={id} role="tooltip" className={css.popup}>
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
