import css from '#pages/admin/lists/details/RowPanel.module.css'
import { classes } from '#ui/classes.ts'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { formatCount } from '#ui/format.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/layout/Icon.tsx'

interface RowNeighboursProps {
  /** Such as 'user'. */
  noun: string
  /** The place of the row, from 1. */
  position: number
  count: number
  /** Null for the first row. */
  onPrevious: (() => void) | null
  /** Null for the last row. */
  onNext: (() => void) | null
}

/** In the head of an open panel: leads to the rows before and after. */
export function RowNeighbours({ noun, position, count, onPrevious, onNext }: RowNeighboursProps) {
  return (
    <div className={classes('row', css.neighbours)}>
      <p className="visually-hidden">{`${formatCount(position)} of ${formatCount(count)}`}</p>
      <IconButton
        size="small"
        label={`Previous ${noun}`}
        icon={<ChevronLeftIcon />}
        data-row-step={-1}
        aria-disabled={onPrevious === null || undefined}
        onClick={onPrevious ?? undefined}
      />
      <IconButton
        size="small"
        label={`Next ${noun}`}
        icon={<ChevronRightIcon />}
        data-row-step={1}
        aria-disabled={onNext === null || undefined}
        onClick={onNext ?? undefined}
      />
    </div>
  )
}
