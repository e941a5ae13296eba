import type { Change } from '#domain/dashboard/comparison.ts'
import css from '#pages/admin/dashboard/ChangeText.module.css'
import { classes } from '#ui/classes.ts'
import { formatChange, formatDifference } from '#ui/format.ts'
import { ArrowDownIcon, ArrowUpIcon } from '#ui/layout/Icon.tsx'

/** A change in number and in percent: '+12 (+28.6%)'. Without a percentage if there was nothing before. */
export function ChangeText({ change: { by, percentPoints } }: { change: Change }) {
  if (by === 0) return <span className={css.change}>No change</span>
  return (
    <span className={classes(css.change, by > 0 ? css.up : css.down)}>
      {by > 0 ? <ArrowUpIcon size={14} /> : <ArrowDownIcon size={14} />}
      <span>
        {percentPoints === null ? formatDifference(by) : `${formatDifference(by)} (${formatChange(percentPoints)})`}
      </span>
    </span>
  )
}
