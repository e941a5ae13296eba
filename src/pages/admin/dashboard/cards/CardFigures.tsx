import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { countedByPart } from '#domain/dashboard/comparison.ts'
import type { DonutSection } from '#domain/dashboard/counts.ts'
import { isTotalSection, type Section, type TotalSection } from '#domain/dashboard/sections.ts'
import { type plotMachine, selectPlotMenu } from '#machines/dashboard/plot.machine.ts'
import type { LoadedSection } from '#machines/dashboard/section.machine.ts'
import { CompareAgain } from '#pages/admin/dashboard/cards/CompareAgain.tsx'
import { Breakdown } from '#pages/admin/dashboard/plots/Breakdown.tsx'
import { newBarsOf } from '#pages/admin/dashboard/plots/newCounts.ts'
import { NewTable } from '#pages/admin/dashboard/plots/NewTable.tsx'
import { type PlotCode, Trend } from '#pages/admin/dashboard/plots/Trend.tsx'
import type { CardPlots } from '#pages/admin/dashboard/cards/useCardPlots.ts'
import { TotalFigure } from '#pages/admin/dashboard/cards/TotalFigure.tsx'

export interface CardFiguresProps {
  section: Section
  actor: ActorRefFrom<typeof plotMachine>
  loaded: LoadedSection
  isNotCompared: boolean
  plots: CardPlots
  plotCode: PlotCode
  onCompare: () => void
}

/** What a card says if there is nothing to show (§2). */
const emptyTexts: Readonly<Record<Section, { readonly breakdown: string; readonly trend: string }>> = {
  userOverview: { breakdown: '', trend: 'No historical data yet' },
  itemOverview: { breakdown: '', trend: 'No historical data yet' },
  itemPerformance: { breakdown: 'No distribution data yet', trend: 'No trend data yet' },
  itemListings: { breakdown: 'No listing data yet', trend: 'No listing trend yet' },
}

/** The figures of a card (§2): the all-time total or the breakdown of its items, and the trend. */
export function CardFigures(props: CardFiguresProps) {
  const { section, actor, plots, plotCode, isNotCompared, onCompare } = props
  const isComparable = countedByPart[section].length > 0
  return (
    <>
      {isTotalSection(section) ? <Total {...props} section={section} /> : <Shares {...props} section={section} />}
      {isNotCompared && isComparable && <CompareAgain onRetry={onCompare} />}
      <Trend
        section={section}
        actor={actor}
        isDue={plots.isDue}
        plot={plots.lines}
        plotCode={plotCode}
        emptyText={emptyTexts[section].trend}
      />
    </>
  )
}

function Total({ section, actor, loaded, isNotCompared }: CardFiguresProps & { section: TotalSection }) {
  const { isTable } = useSelector(actor, selectPlotMenu, shallowEqual)
  const { totals } = loaded.figures
  const bars = isTable ? newBarsOf(section, loaded, isNotCompared) : null
  return (
    <>
      {totals && <TotalFigure section={section} totals={totals} />}
      {bars && bars !== 'loading' && <NewTable {...bars} />}
    </>
  )
}

function Shares({ section, loaded, plots, plotCode }: CardFiguresProps & { section: DonutSection }) {
  const { timeFrame, figures } = loaded
  if (!figures.period) return null
  return (
    <Breakdown
      section={section}
      timeFrame={timeFrame}
      loadedAt={figures.loadedAt}
      plot={plots.donut}
      plotCode={plotCode}
      isAll={timeFrame === 'Lifetime' || figures.totals?.totalItemsCount === 0}
      emptyText={emptyTexts[section].breakdown}
    />
  )
}
