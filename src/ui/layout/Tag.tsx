import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import css from '#ui/layout/Tag.module.css'
import tones from '#ui/layout/tones.module.css'

export type TagProps = {
  tone?: 'neutral' | 'success' | 'warning' | 'danger' | 'info'
  children: ReactNode
}

/** A tag for a status or a kind. The text has the meaning, the colour only repeats it. */
export function Tag({ tone = 'neutral', children }: TagProps) {
  return <span className={classes(css.tag, tones[tone])}>{children}</span>
}
