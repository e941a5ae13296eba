import { nextSort } from '#domain/lists/sorting.ts'
import { type ColumnSort, sortedColumn, type SortKey } from '#domain/lists/sortKeys.ts'
import css from '#pages/admin/lists/table/ColumnHeader.module.css'
import { classes } from '#ui/classes.ts'
import arrow from '#ui/layout/Arrow.module.css'

interface ColumnHeaderProps {
  label: string
  className: string
  /** The values are figures, at the end of their cells. */
  isEnd: boolean
  /** What a press sorts by. Undefined for a column without an order. */
  column: ColumnSort | undefined
  sort: SortKey
  sortBy: (sort: SortKey) => void
}

/** A column header. If the rows can be sorted by the column, it is a button. A second press reverses the order. */
export function ColumnHeader({ label, className, isEnd, column, sort, sortBy }: ColumnHeaderProps) {
  if (!column)
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    )
  const sorted = sortedColumn(sort)
  const direction = sorted.column !== column ? undefined : sorted.isAscending ? 'ascending' : 'descending'
  return (
    <th scope="col" className={className} aria-sort={direction}>
      <button
        type="button"
        className={classes(css.sort, isEnd && css.end, direction === 'ascending' ? arrow.up : arrow.down)}
        onClick={() => sortBy(nextSort(column, sort))}
      >
        {label}
      </button>
    </th>
  )
}
