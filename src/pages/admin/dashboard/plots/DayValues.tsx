import { drawnLines, hasEstimates, type LinePlot } from '#domain/dashboard/linePlot.ts'
import css from '#pages/admin/dashboard/plots/DayValues.module.css'
import { classes } from '#ui/classes.ts'
import { formatLongDay } from '#ui/format.ts'
import { formatValue, sourceLabels } from '#ui/plots/plotText.ts'
import { figureSymbol } from '#ui/plots/Legend.tsx'

interface DayValuesProps {
  title: string
  plot: LinePlot
  /** The index of the chosen day. Null: no day is chosen. */
  day: number | null
  /** Another legend of the card names the lines. */
  hasLegend: boolean
}

/** The legend of a plot: symbols, names, and the dashed line. A chosen day has its date, source and figures instead. */
export function DayValues({ title, plot, day, hasLegend }: DayValuesProps) {
  const lines = drawnLines(plot)
  const isNamed = day !== null || (!hasLegend && lines.length > 1)
  return (
    <div className={classes('row spread', css.reading)}>
      <h3 className="visually-hidden">{title}</h3>
      <dl className={classes('row', css.figures, hasLegend && day !== null && css.short)}>
        {isNamed &&
          lines.map(({ seriesName, label, values }) => (
            <div key={seriesName} className={classes('row', css.figure)}>
              <dt {...figureSymbol(seriesName)}>{label}</dt>
              {day !== null && <dd>{formatValue(values[day])}</dd>}
            </div>
          ))}
        {day === null && hasEstimates(plot) && (
          <div className={classes('row', css.figure)}>
            <dt className={css.dashes}>
              <span className="visually-hidden">Drawn with dashes:</span> Estimated
            </dt>
          </div>
        )}
      </dl>
      {day !== null && <Day {...(plot.days[day] ?? { date: '', source: 'measured' })} />}
    </div>
  )
}

const Day = ({ date, source }: LinePlot['days'][number]) => (
  <p className="row muted">
    <span>{formatLongDay(date)}</span>
    {source !== 'measured' && source !== 'counted' && <span className="cut">{sourceLabels[source]}</span>}
  </p>
)
