import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { listKinds } from '#domain/lists/kinds.ts'
import { defaultView } from '#domain/lists/view.ts'
import { itemsMachine } from '#machines/items/items.machine.ts'
import { listPageMachine } from '#machines/lists/listPage.machine.ts'
import { usersMachine } from '#machines/users/users.machine.ts'
import { ItemsPage } from '#pages/admin/items/ItemsPage.tsx'
import { UsersPage } from '#pages/admin/users/UsersPage.tsx'

const throwingLogic = fromCallback(() => {
  throw new Error('unexpected')
}) as never

const brokenListPage = listPageMachine.provide({ actors: { selection: throwingLogic } })
const users = { input: { view: defaultView(listKinds.users), role: 'ADMIN' } }
const items = { input: { view: defaultView(listKinds.items) } }

const renderUsers = (listPage: never) => {
  const actor = createActor(usersMachine.provide({ actors: { listPage } }), users).start()
  return renderToStaticMarkup(createElement(UsersPage, { actor, images: '' }))
}

const renderItems = (listPage: never) => {
  const actor = createActor(itemsMachine.provide({ actors: { listPage } }), items).start()
  return renderToStaticMarkup(createElement(ItemsPage, { actor, images: '' }))
}

describe('a list page that stopped with an error', () => {
  test.each([
    ['the users page', renderUsers(throwingLogic)],
    ['the items page', renderItems(throwingLogic)],
    ['the lists of users', renderUsers(brokenListPage as never)],
    ['the lists of items', renderItems(brokenListPage as never)],
  ])('%s show a notice with Retry', (_, markup) => {
    const texts = markup.replaceAll('&#x27;', "'").split(/<[^>]*>/)
    expect(texts.filter(Boolean)).toEqual([
      "This section couldn't load.",
      'Something went wrong. Try again, or open another page.',
      'Retry',
    ])
  })
})
