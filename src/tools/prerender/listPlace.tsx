import type { ReactElement } from 'react'
import { createActor } from 'xstate'
import { listKinds } from '#domain/lists/kinds.ts'
import { firstView } from '#domain/lists/view.ts'
import { itemsMachine } from '#machines/items/items.machine.ts'
import { usersMachine } from '#machines/users/users.machine.ts'
// oxlint-disable-next-line no-restricted-imports -- its loading page stands in the frame
import { ItemsPage, UsersPage } from '#pages/admin/lists/ListPages.tsx'

/** Charts without services: nothing comes of what they ask for, so their pages stay as they are while they load. */
const users = createActor(usersMachine, { input: { view: firstView(listKinds.users) } })
const items = createActor(itemsMachine, { input: { view: firstView(listKinds.items) } })

/** Browsers that do not know `inert` would read it out. */
const place = (page: ReactElement) => (
  <div data-first-view="" aria-hidden="true">
    {page}
  </div>
)

/** The pages of lists before their first rows are there, as their plain addresses show them. */
export const listPlaces = {
  users: () => place(<UsersPage actor={users.start()} images="" />),
  allItems: () => place(<ItemsPage actor={items.start()} images="" />),
}
