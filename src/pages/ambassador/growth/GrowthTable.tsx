import { useMemo } from 'react'
import { growthOf, type GrowthUnit } from '#domain/people/growth.ts'
import type { Referee } from '#domain/people/referees.ts'
import css from '#pages/ambassador/growth/GrowthCard.module.css'
import { classes } from '#ui/classes.ts'
import { formatCount, formatMonth, formatRecentRange } from '#ui/format.ts'

interface GrowthTableProps {
  referees: readonly Referee[]
  unit: GrowthUnit
  /** The local day. */
  today: string
  /** Referees without a date of sign-up. */
  undatedCount: number
}

/** A row with a bar for each week or month, newest first, and rows for the referees that are in none of them. */
export function GrowthTable({ referees, unit, today, undatedCount }: GrowthTableProps) {
  const { bars, earlierCount } = useMemo(() => growthOf(referees, unit, today), [referees, unit, today])
  const max = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <table className={classes('snug', css.table)} aria-label={`Referees who joined in each ${unit}`}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{unit === 'week' ? 'Week' : 'Month'}</th>
          <th scope="col">Joined</th>
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.from}>
            <th scope="row">{unit === 'week' ? formatRecentRange(bar, today) : formatMonth(bar.from)}</th>
            <td>
              <div className="row">
                <span className={css.track} aria-hidden="true">
                  <span className={css.bar} style={{ inlineSize: `${(bar.count / max) * 100}%` }} />
                </span>
                <span className={css.count}>{formatCount(bar.count)}</span>
              </div>
            </td>
          </tr>
        ))}
        {earlierCount > 0 && <RestRow name="Earlier" count={earlierCount} />}
        {undatedCount > 0 && <RestRow name="Without a date" count={undatedCount} />}
      </tbody>
    </table>
  )
}

const RestRow = ({ name, count }: { name: string; count: number }) => (
  <tr>
    <th scope="row">{name}</th>
    <td className={css.count}>{formatCount(count)}</td>
  </tr>
)
