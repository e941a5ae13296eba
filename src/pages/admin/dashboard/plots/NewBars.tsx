import { shallowEqual, useSelector } from '@xstate/react'
import { memo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { barSpansOf } from '#domain/periods/barSpans.ts'
import { barCounts, type BarUnit } from '#domain/dashboard/comparison.ts'
import { daysOf } from '#domain/periods/comparedPeriods.ts'
import type { NewCountsFile } from '#domain/dashboard/plots.ts'
import type { TotalSection } from '#domain/dashboard/sections.ts'
import type { TimeFrame } from '#domain/periods/timeFrames.ts'
import { type plotMachine, selectPlotMenu } from '#machines/dashboard/plot.machine.ts'
import { newTexts } from '#pages/admin/dashboard/cards/TotalFigure.tsx'
import { earlierText } from '#pages/admin/dashboard/period/periodText.ts'
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
  const { unit, spans } = barSpansOf(daysOf(timeFrame, new Date(loadedAt)))
  if (spans.length < 2 || bars === null || (isNotCompared && !bars) || (bars && isEmpty(bars))) return null
  const title = `${newTexts[section]} ${unitTexts[bars?.unit ?? unit]}`
  const shared = { title, earlierName: earlierText(timeFrame), countName: barCounts[section] }
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
