import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { sectionTitles } from '#domain/sections.ts'
import type { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts'
import { selectDashboard, selectDrawing } from '#machines/dashboard/dashboard.select.ts'
import css from '#pages/admin/DashboardPage.module.css'
import { MissedLists } from '#pages/admin/MissedLists.tsx'
import type { Drawing } from '#pages/admin/plots/Trend.tsx'
import { SectionCard } from '#pages/admin/SectionCard.tsx'
import { Button } from '#ui/Button.tsx'
import { SectionBoundary } from '#ui/SectionBoundary.tsx'
import { CardGrid } from '#ui/Card.tsx'
import { RetryIcon } from '#ui/Icon.tsx'
import { Notice } from '#ui/Notice.tsx'

interface DashboardPageProps {
  actor: ActorRefFrom<typeof dashboardMachine>
  /** What draws the plots; its code comes after the figures. */
  Plot: Drawing['Plot']
}

/** The dashboard (§2): four cards, each with a time frame of its own. */
export function DashboardPage({ actor, Plot }: DashboardPageProps) {
  const { children, history, isBroken } = useSelector(actor, selectDashboard, shallowEqual)
  const state = useSelector(actor, selectDrawing)
  const drawing: Drawing = { state, Plot, onRequest: () => actor.send({ type: 'plots.requested' }) }
  const shared = { history, drawing }
  if (isBroken) return <Notice tone="danger">Something went wrong. Load the page again.</Notice>
  return (
    <>
      <div className={css.tools}>
        <p className={css.note}>Totals and plots count over all time, shares in the time frame of their card.</p>
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
        <SectionBoundary name={sectionTitles.userOverview}>
          <SectionCard
            actor={children.userOverview}
            plot={children.userPlot}
            section="userOverview"
            problemTitle="Failed to fetch user counts"
            {...shared}
          />
        </SectionBoundary>
        <SectionBoundary name={sectionTitles.itemOverview}>
          <SectionCard actor={children.itemOverview} plot={children.itemPlot} section="itemOverview" {...shared} />
        </SectionBoundary>
        <SectionBoundary name={sectionTitles.itemPerformance}>
          <SectionCard
            actor={children.itemPerformance}
            plot={children.performancePlot}
            section="itemPerformance"
            {...shared}
          />
        </SectionBoundary>
        <SectionBoundary name={sectionTitles.itemListings}>
          <SectionCard actor={children.itemListings} plot={children.listingsPlot} section="itemListings" {...shared} />
        </SectionBoundary>
      </CardGrid>
      <MissedLists actor={children.firstRows} />
    </>
  )
}
