import { classes } from '#ui/classes.ts'
import css from '#ui/feedback/Skeleton.module.css'

export type SkeletonProps = {
  /** `figure` stands for a big number, `text` for a line, `block` fills its container, `circle` for an avatar. */
  shape?: 'text' | 'figure' | 'block' | 'circle'
  /** How many lines of `text`; the last is shorter. */
  lines?: number
  /** Sets the size where the shape's own does not fit. */
  className?: string
}

/** Unfinished cloth where content will be. Silent: put `aria-busy` on the region (`Card busy`) or a `Spinner` with a label beside it. */
export function Skeleton({ shape = 'text', lines = 1, className }: SkeletonProps) {
  return (
    <span className={classes(css.stack, css[shape], className)} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={css.bone} />
      ))}
    </span>
  )
}
