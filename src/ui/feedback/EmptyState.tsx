import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import css from '#ui/feedback/EmptyState.module.css'

export type EmptyStateProps = {
  /** The text of the specification, such as 'No historical data yet'. */
  title: ReactNode
  children?: ReactNode
  /** Buttons for what the person can do. */
  action?: ReactNode
  /** Without the picture. */
  plain?: boolean
}

/** A message with the picture of an empty hanger, for a place without content. */
export function EmptyState({ title, children, action, plain = false }: EmptyStateProps) {
  return (
    <div className={classes('middle', css.empty)}>
      {!plain && <Hanger />}
      <p className="medium">{title}</p>
      {children && <div className={classes('muted', css.text)}>{children}</div>}
      {action && <div className={classes('wrap', css.action)}>{action}</div>}
    </div>
  )
}

function Hanger() {
  return (
    <svg
      className={css.art}
      viewBox="0 0 96 64"
      fill="none"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path className={css.line} d="M43 12.5a5 5 0 1 1 6.6 4.7c-1.1.4-1.6 1.2-1.6 2.3v2.2" />
      <path className={css.line} d="M48 21.7 85.4 43c2.7 1.5 1.6 5.6-1.5 5.6H12.1c-3.1 0-4.2-4.1-1.5-5.6L48 21.7Z" />
      <path className={css.seam} d="M22 43.2h52" strokeDasharray="4 4" />
      <g className={css.tag}>
        <path className={css.string} d="M70 34.6c2.5 3 2.5 6 1.5 9.4" />
        <path
          className={css.label}
          d="m68.5 44.5 3-2 3 2 .6 13.5a1.5 1.5 0 0 1-1.5 1.6h-4.2a1.5 1.5 0 0 1-1.5-1.6l.6-13.5Z"
        />
      </g>
    </svg>
  )
}
