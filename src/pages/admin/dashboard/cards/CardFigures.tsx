import type { ActorRefFrom } from 'xstate'
import { donutSlices, type DashboardCounts, type DonutSection } from '#domain/dashboard/counts.ts'
import { isTotalSection, type Section, type TotalSection } from '#domain/dashboard/sections.ts'
import type { plotMachine } from '#machines/dashboard/plot.machine.ts'
import type { LoadedSection } from '#machines/dashboard/section.machine.ts'
import css from '#pages/admin/dashboard/cards/SectionCard.module.css'
import { ComparedLine } from '#pages/admin/dashboard/cards/ComparedLine.tsx'
import { timeFrameText } from '#pages/admin/dashboard/period/periodText.ts'
import { Breakdown } from '#pages/admin/dashboard/plots/Breakdown.tsx'
import { NewBars } from '#pages/admin/dashboard/plots/NewBars.tsx'
import { type PlotCode, Trend } from '#pages/admin/dashboard/plots/Trend.tsx'
import type { CardPlots } from '#pages/admin/dashboard/cards/useCardPlots.ts'
import { FigureLine, newTexts, TotalFigure } from '#pages/admin/dashboard/cards/TotalFigure.tsx'

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
  const { section, actor, plots, plotCode } = props
  return (
    <>
      {isTotalSection(section) ? <Total {...props} section={section} /> : <Shares {...props} section={section} />}
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

const totalCounts = {
  userOverview: ({ totalUserCount }: DashboardCounts) => totalUserCount,
  itemOverview: ({ totalItemsCount }: DashboardCounts) => totalItemsCount,
}

function Total({ section, actor, loaded, isNotCompared, onCompare }: CardFiguresProps & { section: TotalSection }) {
  const { timeFrame, figures, comparison } = loaded
  return (
    <>
      <div className={css.headline}>
        <TotalFigure section={section} figures={figures} timeFrame={timeFrame} />
        {figures.period && (
          <ComparedLine {...{ loaded, isNotCompared }} countOf={totalCounts[section]} onRetry={onCompare} />
        )}
      </div>
      <NewBars
        title={newTexts[section]}
        actor={actor}
        timeFrame={timeFrame}
        loadedAt={figures.loadedAt}
        newCounts={comparison?.newCounts}
        isNotCompared={isNotCompared}
      />
    </>
  )
}

const sumOf = (section: DonutSection) => (counts: DashboardCounts) =>
  donutSlices(section, counts).reduce((sum, { count }) => sum + count, 0)

function Shares({
  section,
  loaded,
  isNotCompared,
  plots,
  plotCode,
  onCompare,
}: CardFiguresProps & { section: DonutSection }) {
  const { timeFrame, figures } = loaded
  if (!figures.period) return null
  return (
    <>
      <div>
        <FigureLine>{`Listed ${timeFrameText(timeFrame)}:`}</FigureLine>
        <ComparedLine {...{ loaded, isNotCompared }} countOf={sumOf(section)} onRetry={onCompare} />
        {section === 'itemPerformance' && (
          <p className={css.caveat}>Recent items have had less time to be rented, sold or donated.</p>
        )}
      </div>
      <Breakdown
        section={section}
        timeFrame={timeFrame}
        plot={plots.donut}
        plotCode={plotCode}
        emptyText={emptyTexts[section].breakdown}
      />
    </>
  )
}
