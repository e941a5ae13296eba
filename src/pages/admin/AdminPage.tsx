import { shallowEqual, useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import type { ActorRefFrom } from 'xstate'
import { titleOf } from '#domain/addresses.ts'
import type { adminAreaMachine } from '#machines/app/adminArea.machine.ts'
import { selectAdminArea } from '#machines/app/adminArea.select.ts'
import type { themeMachine } from '#machines/app/theme.machine.ts'
import type { itemsMachine } from '#machines/items/items.machine.ts'
import type { usersMachine } from '#machines/users/users.machine.ts'
import { AdminFrame } from '#pages/admin/AdminFrame.tsx'
import { DashboardPage } from '#pages/admin/DashboardPage.tsx'
import { DashboardSkeleton } from '#pages/admin/DashboardSkeleton.tsx'
import { SessionProblem } from '#pages/admin/SessionProblem.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Opening } from '#ui/Opening.tsx'

/** Pages of the area whose code is fetched when they are opened. */
export interface LatePages {
  Users: ComponentType<{ actor: ActorRefFrom<typeof usersMachine>; images: string }>
  Items: ComponentType<{ actor: ActorRefFrom<typeof itemsMachine>; images: string }>
}

interface AdminPageProps {
  pages: LatePages
  /** Absolute address of the image host. */
  images: string
  actor: ActorRefFrom<typeof adminAreaMachine>
  theme: ActorRefFrom<typeof themeMachine> | undefined
}

/** The admin area (§2): the frame with the navigation, and in it the page that the address names. */
export function AdminPage({ actor, pages, images, theme }: AdminPageProps) {
  const { dashboard, users, items, isFetching, session, ...frame } = useSelector(actor, selectAdminArea, shallowEqual)
  return (
    <AdminFrame {...frame} theme={theme} onSignOut={() => actor.send({ type: 'signOut.requested' })}>
      {session && <SessionProblem actor={session} />}
      {dashboard && <DashboardPage actor={dashboard} />}
      {users && <pages.Users actor={users} images={images} />}
      {items && <pages.Items actor={items} images={images} />}
      {isFetching && <Opening />}
      {!dashboard && !users && !items && !isFetching && frame.profile && <EmptyState title={titleOf(frame.route)}>This page is not available yet.</EmptyState>}
      {!frame.profile && <DashboardSkeleton />}
    </AdminFrame>
  )
}
