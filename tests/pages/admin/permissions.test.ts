import { createElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { itemSchema } from '#domain/items/items.ts'
import { itemToRow } from '#domain/records/item.ts'
import { type ListKindName, listKinds } from '#domain/lists/kinds.ts'
import type { ListRow } from '#domain/lists/rows.ts'
import { defaultView } from '#domain/lists/view.ts'
import { marketerToRow } from '#domain/records/marketer.ts'
import { userToRow } from '#domain/records/user.ts'
import { itemsMachine } from '#machines/items/items.machine.ts'
import { userOf } from '#machines/lists/lists.testData.ts'
import { marketersMachine } from '#machines/marketers/marketers.machine.ts'
import { marketerOf } from '#machines/marketers/marketers.testData.ts'
import { sidePanelMachine } from '#machines/marketers/sidePanel.machine.ts'
import { usersMachine } from '#machines/users/users.machine.ts'
import { ItemsPage } from '#pages/admin/items/ItemsPage.tsx'
import { MarketerPanel } from '#pages/admin/marketers/MarketerPanel.tsx'
import { MarketersPage } from '#pages/admin/marketers/MarketersPage.tsx'
import { RoleContext } from '#pages/admin/permissions.ts'
import { UserDetails } from '#pages/admin/users/UserDetails.tsx'
import { UsersPage } from '#pages/admin/users/UsersPage.tsx'
import { listPageOf } from '#tests/support/listPageOf.ts'
import { renderNode } from '#tests/support/renderNode.tsx'

const listOf = (row: ListRow) => ({ actors: { listPage: listPageOf({ rows: [row], cursor: null }) as never } })

const inputOf = (kind: ListKindName) => ({ view: defaultView(listKinds[kind]) })

const images = ''

const pages = {
  users: (role: string) => {
    const machine = usersMachine.provide(listOf(userToRow(userOf({}))))
    const actor = createActor(machine, { input: { ...inputOf('users'), role } }).start()
    return createElement(UsersPage, { actor, images })
  },
  items: () => {
    const machine = itemsMachine.provide(listOf(itemToRow(itemSchema.parse({ id: 'ITM-1', itemName: 'Coat' }))))
    const actor = createActor(machine, { input: inputOf('items') }).start()
    return createElement(ItemsPage, { actor, images })
  },
  marketers: (role: string) => {
    const machine = marketersMachine.provide(listOf(marketerToRow(marketerOf(1))))
    const actor = createActor(machine, { input: { ...inputOf('marketers'), role } }).start()
    return createElement(MarketersPage, {
      actor,
      images,
      signInPage: { product: 'Rewoven', link: 'https://console.rewoven.com/amb/sign-in' },
    })
  },
}

/** The names of the buttons that change something, of all rows or of one. */
const changesIn = async (page: ReactNode): Promise<string[]> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  const markup = renderNode(page)
  expect(markup).toContain('data-row=')
  return ['Import', 'New Marketer', 'Actions for Ada Obi', 'Actions for Coat'].filter((name) => markup.includes(name))
}

test.each([
  ['users', 'ADMIN', ['Actions for Ada Obi']],
  ['users', 'MARKETER', []],
  ['items', 'ADMIN', ['Actions for Coat']],
  ['items', 'MARKETER', []],
  ['marketers', 'ADMIN', ['Import', 'New Marketer', 'Actions for Ada Obi']],
  // The menu of a row still offers to send the code.
  ['marketers', 'MARKETER', ['Actions for Ada Obi']],
] as const)('the page of %s / with the role %s / offers %j', async (kind, role, changes) => {
  expect(await changesIn(createElement(RoleContext, { value: role }, pages[kind](role)))).toEqual(changes)
})

const buttonsIn = (node: ReactNode): string[] =>
  [...renderNode(node).matchAll(/<button.*?<\/button>/g)].map(([button]) => button.replaceAll(/<[^>]*>/g, '').trim())

const change = () => undefined

test.each([
  ['may change them', change, ['Suspend']],
  ['may not', undefined, []],
])('the details of a user / for a person who %s / have the buttons', (_, onChange, buttons) => {
  expect(buttonsIn(createElement(UserDetails, { user: userOf({}), images, onChange }))).toEqual(buttons)
})

test.each([
  ['may change them', change, ['Send code', 'Edit', 'Delete']],
  ['may not', false as const, ['Send code']],
])('the panel of a marketer / for a person who %s / has the buttons', (_, onChange, buttons) => {
  const marketer = marketerOf(1)
  const actor = createActor(sidePanelMachine, { input: { marketerId: marketer.id, period: 'all', listed: false } })
  const props = { actor, marketer, images, onShare: change, onEdit: onChange, onDelete: onChange }
  expect(buttonsIn(createElement(MarketerPanel, props)).slice(0, buttons.length)).toEqual(buttons)
})
