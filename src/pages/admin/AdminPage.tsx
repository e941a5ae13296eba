import { shallowEqual, useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import type { ActorRefFrom } from 'xstate'
import { titleOf } from '#domain/routes/routes.ts'
import type { paletteMachine } from '#machines/app/palette.machine.ts'
import { selectAdminPages, selectAdminPagesActor } from '#machines/admin/adminPages.selectors.ts'
import type { themeMachine } from '#machines/app/theme.machine.ts'
import type { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts'
import type { reportsMachine } from '#machines/feedbacks/reports.machine.ts'
import type { itemsMachine } from '#machines/items/items.machine.ts'
import type { areaMachine } from '#machines/session/area.machine.ts'
import { selectArea } from '#machines/session/area.selectors.ts'
import { selectSessionProblem } from '#machines/session/session.selectors.ts'
import type { settingsMachine } from '#machines/settings/settings.machine.ts'
import type { usersMachine } from '#machines/users/users.machine.ts'
import { AdminFrame } from '#pages/admin/layout/AdminFrame.tsx'
import type { MarketersPageProps } from '#pages/admin/marketers/MarketersPage.tsx'
import { PageLoadError } from '#pages/admin/PageLoadError.tsx'
import { PageSkeleton } from '#pages/admin/PageSkeleton.tsx'
import type { PlotCode } from '#pages/admin/dashboard/plots/Trend.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { RetryNotice } from '#ui/feedback/RetryNotice.tsx'
import { SectionErrorBoundary } from '#ui/feedback/SectionErrorBoundary.tsx'
import { PageSpinner } from '#ui/feedback/PageSpinner.tsx'

/** The page components whose code loads on demand. */
export interface LazyPages {
  Dashboard: ComponentType<{ actor: ActorRefFrom<typeof dashboardMachine>; Plot: PlotCode['Plot'] }>
  Users: ComponentType<{ actor: ActorRefFrom<typeof usersMachine>; images: string }>
  Items: ComponentType<{ actor: ActorRefFrom<typeof itemsMachine>; images: string }>
  Plot: PlotCode['Plot']
  Marketers: ComponentType<MarketersPageProps>
  MarketerForm: MarketersPageProps['Form']
  Settings: ComponentType<{ actor: ActorRefFrom<typeof settingsMachine> }>
  Palette: ComponentType<{ actor: ActorRefFrom<typeof paletteMachine> }>
  Reports: ComponentType<{ actor: ActorRefFrom<typeof reportsMachine> }>
}

interface AdminPageProps {
  pages: LazyPages
  /** Absolute URL of the image host. */
  images: string
  actor: ActorRefFrom<typeof areaMachine>
  theme: ActorRefFrom<typeof themeMachine> | undefined
}

/** The admin area (§2): the page frame with the navigation, and the open page. */
export function AdminPage({ actor, pages, images, theme }: AdminPageProps) {
  const { brand, route, isCheckingSession, isSigningOut, session } = useSelector(actor, selectArea, shallowEqual)
  const pagesActor = useSelector(actor, selectAdminPagesActor)
  const { dashboard, users, items, marketers, settings, reports, profile, ...area } = useSelector(
    pagesActor,
    selectAdminPages,
    shallowEqual,
  )
  const problem = useSelector(session, selectSessionProblem)
  return (
    <AdminFrame
      brand={brand}
      profile={profile}
      route={route}
      sidebar={area.sidebar}
      alerts={area.alerts}
      palette={area.palette}
      Palette={pages.Palette}
      theme={theme}
      isCheckingSession={isCheckingSession}
      isSigningOut={isSigningOut}
      onSignOut={() => actor.send({ type: 'signOut.requested' })}
    >
      {session && problem !== null && (
        <RetryNotice
          title="Your session could not be checked"
          problem={problem}
          onRetry={() => session.send({ type: 'retry.requested' })}
        />
      )}
      <SectionErrorBoundary key={route} name={titleOf(route)}>
        {dashboard && <pages.Dashboard actor={dashboard} Plot={pages.Plot} />}
        {users && <pages.Users actor={users} images={images} />}
        {items && <pages.Items actor={items} images={images} />}
        {marketers && <pages.Marketers actor={marketers} images={images} Form={pages.MarketerForm} />}
        {settings && <pages.Settings actor={settings} />}
        {reports && <pages.Reports actor={reports} />}
      </SectionErrorBoundary>
      {area.isLoadingPage && <PageSpinner />}
      {area.hasPageLoadFailed && <PageLoadError onRetry={() => pagesActor?.send({ type: 'retry.requested' })} />}
      {area.isReviewsOpen && <EmptyState title="Reviews sub page">Reviews are not available yet.</EmptyState>}
      {!profile && <PageSkeleton route={route} />}
    </AdminFrame>
  )
}
