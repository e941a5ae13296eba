import { shallowEqual, useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { titleOf } from '#domain/addresses.ts'
import type { adminAreaMachine } from '#machines/app/adminArea.machine.ts'
import { selectAdminArea } from '#machines/app/adminArea.select.ts'
import type { themeMachine } from '#machines/app/theme.machine.ts'
import { AdminFrame } from '#pages/admin/AdminFrame.tsx'
import { DashboardPage } from '#pages/admin/DashboardPage.tsx'
import { DashboardSkeleton } from '#pages/admin/DashboardSkeleton.tsx'
import { SessionProblem } from '#pages/admin/SessionProblem.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

interface AdminPageProps {
  actor: ActorRefFrom<typeof adminAreaMachine>
  theme: ActorRefFrom<typeof themeMachine> | undefined
}

/** The admin area (§2): the frame with the navigation, and in it the page that the address names. */
export function AdminPage({ actor, theme }: AdminPageProps) {
  const { dashboard, session, ...frame } = useSelector(actor, selectAdminArea, shallowEqual)
  return (
    <AdminFrame {...frame} theme={theme} onSignOut={() => actor.send({ type: 'signOut.requested' })}>
      {session && <SessionProblem actor={session} />}
      {dashboard && <DashboardPage actor={dashboard} />}
      {!dashboard && frame.profile && <EmptyState title={titleOf(frame.route)}>This page is not available yet.</EmptyState>}
      {!frame.profile && <DashboardSkeleton />}
    </AdminFrame>
  )
}
