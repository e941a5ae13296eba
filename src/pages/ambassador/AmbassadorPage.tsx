import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { ambassadorAreaMachine } from '#machines/ambassador/ambassadorArea.machine.ts'
import { selectAmbassadorArea } from '#machines/ambassador/ambassadorArea.select.ts'
import css from '#pages/ambassador/AmbassadorPage.module.css'
import { EndedSession } from '#pages/ambassador/EndedSession.tsx'
import { MarketerSessionProblem } from '#pages/ambassador/MarketerSessionProblem.tsx'
import { TopBar } from '#pages/ambassador/TopBar.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { SkipLink } from '#ui/SkipLink.tsx'
import { Spinner } from '#ui/Spinner.tsx'

/** The ambassador area (§2): the top bar, and below it the page of the marketer. */
export function AmbassadorPage({ actor }: { actor: ActorRefFrom<typeof ambassadorAreaMachine> }) {
  const { brand, hasEnded, isGuarding, isLeaving, profile, session } = useSelector(actor, selectAmbassadorArea, shallowEqual)
  if (hasEnded) return <EndedSession brand={brand} />
  return (
    <div className={css.frame}>
      <SkipLink />
      <TopBar brand={brand} profile={profile} isLeaving={isLeaving} onSignOut={() => actor.send({ type: 'signOut.requested' })} />
      <main className={css.main} id="main" tabIndex={-1} aria-busy={isGuarding || isLeaving || undefined}>
        <h1 className={css.heading} tabIndex={-1}>
          Dashboard
        </h1>
        {session && <MarketerSessionProblem actor={session} />}
        {profile ? <EmptyState title="Your dashboard is not available yet.">You are signed in as {profile.email}.</EmptyState> : <Spinner label="Loading" />}
      </main>
    </div>
  )
}
