import css from '#pages/admin/lists/details/RowPanel.module.css'
import { Button } from '#ui/controls/Button.tsx'
import { formatCount } from '#ui/format.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/layout/Icon.tsx'

interface RowNeighboursProps {
  /** The place of the row, from 1. */
  position: number
  count: number
  /** Null for the first row. */
  onPrevious: (() => void) | null
  /** Null for the last row. */
  onNext: (() => void) | null
}

/** Leads from an open drawer to the rows before and after. */
export function RowNeighbours({ position, count, onPrevious, onNext }: RowNeighboursProps) {
  return (
    <nav className={css.neighbours} aria-label="Rows before and after">
      <Button
        size="small"
        variant="secondary"
        icon={<ChevronLeftIcon size={16} />}
        aria-disabled={onPrevious === null || undefined}
        onClick={onPrevious ?? undefined}
      >
        Previous
      </Button>
      <p className={css.place}>{`${formatCount(position)} of ${formatCount(count)}`}</p>
      <Button
        size="small"
        variant="secondary"
        aria-disabled={onNext === null || undefined}
        onClick={onNext ?? undefined}
      >
        <span>Next</span>
        <ChevronRightIcon size={16} />
      </Button>
    </nav>
  )
}
