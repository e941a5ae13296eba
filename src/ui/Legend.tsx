import { classes } from '#ui/classes.ts'
import { formatCount, formatPercent } from '#ui/format.ts'
import css from '#ui/Legend.module.css'

/** The eight chart colours of §9, named after what they stand for: `--chart-rented` and so on in tokens.css. */
export type ChartColour = 'rented' | 'sold' | 'donated' | 'swapped' | 'rent' | 'sale' | 'donate' | 'swap'

export type LegendRow = {
  readonly colour: ChartColour
  readonly label: string
  readonly count: number
  /** From 0 to 1. */
  readonly share: number
}

/** Legend of a donut: swatch, name, count and percent in columns that line up. */
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
              <span className={classes(css.swatch, css[row.colour])} aria-hidden="true" />
              {row.label}
            </th>
            <td className={css.count}>{formatCount(row.count)}</td>
            <td className={css.share}>{formatPercent(row.share)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
