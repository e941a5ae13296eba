import type { ReactElement } from 'react'
import type { SliceKind } from '#domain/dashboard/counts.ts'
import { formatCount, formatPercent } from '#ui/format.ts'
import css from '#ui/plots/Legend.module.css'
import type { SeriesName } from '#domain/dashboard/linePlot.ts'
import { FigureLink } from '#ui/controls/FigureLink.tsx'
import { classes } from '#ui/classes.ts'
import { type SymbolShape, figureShapes } from '#ui/plots/figureShapes.ts'

const shapes: Readonly<Record<SymbolShape, ReactElement>> = {
  circle: <circle cx="6" cy="6" r="5" />,
  rect: <rect x="1.25" y="1.25" width="9.5" height="9.5" rx="1" />,
  triangle: <path d="M6 .8 11.6 11H.4Z" />,
  diamond: <path d="M6 0l6 6-6 6-6-6z" />,
}

/** The colour and the shape of a figure in its plot. */
export function FigureSymbol({ figure }: { figure: SeriesName }) {
  return (
    <svg className={classes(css.symbol, css[figure])} viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
      {shapes[figureShapes[figure]]}
    </svg>
  )
}

type LegendRow = {
  readonly kind: SliceKind
  readonly label: string
  readonly count: number
  /** From 0 to 1. */
  readonly fraction: number
}

interface LegendProps {
  rows: readonly LegendRow[]
  label: string
  /** The URL of the list with the items of a row. */
  urlOf: (kind: SliceKind) => string
}

/** The legend of a donut: symbol, name, count and percentage in columns. A row leads to its items. */
export function Legend({ rows, label, urlOf }: LegendProps) {
  return (
    <table className={css.legend} aria-label={label}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Kind</th>
          <th scope="col">Count</th>
          <th scope="col">Share</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row" className={css.name}>
              <FigureSymbol figure={row.kind} />
              <span>{row.label}</span>
            </th>
            <td className={css.count}>
              <FigureLink href={urlOf(row.kind)} label={`${row.label}: ${formatCount(row.count)}`} isStretched>
                {formatCount(row.count)}
              </FigureLink>
            </td>
            <td className={css.share}>{formatPercent(row.fraction)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
