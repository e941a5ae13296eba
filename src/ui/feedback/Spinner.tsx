import { classes } from '#ui/classes.ts'
import css from '#ui/feedback/Spinner.module.css'

export type SpinnerProps = {
  /** What loads. Screen readers announce it. Omit it if another element says it. */
  label?: string
  size?: keyof typeof sizes
}

const sizes = { small: '1rem', medium: '1.5rem' } as const

/** A loading indicator. Under reduced motion it fades instead of turning. */
export function Spinner({ label, size = 'medium' }: SpinnerProps) {
  const ring = (
    <svg
      className={css.ring}
      width={sizes[size]}
      height={sizes[size]}
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden="true"
    >
      <circle className={css.track} cx="12" cy="12" r="9" />
      <circle className={css.thread} cx="12" cy="12" r="9" pathLength="24" />
    </svg>
  )
  if (label === undefined) return ring
  return (
    <span role="status" className={css.status}>
      {ring}
      <span className="visually-hidden">{label}</span>
    </span>
  )
}

/** Shown while the code of a page loads. */
export function PageSpinner() {
  return (
    <div className={classes('center', css.opening)}>
      <Spinner label="Loading" />
    </div>
  )
}
