import type { ReactElement } from 'react'
import { createActor, fromCallback } from 'xstate'
import type { RouteName } from '#domain/routes/routes.ts'
import { defaultTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import { listKinds } from '#domain/lists/kinds.ts'
import { defaultView } from '#domain/lists/view.ts'
import { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts'
import { itemsMachine } from '#machines/items/items.machine.ts'
import { listPageMachine } from '#machines/lists/listPage.machine.ts'
import { usersMachine } from '#machines/users/users.machine.ts'
import { DashboardPage } from '#pages/admin/dashboard/DashboardPage.tsx'
import { ItemsPage } from '#pages/admin/items/ItemsPage.tsx'
import { UsersPage } from '#pages/admin/users/UsersPage.tsx'

/** Charts whose calls get no answer: their pages stay in the loading state. */
const noReports = fromCallback(() => undefined)
const listPage = listPageMachine.provide({ actors: { subscribeToTime: noReports } })
const dashboard = createActor(dashboardMachine.provide({ actors: { subscribeToDay: noReports } }), {
  input: { timeFrames: defaultTimeFrames },
})
const users = createActor(usersMachine.provide({ actors: { listPage } }), {
  input: { role: 'ADMIN', view: defaultView(listKinds.users) },
})
const items = createActor(itemsMachine.provide({ actors: { listPage } }), {
  input: { view: defaultView(listKinds.items) },
})

/**
 * `aria-hidden` is for browsers without `inert`. Styles hide `data-first-view` if the URL requests another view of the
 * list.
 */
const firstViewOf = (page: ReactElement) => (
  <div data-first-view="" aria-hidden="true">
    {page}
  </div>
)

/** The admin pages that are prerendered in their loading state. The other ones get a skeleton. */
export const prerenderedFramePages: Partial<Record<RouteName, () => ReactElement>> = {
  dashboard: () => (
    <div aria-hidden="true">
      <DashboardPage actor={dashboard.start()} />
    </div>
  ),
  users: () => firstViewOf(<UsersPage actor={users.start()} images="" />),
  allItems: () => firstViewOf(<ItemsPage actor={items.start()} images="" />),
}
