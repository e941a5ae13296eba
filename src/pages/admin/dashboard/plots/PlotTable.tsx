import type { LinePlot } from '#domain/dashboard/plots.ts'
import css from '#pages/admin/dashboard/plots/PlotTable.module.css'
import { formatCount, formatLongDay, formatDayRange } from '#ui/format.ts'
import { sourceLabels } from '#ui/plots/plotText.ts'
import type { NewCounts } from '#domain/dashboard/comparison.ts'

/** The data of a plot, newest day first. It is focusable because it scrolls. */
export function PlotTable({ plot }: { plot: LinePlot }) {
  const newestFirst = [...plot.days.keys()].toReversed()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
    <div className={css.place} role="region" aria-label={`${plot.title}, table`} tabIndex={0}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {plot.lines.map(({ seriesName, label }) => (
              <th key={seriesName} scope="col" className={css.number}>
                {label}
              </th>
            ))}
            <th scope="col">Source</th>
          </tr>
        </thead>
        <tbody>
          {newestFirst.map((index) => (
            <tr key={plot.days[index]?.date}>
              <th scope="row">{formatLongDay(plot.days[index]?.date ?? '')}</th>
              {plot.lines.map(({ seriesName, values }) => (
                <td key={seriesName} className={css.number}>
                  {formatCount(values[index] ?? 0)}
                </td>
              ))}
              <td>{sourceLabels[plot.days[index]?.source ?? 'measured']}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

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
