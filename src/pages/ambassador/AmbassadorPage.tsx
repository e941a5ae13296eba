import { shallowEqual, useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import type { ActorRefFrom } from 'xstate'
import { selectAmbassadorPages, selectAmbassadorPagesActor } from '#machines/ambassador/ambassadorPages.selectors.ts'
import type { areaMachine } from '#machines/session/area.machine.ts'
import { selectArea } from '#machines/session/area.selectors.ts'
import { selectSessionProblem } from '#machines/session/session.selectors.ts'
import type { AmbassadorDashboardProps } from '#pages/ambassador/AmbassadorDashboard.tsx'
import css from '#pages/ambassador/AmbassadorPage.module.css'
import { SessionEndedPage } from '#pages/ambassador/SessionEndedPage.tsx'
import type { PosterCode } from '#pages/ambassador/ShareKit.tsx'
import { TopBar } from '#pages/ambassador/TopBar.tsx'
import { SkipLink } from '#ui/controls/SkipLink.tsx'
import { RetryNotice } from '#ui/feedback/RetryNotice.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'

interface AmbassadorPageProps {
  actor: ActorRefFrom<typeof areaMachine>
  /** The parts whose code loads after the page frame. */
  pages: { Dashboard: ComponentType<AmbassadorDashboardProps>; Poster: PosterCode }
}

/** The ambassador area (§2): the top bar and the marketer's page. */
export function AmbassadorPage({ actor, pages: { Dashboard, Poster } }: AmbassadorPageProps) {
  const { brand, hasSessionEnded, isCheckingSession, isSigningOut, session } = useSelector(
    actor,
    selectArea,
    shallowEqual,
  )
  const { dashboard, deleteAccount, profile } = useSelector(
    useSelector(actor, selectAmbassadorPagesActor),
    selectAmbassadorPages,
    shallowEqual,
  )
  const problem = useSelector(session, selectSessionProblem)
  if (hasSessionEnded) return <SessionEndedPage brand={brand} />
  return (
    <div className={css.frame}>
      <SkipLink />
      <TopBar
        brand={brand}
        profile={profile}
        deleteAccount={deleteAccount}
        isSigningOut={isSigningOut}
        onSignOut={() => actor.send({ type: 'signOut.requested' })}
      />
      <main className={css.main} id="main" tabIndex={-1} aria-busy={isCheckingSession || isSigningOut || undefined}>
        <h1 className={css.over} tabIndex={-1}>
          Dashboard
        </h1>
        {session && problem !== null && (
          <RetryNotice
            title="Your session could not be checked"
            problem={problem}
            onRetry={() => session.send({ type: 'retry.requested' })}
          />
        )}
        {dashboard ? <Dashboard actor={dashboard} Poster={Poster} /> : <Spinner label="Loading" />}
      </main>
    </div>
  )
}
