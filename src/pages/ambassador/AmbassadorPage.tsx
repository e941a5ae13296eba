import { shallowEqual, useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom, AnyActorRef } from 'xstate'
import { type Route, titleOf } from '#domain/routes/routes.ts'
import { selectAmbassadorPages, selectAmbassadorPagesActor } from '#machines/ambassador/ambassadorPages.selectors.ts'
import type { themeMachine } from '#machines/app/theme.machine.ts'
import type { areaMachine } from '#machines/session/area.machine.ts'
import { selectArea } from '#machines/session/area.selectors.ts'
import { selectSessionNotice } from '#machines/session/session.selectors.ts'
import css from '#pages/ambassador/AmbassadorPage.module.css'
import { SessionEndedPage } from '#pages/ambassador/SignInPrompt.tsx'
import { TopBar } from '#pages/ambassador/TopBar.tsx'
import { classes } from '#ui/classes.ts'
import { SkipLink } from '#ui/controls/SkipLink.tsx'
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx'
import { RetryNotice } from '#ui/feedback/RetryNotice.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'

interface AmbassadorPageProps {
  actor: ActorRefFrom<typeof areaMachine>
  theme: ActorRefFrom<typeof themeMachine> | undefined
  supportEmail: string
  /** Renders the page of a route. */
  showPage: (route: Route, pageChart: AnyActorRef | undefined) => ReactNode
}

/** The ambassador area (§2): the top bar and the marketer's page. */
export function AmbassadorPage({ actor, showPage, theme, supportEmail }: AmbassadorPageProps) {
  const { brand, route, hasSessionEnded, isCheckingSession, isSigningOut, session } = useSelector(
    actor,
    selectArea,
    shallowEqual,
  )
  const pages = useSelector(actor, selectAmbassadorPagesActor)
  const { deleteAccount, profile, page, pageChart, hasFailed } = useSelector(pages, selectAmbassadorPages, shallowEqual)
  const notice = useSelector(session, selectSessionNotice, shallowEqual)
  if (hasSessionEnded) return <SessionEndedPage brand={brand} />
  return (
    <div className={classes('column', css.frame)}>
      <SkipLink />
      <TopBar
        brand={brand}
        profile={profile}
        deleteAccount={deleteAccount}
        theme={theme}
        supportEmail={supportEmail}
        isSigningOut={isSigningOut}
        onSignOut={() => actor.send({ type: 'signOut.requested' })}
      />
      <main
        className={classes('column', css.main)}
        id="main"
        tabIndex={-1}
        aria-busy={isCheckingSession || isSigningOut || undefined}
        data-greeting=""
      >
        <h1 className="muted medium" tabIndex={-1}>
          {titleOf(route)}
        </h1>
        {session && notice.title !== null && (
          <RetryNotice
            title={notice.title}
            problem={notice.problem}
            busy={notice.isBusy}
            onRetry={() => session.send({ type: 'retry.requested' })}
            onSignIn={() => session.send({ type: 'signIn.requested' })}
          />
        )}
        {hasFailed && <LoadFailure onRetry={() => pages?.send({ type: 'retry.requested' })} />}
        {page ? showPage(page, pageChart) : !hasFailed && <Spinner label="Loading" />}
      </main>
    </div>
  )
}
