import { type ReactNode, useRef } from 'react'
import { classes } from '#ui/classes.ts'
import css from '#ui/feedback/Banner.module.css'
import { useHeightProperty } from '#ui/feedback/heightProperty.ts'

/** A message about the whole console, in the stack of banners. Screen readers announce it. */
export function Banner({ label, actions, children }: { label: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <div className={classes('row wrap', css.banner)} role="status" aria-label={label}>
      <p>{children}</p>
      {actions && <div className="row">{actions}</div>}
    </div>
  )
}

/** The banners at the bottom of the window. The page keeps their height free at its end (`--banner-room`). */
export function BannerStack({ children }: { children: ReactNode }) {
  const boxRef = useRef<HTMLDivElement>(null)
  useHeightProperty(boxRef, '--banner-room')
  return (
    <div className={css.stack} ref={boxRef}>
      {children}
    </div>
  )
}
