import { type LinePlot, sourceTitle } from '#domain/dashboard/linePlot.ts'
import css from '#pages/admin/dashboard/plots/PlotTable.module.css'
import { formatLongDay } from '#ui/format.ts'
import { formatValue, sourceLabels } from '#ui/plots/plotText.ts'

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
            <th scope="col">{sourceTitle(plot)}</th>
          </tr>
        </thead>
        <tbody>
          {newestFirst.map((index) => (
            <tr key={plot.days[index]?.date}>
              <th scope="row">{formatLongDay(plot.days[index]?.date ?? '')}</th>
              {plot.lines.map(({ seriesName, values }) => (
                <td key={seriesName} className={css.number}>
                  {formatValue(values[index])}
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
