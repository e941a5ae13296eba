import { shallowEqual, useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { ambassadorAreaMachine } from '#machines/ambassador/ambassadorArea.machine.ts'
import type { ambassadorDashboardMachine } from '#machines/ambassador/ambassadorDashboard.machine.ts'
import { selectAmbassadorArea } from '#machines/ambassador/ambassadorArea.selectors.ts'
import css from '#pages/ambassador/AmbassadorPage.module.css'
import { SessionEndedPage } from '#pages/ambassador/SessionEndedPage.tsx'
import { MarketerSessionProblem } from '#pages/ambassador/MarketerSessionProblem.tsx'
import { TopBar } from '#pages/ambassador/TopBar.tsx'
import { SkipLink } from '#ui/controls/SkipLink.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'

interface AmbassadorPageProps {
  actor: ActorRefFrom<typeof ambassadorAreaMachine>
  /** The dashboard. Its code loads after the page frame. */
  Dashboard: ComponentType<{ actor: ActorRefFrom<typeof ambassadorDashboardMachine> }>
}

/** The ambassador area (§2): the top bar and the marketer's page. */
export function AmbassadorPage({ actor, Dashboard }: AmbassadorPageProps) {
  const { brand, dashboard, deletion, hasEnded, isGuarding, isLeaving, profile, session } = useSelector(
    actor,
    selectAmbassadorArea,
    shallowEqual,
  )
  if (hasEnded) return <SessionEndedPage brand={brand} />
  return (
    <div className={css.frame}>
      <SkipLink />
      <TopBar
        brand={brand}
        profile={profile}
        deletion={deletion}
        isLeaving={isLeaving}
        onSignOut={() => actor.send({ type: 'signOut.requested' })}
      />
      <main className={css.main} id="main" tabIndex={-1} aria-busy={isGuarding || isLeaving || undefined}>
        <h1 className={css.over} tabIndex={-1}>
          Dashboard
        </h1>
        {session && <MarketerSessionProblem actor={session} />}
        {dashboard ? <Dashboard actor={dashboard} /> : <Spinner label="Loading" />}
      </main>
    </div>
  )
}
