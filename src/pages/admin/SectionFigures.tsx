import type { SectionFigures } from '#domain/dashboardCounts.ts'
import type { TimeFrame } from '#domain/timeFrames.ts'
import { Division } from '#pages/admin/plots/Division.tsx'
import { Trend } from '#pages/admin/plots/Trend.tsx'
import type { FiguresProps } from '#pages/admin/SectionCard.tsx'
import css from '#pages/admin/SectionFigures.module.css'
import { CountUp } from '#ui/CountUp.tsx'
import { formatCount } from '#ui/format.ts'

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

interface CardWords {
  readonly noDivision: string
  readonly noTrend: string
  /** The sum of all time and what stands under it, where the card has one. */
  readonly total?: (figures: SectionFigures, frame: TimeFrame) => TotalProps
}

const words: Readonly<Record<FiguresProps['section'], CardWords>> = {
  userOverview: {
    noDivision: '',
    noTrend: 'No historical data yet',
    total: ({ totals, period }, frame) => ({
      value: totals.totalUserCount,
      label: 'total users',
      lines: [`Active: ${formatCount(totals.activeUserCount)}`, `${formatCount(period.totalUserCount)} joined ${inFrame(frame)}`],
    }),
  },
  itemOverview: {
    noDivision: '',
    noTrend: 'No historical data yet',
    total: ({ totals, period }, frame) => ({ value: totals.totalItemsCount, label: 'Lifetime', lines: [`${formatCount(period.totalItemsCount)} listed ${inFrame(frame)}`] }),
  },
  itemPerformance: { noDivision: 'No distribution data yet', noTrend: 'No trend data yet' },
  itemListings: { noDivision: 'No listing data yet', noTrend: 'No listing trend yet' },
}

/** What a card shows of its figures (§2): the sum of all time or how its items divide, and the plot of its history. */
export function Figures({ section, actor, shown: { frame, figures }, history, drawing }: FiguresProps) {
  const { total, noDivision, noTrend } = words[section]
  return (
    <>
      {total && <Total {...total(figures, frame)} />}
      {(section === 'itemPerformance' || section === 'itemListings') && (
        <>
          <p className={css.line}>Listed {inFrame(frame)}:</p>
          <Division section={section} actor={actor} figures={figures} frame={frame} drawing={drawing} none={noDivision} />
          <p className={css.seam}>
            <span>All items, day by day:</span>
          </p>
        </>
      )}
      <Trend section={section} actor={actor} history={history} frame={frame} at={figures.at} drawing={drawing} none={noTrend} />
    </>
  )
}
