import type { ReactElement } from 'react'
import { createActor } from 'xstate'
import type { RouteName } from '#domain/routes/routes.ts'
import { defaultTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import { listKinds } from '#domain/lists/kinds.ts'
import { defaultView } from '#domain/lists/view.ts'
import { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts'
import { itemsMachine } from '#machines/items/items.machine.ts'
import { usersMachine } from '#machines/users/users.machine.ts'
import { DashboardPage } from '#pages/admin/dashboard/DashboardPage.tsx'
import { ItemsPage, UsersPage } from '#pages/admin/lists/ListPages.tsx'

/** Charts without services: nothing comes of what they ask for, so their pages stay as they are while they load. */
const dashboard = createActor(dashboardMachine, { input: { timeFrames: defaultTimeFrames } })
const users = createActor(usersMachine, { input: { view: defaultView(listKinds.users) } })
const items = createActor(itemsMachine, { input: { view: defaultView(listKinds.items) } })

const nothing = () => null

/** Browsers that do not know `inert` would read it out. An address that asks for another view shows nothing of the first. */
const firstViewOf = (page: ReactElement) => (
  <div data-first-view="" aria-hidden="true">
    {page}
  </div>
)

/** The pages that stand in their frame themselves, as they are before their first figures or rows are there. */
export const prerenderedFramePages: Partial<Record<RouteName, () => ReactElement>> = {
  dashboard: () => (
    <div aria-hidden="true">
      <DashboardPage actor={dashboard.start()} Plot={nothing} />
    </div>
  ),
  users: () => firstViewOf(<UsersPage actor={users.start()} images="" />),
  allItems: () => firstViewOf(<ItemsPage actor={items.start()} images="" />),
}
