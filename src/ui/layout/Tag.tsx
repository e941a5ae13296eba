import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import css from '#ui/layout/Tag.module.css'
import tones from '#ui/layout/tones.module.css'

/** The deal types, named as in plots. */
type DealTone = 'rent' | 'sale' | 'donate' | 'swap'

export type TagProps = {
  tone?: 'neutral' | 'brand' | 'accent' | 'success' | 'warning' | 'danger' | 'info' | DealTone
  children: ReactNode
}

/** A tag for a status or a kind. The text has the meaning, the colour only repeats it. */
export function Tag({ tone = 'neutral', children }: TagProps) {
  return <span className={classes(css.tag, tones[tone])}>{children}</span>
}
