import { shallowEqual, useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom, AnyActorRef } from 'xstate'
import { type Route, titleOf } from '#domain/routes/routes.ts'
import { selectAdminPages, selectAdminPagesActor, selectOpenAdminPage } from '#machines/admin/adminPages.selectors.ts'
import type { themeMachine } from '#machines/app/theme.machine.ts'
import type { areaMachine } from '#machines/session/area.machine.ts'
import { selectArea } from '#machines/session/area.selectors.ts'
import { selectSessionNotice } from '#machines/session/session.selectors.ts'
import { CopyContext } from '#pages/admin/copyContext.ts'
import { AdminFrame } from '#pages/admin/layout/AdminFrame.tsx'
import { PageLoadError } from '#pages/admin/PageLoadError.tsx'
import { PageSkeleton } from '#pages/admin/PageSkeleton.tsx'
import { RoleContext } from '#pages/admin/permissions.ts'
import { StoppedPage } from '#pages/admin/StoppedPage.tsx'
import { RetryNotice } from '#ui/feedback/RetryNotice.tsx'
import { SectionErrorBoundary } from '#ui/feedback/SectionErrorBoundary.tsx'
import { PageSpinner } from '#ui/feedback/Spinner.tsx'

interface AdminPageProps {
  /** Renders the page of a route. */
  showPage: (route: Route, pageChart: AnyActorRef | undefined) => ReactNode
  actor: ActorRefFrom<typeof areaMachine>
  theme: ActorRefFrom<typeof themeMachine> | undefined
}

/** The admin area (§2): the page frame with the navigation, and the open page. */
export function AdminPage({ actor, showPage, theme }: AdminPageProps) {
  const { brand, route, isCheckingSession, isSigningOut, session } = useSelector(actor, selectArea, shallowEqual)
  const pages = useSelector(actor, selectAdminPagesActor)
  const { profile, ...frame } = useSelector(pages, selectAdminPages, shallowEqual)
  const { page, pageChart, isLoading, hasFailed, hasStopped } = useSelector(pages, selectOpenAdminPage, shallowEqual)
  const retry = () => pages?.send({ type: 'retry.requested' })
  const notice = useSelector(session, selectSessionNotice, shallowEqual)
  return (
    <AdminFrame
      brand={brand}
      profile={profile}
      route={route}
      sidebar={frame.sidebar}
      alerts={frame.alerts}
      palette={frame.palette}
      savedViews={frame.savedViews}
      theme={theme}
      isCheckingSession={isCheckingSession}
      isSigningOut={isSigningOut}
      onSignOut={() => actor.send({ type: 'signOut.requested' })}
    >
      {session && notice.title !== null && (
        <RetryNotice
          title={notice.title}
          problem={notice.problem}
          busy={notice.isBusy}
          onRetry={() => session.send({ type: 'retry.requested' })}
          onSignIn={() => session.send({ type: 'signIn.requested' })}
        />
      )}
      <SectionErrorBoundary key={route} name={titleOf(route)}>
        <RoleContext value={profile?.role ?? ''}>
          <CopyContext value={frame.copy}>{page && showPage(page, pageChart)}</CopyContext>
        </RoleContext>
      </SectionErrorBoundary>
      {isLoading && <PageSpinner />}
      {hasFailed && <PageLoadError onRetry={retry} />}
      {hasStopped && <StoppedPage route={route} onRetry={retry} />}
      {!profile && <PageSkeleton route={route} />}
    </AdminFrame>
  )
}
