import type { SliceKind } from '#domain/dashboard/counts.ts'
import type { CSSProperties } from 'react'
import { formatCount, formatPercent } from '#ui/format.ts'
import '#ui/plots/plotColors.css'
import css from '#ui/plots/Legend.module.css'
import type { SeriesName } from '#domain/dashboard/linePlot.ts'
import { FigureLink } from '#ui/controls/FigureLink.tsx'
import { classes } from '#ui/classes.ts'
import { figureShapes } from '#ui/plots/figureShapes.ts'

/** For a text that the colour and the shape of a figure in its plot precede. */
export const figureSymbol = (figure: SeriesName) => ({
  className: classes('row', css.symbol, css[figureShapes[figure]]),
  style: { '--symbol': `var(--chart-${figure})` } as CSSProperties,
})

type LegendRow = {
  readonly kind: SliceKind
  readonly label: string
  readonly count: number
  /** From 0 to 1. */
  readonly fraction: number
}

interface LegendProps {
  rows: readonly LegendRow[]
  /** The URL of the list with the items of a row. */
  urlOf: (kind: SliceKind) => string
}

/** The legend of a donut: symbol, name, count and percentage in columns. A row leads to its items. */
export function Legend({ rows, urlOf }: LegendProps) {
  return (
    <dl className="snug">
      {rows.map((row) => (
        <div key={row.label} className={classes('lit', css.row)}>
          <dt {...figureSymbol(row.kind)}>{row.label}</dt>
          <dd className={classes('medium', css.count)}>
            <FigureLink href={urlOf(row.kind)} label={`${row.label}: ${formatCount(row.count)}`} isStretched>
              {formatCount(row.count)}
            </FigureLink>
          </dd>
          <dd className={classes('muted', css.share)}>{formatPercent(row.fraction)}</dd>
        </div>
      ))}
    </dl>
  )
}
