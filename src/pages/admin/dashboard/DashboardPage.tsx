import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { sectionTitles } from '#domain/dashboard/sections.ts'
import type { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts'
import { selectDashboard, selectPlotStatus } from '#machines/dashboard/dashboard.selectors.ts'
import css from '#pages/admin/dashboard/DashboardPage.module.css'
import { ListLoadErrors } from '#pages/admin/dashboard/ListLoadErrors.tsx'
import type { PlotCode } from '#pages/admin/dashboard/plots/Trend.tsx'
import { SectionCard } from '#pages/admin/dashboard/SectionCard.tsx'
import { Button } from '#ui/controls/Button.tsx'
import { SectionErrorBoundary } from '#ui/feedback/SectionErrorBoundary.tsx'
import { CardGrid } from '#ui/layout/Card.tsx'
import { RetryIcon } from '#ui/layout/Icon.tsx'
import { Notice } from '#ui/feedback/Notice.tsx'

interface DashboardPageProps {
  actor: ActorRefFrom<typeof dashboardMachine>
  /** The component that draws a plot. Its code loads after the figures. */
  Plot: PlotCode['Plot']
}

/** The dashboard (§2): four cards, each with its own time frame. */
export function DashboardPage({ actor, Plot }: DashboardPageProps) {
  const { children, history, isBroken } = useSelector(actor, selectDashboard, shallowEqual)
  const status = useSelector(actor, selectPlotStatus)
  const plotCode: PlotCode = { status, Plot, onRequest: () => actor.send({ type: 'retry.requested' }) }
  const shared = { history, plotCode }
  if (isBroken) return <Notice tone="danger">Something went wrong. Load the page again.</Notice>
  return (
    <>
      <div className={css.tools}>
        <p className={css.note}>Totals and trends are all-time; donuts follow each card's period.</p>
        <Button
          size="small"
          variant="secondary"
          icon={<RetryIcon size={16} />}
          onClick={() => actor.send({ type: 'refresh.requested' })}
        >
          Refresh
        </Button>
      </div>
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
