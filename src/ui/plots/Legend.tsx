import type { SliceKind } from '#domain/dashboard/counts.ts'
import { formatCount, formatPercent } from '#ui/format.ts'
import css from '#ui/plots/Legend.module.css'
import { FigureSymbol } from '#ui/plots/FigureSymbol.tsx'

export type LegendRow = {
  readonly kind: SliceKind
  readonly label: string
  readonly count: number
  /** From 0 to 1. */
  readonly fraction: number
}

/** The legend of a donut: symbol, name, count and percentage in columns. */
export function Legend({ rows, label }: { rows: readonly LegendRow[]; label: string }) {
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
            <td className={css.count}>{formatCount(row.count)}</td>
            <td className={css.share}>{formatPercent(row.fraction)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
