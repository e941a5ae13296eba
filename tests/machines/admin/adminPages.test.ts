import { expect, test } from 'vitest'
import { createActor, type EventObject, fromCallback } from 'xstate'
import { defaultTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import type { Route } from '#domain/routes/routes.ts'
import { adminPagesMachine } from '#machines/admin/adminPages.machine.ts'
import { selectAdminPages } from '#machines/admin/adminPages.selectors.ts'
import type { PagesInput } from '#machines/session/area.machine.ts'
import type { PageCode } from '#machines/session/openPage.ts'
import type { savedViewsMachine } from '#machines/lists/savedViews.machine.ts'
import { admin } from '#machines/testData.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const urlOf = (route: Route) => ({ route, view: null, timeFrames: defaultTimeFrames })

const start = () => {
  const loadPageCode = deferredActor<PageCode, { route: Route }>()
  const pageChart = deferredActor<void>()
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

test('a profile that was read again changes the header', () => {
  const { actor, view } = start()
  const profile = { ...admin, name: 'Ada Eze' }
  actor.send({ type: 'profile.changed', profile })
  expect(view().profile).toEqual(profile)
})
