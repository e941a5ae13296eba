import type { ActorRefFrom } from 'xstate'
import type { SectionFigures } from '#domain/dashboard/counts.ts'
import type { DailyHistory } from '#domain/dashboard/history.ts'
import type { Section } from '#domain/dashboard/sections.ts'
import type { TimeFrame } from '#domain/dashboard/timeFrames.ts'
import type { plotMachine } from '#machines/dashboard/plot.machine.ts'
import { Breakdown } from '#pages/admin/dashboard/plots/Breakdown.tsx'
import { type PlotLoading, Trend } from '#pages/admin/dashboard/plots/Trend.tsx'
import css from '#pages/admin/dashboard/CardFigures.module.css'
import { timeFrameText, isTotalSection, FigureLine, TotalFigure } from '#pages/admin/dashboard/TotalFigure.tsx'

export interface CardFiguresProps {
  section: Section
  actor: ActorRefFrom<typeof plotMachine>
  /** The figures, and the time frame that they are of. */
  shown: { frame: TimeFrame; figures: SectionFigures }
  history: DailyHistory
  drawing: PlotLoading
}

/** What a card says where there is nothing to show (§2). */
const noneOf: Readonly<Record<CardFiguresProps['section'], { readonly division: string; readonly trend: string }>> = {
  userOverview: { division: '', trend: 'No historical data yet' },
  itemOverview: { division: '', trend: 'No historical data yet' },
  itemPerformance: { division: 'No distribution data yet', trend: 'No trend data yet' },
  itemListings: { division: 'No listing data yet', trend: 'No listing trend yet' },
}

/** What a card shows of its figures (§2): the sum of all time or how its items divide, and the plot of its history. */
export function CardFigures({ section, actor, shown: { frame, figures }, history, drawing }: CardFiguresProps) {
  const none = noneOf[section]
  return (
    <>
      {isTotalSection(section) ? (
        <TotalFigure section={section} figures={figures} frame={frame} />
      ) : (
        <>
          <FigureLine>Listed {timeFrameText(frame)}:</FigureLine>
          <Breakdown
            section={section}
            actor={actor}
            figures={figures}
            frame={frame}
            drawing={drawing}
            none={none.division}
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
        frame={frame}
        at={figures.loadedAt}
        drawing={drawing}
        none={none.trend}
      />
    </>
  )
}
