import { type DividedSection, sharesOf } from '#domain/dashboardCounts.ts'
import type { TimeFrame } from '#domain/timeFrames.ts'
import type { FiguresProps } from '#pages/admin/SectionCard.tsx'
import css from '#pages/admin/SectionFigures.module.css'
import { Seam } from '#pages/admin/Seam.tsx'
import { CountUp } from '#ui/CountUp.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { formatCount } from '#ui/format.ts'
import { Legend } from '#ui/Legend.tsx'

const inFrame = (frame: TimeFrame): string => {
  if (frame === 'Lifetime') return 'in all time'
  return frame === 'This week' ? 'this week' : `in the ${frame.toLowerCase()}`
}

interface TotalProps {
  value: number
  label: string
  lines: readonly string[]
}

function Total({ value, label, lines }: TotalProps) {
  return (
    <div>
      <p className={css.figure}>
        <CountUp value={value} /> <span className={css.label}>{label}</span>
      </p>
      {lines.map((line) => (
        <p key={line} className={css.line}>
          {line}
        </p>
      ))}
    </div>
  )
}

/** The users of all time, the active ones, and who joined in the time frame (§2). */
export function UserFigures({ frame, figures: { totals, period } }: FiguresProps) {
  const lines = [`Active: ${formatCount(totals.activeUserCount)}`, `${formatCount(period.totalUserCount)} joined ${inFrame(frame)}`]
  return (
    <>
      <Total value={totals.totalUserCount} label="total users" lines={lines} />
      <p className={css.none}>No historical data yet</p>
    </>
  )
}

/** The items of all time, and those listed in the time frame (§2). */
export function ItemFigures({ frame, figures: { totals, period } }: FiguresProps) {
  return (
    <>
      <Total value={totals.totalItemsCount} label="Lifetime" lines={[`${formatCount(period.totalItemsCount)} listed ${inFrame(frame)}`]} />
      <p className={css.none}>No historical data yet</p>
    </>
  )
}

const words = {
  itemPerformance: { total: 'total items', none: 'No distribution data yet', noTrend: 'No trend data yet' },
  itemListings: { total: 'total listings', none: 'No listing data yet', noTrend: 'No listing trend yet' },
}

/** How the items of the time frame divide, with a legend of counts and percentages (§2). */
function DividedFigures({ section, frame, figures: { period } }: FiguresProps & { section: DividedSection }) {
  const { total, none, noTrend } = words[section]
  const shares = sharesOf(section, period)
  const sum = shares.reduce((all, share) => all + share.count, 0)
  if (sum === 0) return <EmptyState title={none}>Choose a longer time frame to see more.</EmptyState>
  return (
    <>
      <Total value={sum} label={`${total} ${inFrame(frame)}`} lines={[]} />
      <Seam shares={shares} />
      <Legend label={total} rows={shares.map((share) => ({ ...share, colour: share.kind }))} />
      <p className={css.none}>{noTrend}</p>
    </>
  )
}

/** What became of the items of the time frame: rented, sold, donated, swapped. */
export function PerformanceFigures(props: FiguresProps) {
  return <DividedFigures section="itemPerformance" {...props} />
}

/** What the items of the time frame are offered for: rent, sale, donation, swap. */
export function ListingFigures(props: FiguresProps) {
  return <DividedFigures section="itemListings" {...props} />
}
