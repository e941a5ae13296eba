import { describe, expect, test } from 'vitest'
import { createActor, type EventObject, fromCallback } from 'xstate'
import { defaultTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import type { Route } from '#domain/routes/routes.ts'
import { adminPagesMachine } from '#machines/admin/adminPages.machine.ts'
import { selectAdminPages } from '#machines/admin/adminPages.selectors.ts'
import type { PagesInput } from '#machines/session/area.machine.ts'
import type { PageCode } from '#machines/session/openPage.ts'
import type { savedViewsMachine } from '#machines/lists/savedViews.machine.ts'
import { defaultUsersView } from '#machines/lists/lists.testData.ts'
import { admin } from '#machines/testData.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const urlOf = (route: Route) => ({ route, view: null, timeFrames: defaultTimeFrames })

const start = () => {
  const loadPageCode = deferredActor<PageCode, { route: Route }>()
  const pageChart = deferredActor<{ kind: 'signOut' | 'deleted' }>()
  const loadSavedViews = deferredActor<void, { isRequested: boolean }>()
  const savedViewsInputs: unknown[] = []
  const profileRequests: EventObject[] = []
  const actors: NonNullable<Parameters<typeof adminPagesMachine.provide>[0]['actors']> = {
    loadPageCode: loadPageCode.logic,
    pageChart: pageChart.logic as never,
    loadSavedViews: loadSavedViews.logic,
    savedViews: fromCallback(({ input }) => void savedViewsInputs.push(input)) as unknown as typeof savedViewsMachine,
    subscribeToProfile: fromCallback(({ receive }) => receive((message) => profileRequests.push(message))),
  }
  const input: PagesInput = { profile: admin, sidebar: 'open', url: urlOf('dashboard') }
  const actor = createActor(adminPagesMachine.provide({ actors }), { input }).start()
  return {
    actor,
    emitted: recordEffects(actor),
    loadSavedViews,
    savedViewsInputs,
    loadPageCode,
    pageChart,
    profileRequests,
    output: () => actor.getSnapshot().output,
    view: () => selectAdminPages(actor.getSnapshot()),
  }
}

describe('the end of the open page', () => {
  test.each([
    ['signOut', 'signOutRequested'],
    ['deleted', 'accountDeleted'],
  ] as const)('as %s is the end of the pages as %s', async (pageEnd, kind) => {
    const { loadPageCode, output, pageChart } = start()
    await loadPageCode.answer({ hasChart: true, decidesSignOut: true })
    await pageChart.answer({ kind: pageEnd })
    expect(output()).toEqual({ kind })
  })
})

test.each(['alerts', 'palette', 'prefetchedBatches', 'sidebar'] as const)(
  'an unexpected error of the %s stops the pages with it',
  (part) => {
    const error = new Error('unexpected')
    const throwing = fromCallback(() => {
      throw error
    })
    const input: PagesInput = { profile: admin, sidebar: 'open', url: urlOf('dashboard') }
    const actor = createActor(adminPagesMachine.provide({ actors: { [part]: throwing as never } }), { input })
    actor.subscribe({ error: () => undefined })
    expect(actor.start().getSnapshot()).toMatchObject({ status: 'error', error })
  },
)

test('a saved profile is read again', () => {
  const { actor, profileRequests } = start()
  actor.send({ type: 'profile.saved' })
  expect(profileRequests).toEqual([{ type: 'profile.saved' }])
})

test('a profile that was read again changes the header', () => {
  const { actor, view } = start()
  const profile = { ...admin, name: 'Ada Eze' }
  actor.send({ type: 'profile.changed', profile })
  expect(view().profile).toEqual(profile)
})

describe('saved views', () => {
  const request = { type: 'savedViews.requested', kind: 'users', view: defaultUsersView } as const

  test('that are asked for while their code loads load at once, and open', async () => {
    const { actor, loadSavedViews, savedViewsInputs } = start()
    actor.send(request)
    await loadSavedViews.answer(undefined)
    expect([loadSavedViews.inputs, savedViewsInputs]).toEqual([
      [{ isRequested: false }, { isRequested: true }],
      [{ personId: admin.id, request }],
    ])
  })

  test('that could not be loaded say so if the person asked, and the next page loads them again', async () => {
    const { actor, emitted, loadSavedViews, savedViewsInputs } = start()
    actor.send(request)
    await loadSavedViews.fail(new TypeError('Failed to fetch'))
    expect(emitted).toEqual([
      {
        type: 'toast',
        tone: 'error',
        text: 'Saved views could not be loaded. Check your connection and try again.',
      },
    ])
    actor.send({ type: 'url.changed', url: urlOf('users') })
    await loadSavedViews.answer(undefined)
    expect(savedViewsInputs).toEqual([{ personId: admin.id, request: null }])
  })
})
