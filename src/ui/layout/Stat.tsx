import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import { formatChange } from '#ui/format.ts'
import { ArrowDownIcon, ArrowUpIcon } from '#ui/layout/Icon.tsx'
import css from '#ui/layout/Stat.module.css'

export type StatProps = {
  label: ReactNode
  /** A `CountUp`, or a formatted text. */
  value: ReactNode
  /** Percent points, such as `-2.3` (§9). */
  change?: number
  /** A line under the figure, such as 'Active: 1,002'. */
  note?: ReactNode
}

/** A figure with its label. */
export function Stat({ label, value, change, note }: StatProps) {
  return (
    <div className={css.stat}>
      <p className={css.label}>{label}</p>
      <p className={css.line}>
        <span className={css.value}>{value}</span>
        {change !== undefined && <Change points={change} />}
      </p>
      {note && <p className={css.note}>{note}</p>}
    </div>
  )
}

function Change({ points }: { points: number }) {
  const rising = points >= 0
  return (
    <span className={classes(css.change, rising ? css.up : css.down)}>
      {rising ? <ArrowUpIcon size={14} /> : <ArrowDownIcon size={14} />}
      <span>{formatChange(points)}</span>
    </span>
  )
}
