import { expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import type { SavedView, ViewChange, ViewResult } from '#domain/lists/savedViews.ts'
import { defaultUsersView } from '#machines/lists/lists.testData.ts'
import { savedViewsMachine } from '#machines/lists/savedViews.machine.ts'
import { selectAreSavedViewsOpen, selectSavedViewsDialog } from '#machines/lists/savedViews.selectors.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const newest: SavedView = { name: 'Newest', kind: 'users', search: '' }
const request = { type: 'savedViews.requested', kind: 'users', view: { ...defaultUsersView, page: 4 } } as const

const open = async () => {
  const storeChange = deferredActor<ViewResult, { personId: string; change: ViewChange }>()
  const readViews = deferredActor<readonly SavedView[], { personId: string }>()
  const actor = createActor(
    savedViewsMachine.provide({
      actors: {
        storeChange: storeChange.logic,
        readViews: readViews.logic,
        subscribeToViews: fromCallback(() => undefined),
      },
    }),
    { input: { personId: 'u-1', request: null } },
  ).start()
  const emitted = recordEffects(actor)
  await readViews.answer([newest])
  actor.send(request)
  return {
    actor,
    emitted,
    storeChange,
    dialog: () => selectSavedViewsDialog(actor.getSnapshot()),
    isOpen: () => selectAreSavedViewsOpen(actor.getSnapshot()),
  }
}

test('a saved view / is stored without its page, and the dialog closes with a message', async () => {
  const { actor, emitted, storeChange, isOpen } = await open()
  actor.send({ type: 'name.submitted', name: 'All' })
  const view = { name: 'All', kind: 'users', search: '' } as const
  expect(storeChange.inputs).toEqual([{ personId: 'u-1', change: { type: 'save', view } }])
  await storeChange.answer({ views: [newest, view] })
  expect([isOpen(), emitted]).toEqual([
    false,
    [{ type: 'toast', tone: 'success', text: "The view 'All' is saved in the navigation" }],
  ])
})

test('a refused rename / the form stays with the reason', async () => {
  const { actor, storeChange, dialog } = await open()
  actor.send({ type: 'rename.requested', name: 'Newest' })
  actor.send({ type: 'name.submitted', name: 'All' })
  expect(dialog().renaming).toBe('Newest')
  await storeChange.answer({ problem: 'It is taken.' })
  expect(dialog()).toEqual({ views: [newest], renaming: 'Newest', deleting: null, problem: 'It is taken.' })
})

test('a view that another tab deletes during its rename / the dialog says so', async () => {
  const { actor, dialog } = await open()
  actor.send({ type: 'rename.requested', name: 'Newest' })
  actor.send({ type: 'views.changed', views: [] })
  expect(dialog()).toEqual({
    views: [],
    renaming: null,
    deleting: null,
    problem: 'This view was deleted in another tab.',
  })
})

test('a view that another tab adds during a rename / is listed, and the form stays', async () => {
  const { actor, dialog } = await open()
  const other = { ...newest, name: 'Other' }
  actor.send({ type: 'rename.requested', name: 'Newest' })
  actor.send({ type: 'views.changed', views: [newest, other] })
  expect(dialog()).toEqual({ views: [newest, other], renaming: 'Newest', deleting: null, problem: null })
})

test.each([
  ['open', []],
  ['renaming a view', [{ type: 'rename.requested', name: 'Newest' }]],
  ['asking whether to delete a view', [{ type: 'delete.requested', name: 'Newest' }]],
] as const)('a dialog that is %s / closes when Back opens another page', async (_, events) => {
  const { actor, isOpen } = await open()
  for (const event of events) actor.send(event)
  expect(isOpen()).toBe(true)
  actor.send({ type: 'url.changed' })
  expect(isOpen()).toBe(false)
})
