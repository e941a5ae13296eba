import type { ActorRefFrom } from 'xstate'
import type { SectionFigures } from '#domain/dashboard/counts.ts'
import type { DailyHistory } from '#domain/dashboard/history.ts'
import type { Section } from '#domain/dashboard/sections.ts'
import type { TimeFrame } from '#domain/dashboard/timeFrames.ts'
import type { plotMachine } from '#machines/dashboard/plot.machine.ts'
import { Breakdown } from '#pages/admin/dashboard/plots/Breakdown.tsx'
import { type PlotCode, Trend } from '#pages/admin/dashboard/plots/Trend.tsx'
import css from '#pages/admin/dashboard/CardFigures.module.css'
import { timeFrameText, isTotalSection, FigureLine, TotalFigure } from '#pages/admin/dashboard/TotalFigure.tsx'

export interface CardFiguresProps {
  section: Section
  actor: ActorRefFrom<typeof plotMachine>
  /** The figures and their time frame. */
  loaded: { timeFrame: TimeFrame; figures: SectionFigures }
  history: DailyHistory
  plotCode: PlotCode
}

/** What a card says if there is nothing to show (§2). */
const emptyTexts: Readonly<
  Record<CardFiguresProps['section'], { readonly breakdown: string; readonly trend: string }>
> = {
  userOverview: { breakdown: '', trend: 'No historical data yet' },
  itemOverview: { breakdown: '', trend: 'No historical data yet' },
  itemPerformance: { breakdown: 'No distribution data yet', trend: 'No trend data yet' },
  itemListings: { breakdown: 'No listing data yet', trend: 'No listing trend yet' },
}

/** The figures of a card (§2): the all-time total or the breakdown of its items, and the trend. */
export function CardFigures({ section, actor, loaded, history, plotCode }: CardFiguresProps) {
  const { timeFrame, figures } = loaded
  const emptyText = emptyTexts[section]
  return (
    <>
      {isTotalSection(section) ? (
        <TotalFigure section={section} figures={figures} timeFrame={timeFrame} />
      ) : (
        <>
          <FigureLine>Listed {timeFrameText(timeFrame)}:</FigureLine>
          <Breakdown
            section={section}
            actor={actor}
            figures={figures}
            timeFrame={timeFrame}
            plotCode={plotCode}
            emptyText={emptyText.breakdown}
          />
          <p className={css.seam}>
            <span>All items, day by day:</span>
          </p>
        </>
      )}
      <Trend
        section={section}
        actor={actor}
        history={history}
        timeFrame={timeFrame}
        loadedAt={figures.loadedAt}
        plotCode={plotCode}
        emptyText={emptyText.trend}
      />
    </>
  )
}
