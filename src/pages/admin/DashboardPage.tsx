import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts'
import css from '#pages/admin/DashboardPage.module.css'
import { SectionCard } from '#pages/admin/SectionCard.tsx'
import { ItemFigures, ListingFigures, PerformanceFigures, UserFigures } from '#pages/admin/SectionFigures.tsx'
import { Button } from '#ui/Button.tsx'
import { CardGrid } from '#ui/Card.tsx'
import { RetryIcon } from '#ui/Icon.tsx'

/** The dashboard (§2): four cards, each with a time frame of its own. */
export function DashboardPage({ actor }: { actor: ActorRefFrom<typeof dashboardMachine> }) {
  const cards = useSelector(actor, (snapshot) => snapshot.children)
  return (
    <>
      <div className={css.tools}>
        <p className={css.note}>Users and items are counted over all time; everything else in the time frame of its card.</p>
        <Button size="small" variant="secondary" icon={<RetryIcon size={16} />} onClick={() => actor.send({ type: 'refresh.requested' })}>
          Refresh
        </Button>
      </div>
      <CardGrid className={css.cards ?? ''}>
        <SectionCard actor={cards.userOverview} section="userOverview" problemTitle="Failed to fetch user counts" Figures={UserFigures} />
        <SectionCard actor={cards.itemOverview} section="itemOverview" Figures={ItemFigures} />
        <SectionCard actor={cards.itemPerformance} section="itemPerformance" Figures={PerformanceFigures} />
        <SectionCard actor={cards.itemListings} section="itemListings" Figures={ListingFigures} />
      </CardGrid>
    </>
  )
}
