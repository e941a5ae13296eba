import type { NewCounts } from '#domain/dashboard/comparison.ts'
import css from '#pages/admin/dashboard/plots/PlotTable.module.css'
import { formatCount, formatDayRange } from '#ui/format.ts'

/** New users or items as a table, newest first. It is focusable because it scrolls. */
export function NewTable({ title, parts }: { title: string; parts: NewCounts['parts'] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
    <div className={css.low} role="region" aria-label={`${title}, table`} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Days</th>
            <th scope="col" className={css.number}>
              Count
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.toReversed().map((part) => (
            <tr key={part.from}>
              <th scope="row">{formatDayRange(part)}</th>
              <td className={css.number}>{formatCount(part.count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
