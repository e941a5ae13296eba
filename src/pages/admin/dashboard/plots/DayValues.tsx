import { hasEstimates, type LinePlot } from '#domain/dashboard/plots.ts'
import css from '#pages/admin/dashboard/plots/DayValues.module.css'
import { classes } from '#ui/classes.ts'
import { formatCount, formatLongDay } from '#ui/format.ts'
import { sourceLabels } from '#ui/plots/plotText.ts'
import { FigureSymbol } from '#ui/plots/Legend.tsx'

/** The figures of one day. They are also the legend of the plot: symbols, names, and the dashed line. */
export function DayValues({ title, plot, day }: { title: string; plot: LinePlot; day: number }) {
  const { date, source } = plot.days[day] ?? { date: '', source: 'measured' as const }
  return (
    <div className={css.reading}>
      <div className={css.heading}>
        <h3>{title}</h3>
        <p className={css.day}>
          {source !== 'measured' && (
            <span className={classes(css.source, source === 'synthetic' && css.estimated)}>{sourceLabels[source]}</span>
          )}
          <span>{formatLongDay(date)}</span>
        </p>
      </div>
      <dl className={css.figures}>
        {plot.lines.map(({ seriesName, label, values }) => (
          <div key={seriesName} className={css.figure}>
            <dt>
              <FigureSymbol figure={seriesName} /> <span>{label}</span>
            </dt>
            <dd>{formatCount(values[day] ?? 0)}</dd>
          </div>
        ))}
        {hasEstimates(plot) && (
          <div className={css.figure}>
            <dt>
              <svg className={css.dashes} viewBox="0 0 20 4" width="20" height="4" aria-hidden="true">
                <path d="M0 2h20" strokeDasharray="4 4" />
              </svg>
              <span className="visually-hidden">Drawn with dashes:</span> Estimated
            </dt>
          </div>
        )}
      </dl>
    </div>
  )
}
