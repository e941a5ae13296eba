import type { ReactNode } from 'react'
import css from '#ui/feedback/Banner.module.css'

/** Something that holds for the whole console, at the lower edge of the window; it is read out when it appears. */
export function Banner({ label, actions, children }: { label: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <div className={css.banner} data-banner="" role="status" aria-label={label}>
      <p>{children}</p>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  )
}
