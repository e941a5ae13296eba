import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { titleOf } from '#domain/addresses.ts'
import type { appMachine } from '#machines/app/app.machine.ts'
import { selectAdmin, selectBrand } from '#machines/app/app.select.ts'
import { AdminFrame } from '#pages/admin/AdminFrame.tsx'
import { DashboardPage } from '#pages/admin/DashboardPage.tsx'
import { DashboardSkeleton } from '#pages/admin/DashboardSkeleton.tsx'
import { SessionProblem } from '#pages/admin/SessionProblem.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

/** The admin area (§2): the frame with the navigation, and in it the page that the address names. */
export function AdminPage({ app }: { app: ActorRefFrom<typeof appMachine> }) {
  const { dashboard, session, route, ...frame } = useSelector(app, selectAdmin, shallowEqual)
  const brand = useSelector(app, selectBrand)
  return (
    <AdminFrame
      {...frame}
      brand={brand}
      route={route}
      onSignOut={() => app.send({ type: 'signOut.requested' })}
    >
      {session && <SessionProblem actor={session} />}
      {dashboard && <DashboardPage actor={dashboard} />}
      {!dashboard && frame.profile && <EmptyState title={titleOf(route)}>This page is not available yet.</EmptyState>}
      {!frame.profile && <DashboardSkeleton />}
    </AdminFrame>
  )
}
