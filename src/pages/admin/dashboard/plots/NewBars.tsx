import { shallowEqual, useSelector } from '@xstate/react'
import { memo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { dayOf } from '#domain/days.ts'
import { barSpansOf, type BarUnit } from '#domain/periods/barSpans.ts'
import { barCounts } from '#domain/dashboard/comparison.ts'
import { earlierPeriodOf } from '#domain/periods/comparedPeriods.ts'
import type { NewCountsFile } from '#domain/dashboard/plots.ts'
import type { TotalSection } from '#domain/dashboard/sections.ts'
import { daysOf, type TimeFrame } from '#domain/periods/timeFrames.ts'
import { type plotMachine, selectPlotMenu } from '#machines/dashboard/plot.machine.ts'
import { newTexts } from '#pages/admin/dashboard/cards/TotalFigure.tsx'
import { Bars } from '#pages/admin/dashboard/plots/Bars.tsx'
import css from '#pages/admin/dashboard/plots/NewBars.module.css'
import { NewTable } from '#pages/admin/dashboard/plots/NewTable.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'

interface NewBarsProps {
  section: TotalSection
  actor: ActorRefFrom<typeof plotMachine>
  timeFrame: TimeFrame
  loadedAt: number
  /** Undefined until they are loaded, null if the server has none. */
  bars: NewCountsFile | null | undefined
  isNotCompared: boolean
}

const unitTexts: Readonly<Record<BarUnit, string>> = {
  day: 'by day',
  week: 'by week',
  month: 'by month',
  year: 'by year',
}

const isEmpty = ({ bars }: NewCountsFile): boolean =>
  bars.every(({ count, earlier }) => count === 0 && (earlier?.count ?? 0) === 0)

/**
 * The new users or items of a time frame as bars, or as a table. Nothing for a single day: the strip has that number.
 * Nothing for zeros.
 */
export const NewBars = memo(function NewBars(props: NewBarsProps) {
  const { section, actor, timeFrame, loadedAt, bars, isNotCompared } = props
  const { isTable } = useSelector(actor, selectPlotMenu, shallowEqual)
  const today = dayOf(new Date(loadedAt))
  const { unit, spans } = barSpansOf(daysOf(timeFrame, today))
  if (spans.length < 2 || bars === null || (isNotCompared && !bars) || (bars && isEmpty(bars))) return null
  const title = `${newTexts[section]} ${unitTexts[bars?.unit ?? unit]}`
  const shared = { title, earlierName: earlierPeriodOf(timeFrame, today)?.text ?? '', countName: barCounts[section] }
  if (bars && !isTable) return <Bars {...shared} bars={bars.bars} />
  return (
    <figure className={css.bars}>
      <figcaption className={css.heading}>
        <h3>{title}</h3>
      </figcaption>
      {bars ? <NewTable {...shared} bars={bars.bars} /> : <Skeleton shape="block" className={css.place ?? ''} />}
    </figure>
  )
})
