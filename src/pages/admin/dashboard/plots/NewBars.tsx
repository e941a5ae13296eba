import { shallowEqual, useSelector } from '@xstate/react'
import { memo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { barSpansOf } from '#domain/dashboard/barSpans.ts'
import type { BarUnit, NewCounts } from '#domain/dashboard/comparison.ts'
import { daysOf } from '#domain/dashboard/comparedPeriods.ts'
import type { TimeFrame } from '#domain/dashboard/timeFrames.ts'
import { type plotMachine, selectPlotMenu } from '#machines/dashboard/plot.machine.ts'
import css from '#pages/admin/dashboard/plots/NewBars.module.css'
import { NewTable } from '#pages/admin/dashboard/plots/PlotTable.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { formatCount, formatDayRange, formatShortDay } from '#ui/format.ts'

interface NewBarsProps {
  /** 'New users' */
  title: string
  actor: ActorRefFrom<typeof plotMachine>
  timeFrame: TimeFrame
  loadedAt: number
  /** Undefined until they are loaded, null if the server has none. */
  newCounts: NewCounts | null | undefined
  isNotCompared: boolean
}

const unitTexts: Readonly<Record<BarUnit, string>> = {
  day: 'by day',
  week: 'by week',
  month: 'by month',
  year: 'by year',
}

/** Parts before the first user or item say nothing. */
const withoutLeadingZeros = (parts: NewCounts['parts']): NewCounts['parts'] =>
  parts.slice(
    Math.max(
      0,
      parts.findIndex(({ count }) => count > 0),
    ),
  )

/** The new users or items of a time frame as bars, or as a table. Nothing for a single day: the card has that number. */
export const NewBars = memo(function NewBars(props: NewBarsProps) {
  const { title, actor, timeFrame, loadedAt, newCounts, isNotCompared } = props
  const { isTable } = useSelector(actor, selectPlotMenu, shallowEqual)
  const { unit, spans } = barSpansOf(daysOf(timeFrame, new Date(loadedAt)))
  if (spans.length < 2 || newCounts === null || (isNotCompared && !newCounts)) return null
  const heading = `${title} ${unitTexts[unit]}`
  const parts = newCounts && (unit === 'year' ? withoutLeadingZeros(newCounts.parts) : newCounts.parts)
  const largest = parts?.reduce((most, part) => (part.count > most.count ? part : most))
  return (
    <figure className={css.bars}>
      <figcaption className={css.heading}>
        <h3>{heading}</h3>
        {largest && largest.count > 0 && <p>{`Peak: ${formatCount(largest.count)}, ${formatDayRange(largest)}`}</p>}
      </figcaption>
      {!parts && <Skeleton shape="block" className={css.place ?? ''} />}
      {parts && (isTable ? <NewTable title={heading} parts={parts} /> : <Bars label={heading} parts={parts} />)}
    </figure>
  )
})

const height = 100

/** A few bars keep the width of a week, and the free places are days to come. */
const minPlaces = 7

function Bars({ label, parts }: { label: string; parts: NewCounts['parts'] }) {
  const most = Math.max(1, ...parts.map(({ count }) => count))
  const range = { from: parts[0]?.from ?? '', to: parts.at(-1)?.to ?? '' }
  const days = formatDayRange(range)
  const sum = parts.reduce((total, { count }) => total + count, 0)
  return (
    <>
      <svg
        className={css.place}
        viewBox={`0 0 ${Math.max(parts.length, minPlaces)} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${label}: ${formatCount(sum)} in ${days}`}
      >
        {parts.map((part, index) => (
          <g key={part.from} className={css.part}>
            <title>{`${formatDayRange(part)}: ${formatCount(part.count)}`}</title>
            <rect className={css.space} x={index} y={0} width={1} height={height} />
            <rect
              className={css.bar}
              x={index + 0.14}
              y={height - Math.max(1, (part.count / most) * height)}
              width={0.72}
              height={Math.max(1, (part.count / most) * height)}
            />
          </g>
        ))}
      </svg>
      <p className={css.ends} aria-hidden="true">
        <span>{parts.length < minPlaces ? days : formatShortDay(range.from)}</span>
        {parts.length >= minPlaces && <span>{formatShortDay(range.to)}</span>}
      </p>
    </>
  )
}
