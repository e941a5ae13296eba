import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { listKinds } from '#domain/lists/kinds.ts'
import { defaultView } from '#domain/lists/view.ts'
import { itemsMachine } from '#machines/items/items.machine.ts'
import { ItemsPage } from '#pages/admin/items/ItemsPage.tsx'
import { listPageOf } from '#tests/support/listPageOf.ts'
import { renderNode } from '#tests/support/renderNode.tsx'

const batch = { rows: [], cursor: null, unreadableCount: 0 }

test.each([
  ['a search', { term: 'zzz' }, ['Clear search']],
  ['filters', { filters: { deal: 'sale' } }, ['Clear filters', 'Clear filters']],
  ['both', { term: 'zzz', filters: { deal: 'sale' } }, ['Clear filters', 'Clear search', 'Clear filters']],
  ['neither', {}, null],
])('a list without a match of %s / offers to clear them', async (_, query, buttons) => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
  const machine = itemsMachine.provide({ actors: { listPage: listPageOf(batch as never) as never } })
  const view = { ...defaultView(listKinds.items), ...query }
  const actor = createActor(machine, { input: { view: view as never } }).start()
  await vi.waitFor(() => {
    const markup = renderNode(createElement(ItemsPage, { actor, images: 'https://images.example.com' }))
    expect(markup).toMatch(/No (results for|items match|items yet)/)
    expect(markup.match(/Clear (search|filters)/g)).toEqual(buttons)
  })
})
