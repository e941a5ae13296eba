import type { Change } from '#domain/dashboard/comparison.ts'
import css from '#pages/admin/dashboard/ChangeText.module.css'
import { classes } from '#ui/classes.ts'
import arrow from '#ui/layout/Arrow.module.css'
import { formatChange } from '#ui/format.ts'

/** A change in percent: '+28.6%'. Nothing if there was nothing before: no percentage exists. */
export function ChangeText({ change: { by, percentPoints } }: { change: Change }) {
  if (by === 0) return <span className={classes('muted medium digits', css.change)}>No change</span>
  if (percentPoints === null) return null
  return (
    <span className={classes('medium digits', css.change, ...(by > 0 ? ['good', arrow.up] : ['bad', arrow.down]))}>
      {formatChange(percentPoints)}
    </span>
  )
}
