import type { ReactNode } from 'react'
import css from '#ui/feedback/Banner.module.css'

/** A message about the whole console at the bottom of the window. Screen readers announce it. */
export function Banner({ label, actions, children }: { label: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <div className={css.banner} data-banner="" role="status" aria-label={label}>
      <p>{children}</p>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  )
}
