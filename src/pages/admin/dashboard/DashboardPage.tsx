import { shallowEqual, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { sections, sectionTitles } from '#domain/dashboard/sections.ts'
import type { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts'
import { selectDashboardActors, selectHistory, selectPlotStatus } from '#machines/dashboard/dashboard.selectors.ts'
import css from '#pages/admin/dashboard/DashboardPage.module.css'
import { FailedCards } from '#pages/admin/dashboard/FailedCards.tsx'
import { KeyFigures } from '#pages/admin/dashboard/keyFigures/KeyFigures.tsx'
import { ListLoadErrors } from '#pages/admin/dashboard/ListLoadErrors.tsx'
import type { PlotCode } from '#pages/admin/dashboard/plots/Trend.tsx'
import { PeriodBar } from '#pages/admin/dashboard/period/PeriodBar.tsx'
import { SectionCard } from '#pages/admin/dashboard/cards/SectionCard.tsx'
import { useAreEmpty, useProblems } from '#pages/admin/dashboard/useCards.ts'
import { SectionErrorBoundary } from '#ui/feedback/SectionErrorBoundary.tsx'
import { CardGrid } from '#ui/layout/Card.tsx'

/**
 * The dashboard (§2): the key figures and four cards, with a time frame of the page that each card can replace. If all
 * fail, there is a notice alone.
 */
export function DashboardPage({ actor }: { actor: ActorRefFrom<typeof dashboardMachine> }) {
  const history = useSelector(actor, selectHistory)
  const actors = useSelector(actor, selectDashboardActors, shallowEqual)
  const status = useSelector(actor, selectPlotStatus)
  const plotCode = useMemo(
    (): PlotCode => ({ status, onRequest: () => actor.send({ type: 'retry.requested' }) }),
    [status, actor],
  )
  const problems = useProblems(actors)
  const hasManyProblems = sections.filter((section) => problems[section] !== null).length > 1
  const areEmpty = useAreEmpty(actors)
  const shared = { history, plotCode, isFailureAbove: hasManyProblems }
  return (
    <>
      <PeriodBar actor={actor} form={actors.rangeForm} cards={actors} />
      {hasManyProblems && <FailedCards cards={actors} problems={problems} />}
      <KeyFigures cards={actors} />
      {!areEmpty && (
        <CardGrid className={css.cards ?? ''}>
          <SectionErrorBoundary name={sectionTitles.userOverview}>
            <SectionCard actor={actors.userOverview} plot={actors.userPlot} section="userOverview" {...shared} />
          </SectionErrorBoundary>
          <SectionErrorBoundary name={sectionTitles.itemOverview}>
            <SectionCard actor={actors.itemOverview} plot={actors.itemPlot} section="itemOverview" {...shared} />
          </SectionErrorBoundary>
          <SectionErrorBoundary name={sectionTitles.itemPerformance}>
            <SectionCard
              actor={actors.itemPerformance}
              plot={actors.performancePlot}
              section="itemPerformance"
              {...shared}
            />
          </SectionErrorBoundary>
          <SectionErrorBoundary name={sectionTitles.itemListings}>
            <SectionCard actor={actors.itemListings} plot={actors.listingsPlot} section="itemListings" {...shared} />
          </SectionErrorBoundary>
        </CardGrid>
      )}
      <ListLoadErrors actor={actors.listPrefetch} />
    </>
  )
}
