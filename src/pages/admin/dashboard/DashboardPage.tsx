import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { pageTimeFrame } from '#domain/dashboard/chosenTimeFrames.ts'
import { sectionTitles } from '#domain/dashboard/sections.ts'
import type { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts'
import { selectDashboard, selectPlotStatus } from '#machines/dashboard/dashboard.selectors.ts'
import css from '#pages/admin/dashboard/DashboardPage.module.css'
import { KeyFigures } from '#pages/admin/dashboard/KeyFigures.tsx'
import { ListLoadErrors } from '#pages/admin/dashboard/ListLoadErrors.tsx'
import type { PlotCode } from '#pages/admin/dashboard/plots/Trend.tsx'
import { PeriodBar } from '#pages/admin/dashboard/PeriodBar.tsx'
import { SectionCard } from '#pages/admin/dashboard/SectionCard.tsx'
import { timeFramesOf, useCards } from '#pages/admin/dashboard/useCards.ts'
import { SectionErrorBoundary } from '#ui/feedback/SectionErrorBoundary.tsx'
import { CardGrid } from '#ui/layout/Card.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'

interface DashboardPageProps {
  actor: ActorRefFrom<typeof dashboardMachine>
  /** The component that draws a plot. Its code loads after the figures. */
  Plot: PlotCode['Plot']
}

/** The dashboard (§2): the key figures and four cards, with a time frame of the page that each card can replace. */
export function DashboardPage({ actor, Plot }: DashboardPageProps) {
  const { children, history, isBroken } = useSelector(actor, selectDashboard, shallowEqual)
  const status = useSelector(actor, selectPlotStatus)
  const plotCode: PlotCode = { status, Plot, onRequest: () => actor.send({ type: 'retry.requested' }) }
  const cards = useCards(children)
  const shared = { history, plotCode }
  if (isBroken) return <Notice tone="danger">Something went wrong. Load the page again.</Notice>
  return (
    <>
      <PeriodBar actor={actor} form={children.rangeForm} cards={cards} />
      <KeyFigures cards={cards} timeFrame={pageTimeFrame(timeFramesOf(cards))} />
      <CardGrid className={css.cards ?? ''}>
        <SectionErrorBoundary name={sectionTitles.userOverview}>
          <SectionCard
            actor={children.userOverview}
            plot={children.userPlot}
            section="userOverview"
            problemTitle="Failed to fetch user counts"
            {...shared}
          />
        </SectionErrorBoundary>
        <SectionErrorBoundary name={sectionTitles.itemOverview}>
          <SectionCard actor={children.itemOverview} plot={children.itemPlot} section="itemOverview" {...shared} />
        </SectionErrorBoundary>
        <SectionErrorBoundary name={sectionTitles.itemPerformance}>
          <SectionCard
            actor={children.itemPerformance}
            plot={children.performancePlot}
            section="itemPerformance"
            {...shared}
          />
        </SectionErrorBoundary>
        <SectionErrorBoundary name={sectionTitles.itemListings}>
          <SectionCard actor={children.itemListings} plot={children.listingsPlot} section="itemListings" {...shared} />
        </SectionErrorBoundary>
      </CardGrid>
      <ListLoadErrors actor={children.listPrefetch} />
    </>
  )
}
