import { shallowEqual, useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import type { ActorRefFrom } from 'xstate'
import { titleOf } from '#domain/routes/routes.ts'
import type { adminAreaMachine } from '#machines/admin/adminArea.machine.ts'
import type { paletteMachine } from '#machines/app/palette.machine.ts'
import { selectAdminArea } from '#machines/admin/adminArea.selectors.ts'
import type { themeMachine } from '#machines/app/theme.machine.ts'
import type { reportsMachine } from '#machines/feedbacks/reports.machine.ts'
import type { itemsMachine } from '#machines/items/items.machine.ts'
import type { marketersMachine } from '#machines/marketers/marketers.machine.ts'
import type { settingsMachine } from '#machines/settings/settings.machine.ts'
import type { usersMachine } from '#machines/users/users.machine.ts'
import { AdminFrame } from '#pages/admin/layout/AdminFrame.tsx'
import { DashboardPage } from '#pages/admin/dashboard/DashboardPage.tsx'
import { PageLoadError } from '#pages/admin/PageLoadError.tsx'
import { PageSkeleton } from '#pages/admin/PageSkeleton.tsx'
import type { PlotCode } from '#pages/admin/dashboard/plots/Trend.tsx'
import { SessionProblem } from '#pages/admin/SessionProblem.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { SectionErrorBoundary } from '#ui/feedback/SectionErrorBoundary.tsx'
import { PageSpinner } from '#ui/feedback/PageSpinner.tsx'

/** The page components whose code loads on demand. */
export interface LazyPages {
  Users: ComponentType<{ actor: ActorRefFrom<typeof usersMachine>; images: string }>
  Items: ComponentType<{ actor: ActorRefFrom<typeof itemsMachine>; images: string }>
  Plot: PlotCode['Plot']
  Marketers: ComponentType<{ actor: ActorRefFrom<typeof marketersMachine>; images: string }>
  Settings: ComponentType<{ actor: ActorRefFrom<typeof settingsMachine> }>
  Palette: ComponentType<{ actor: ActorRefFrom<typeof paletteMachine> }>
  Reports: ComponentType<{ actor: ActorRefFrom<typeof reportsMachine> }>
}

interface AdminPageProps {
  pages: LazyPages
  /** Absolute URL of the image host. */
  images: string
  actor: ActorRefFrom<typeof adminAreaMachine>
  theme: ActorRefFrom<typeof themeMachine> | undefined
}

/** The admin area (§2): the page frame with the navigation, and the open page. */
export function AdminPage({ actor, pages, images, theme }: AdminPageProps) {
  const { dashboard, users, items, marketers, settings, reports, isFetching, isMissing, isReviews, session, ...frame } =
    useSelector(actor, selectAdminArea, shallowEqual)
  return (
    <AdminFrame
      {...frame}
      Palette={pages.Palette}
      theme={theme}
      onSignOut={() => actor.send({ type: 'signOut.requested' })}
    >
      {session && <SessionProblem actor={session} />}
      <SectionErrorBoundary key={frame.route} name={titleOf(frame.route)}>
        {dashboard && <DashboardPage actor={dashboard} Plot={pages.Plot} />}
        {users && <pages.Users actor={users} images={images} />}
        {items && <pages.Items actor={items} images={images} />}
        {marketers && <pages.Marketers actor={marketers} images={images} />}
        {settings && <pages.Settings actor={settings} />}
        {reports && <pages.Reports actor={reports} />}
      </SectionErrorBoundary>
      {isFetching && <PageSpinner />}
      {isMissing && <PageLoadError onRetry={() => actor.send({ type: 'retry.requested' })} />}
      {isReviews && <EmptyState title="Reviews sub page">Reviews are not available yet.</EmptyState>}
      {!frame.profile && <PageSkeleton route={frame.route} />}
    </AdminFrame>
  )
}
