import { classes } from '#ui/classes.ts'
import css from '#ui/feedback/Skeleton.module.css'

export type SkeletonProps = {
  /** `text` is a line, `figure` a big number, `circle` an avatar. `block` fills its container. */
  shape?: 'text' | 'figure' | 'block' | 'circle'
  /** The number of lines of `text`. The last is shorter. */
  lines?: number
  /** Overrides the size of the shape. */
  className?: string
}

/**
 * A placeholder for content that loads. Screen readers skip it: set `aria-busy` on the region (`Card busy`), or add a
 * `Spinner` with a label.
 */
export function Skeleton({ shape = 'text', lines = 1, className }: SkeletonProps) {
  return (
    <span className={classes('stack', css.stack, css[shape], className)} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={css.placeholder} />
      ))}
    </span>
  )
}
