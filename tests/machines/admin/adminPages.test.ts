import { describe, expect, test } from 'vitest'
import { createActor, type EventObject, fromCallback } from 'xstate'
import { defaultTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import type { Route } from '#domain/routes/routes.ts'
import { adminPagesMachine } from '#machines/admin/adminPages.machine.ts'
import { selectAdminPages } from '#machines/admin/adminPages.selectors.ts'
import type { PagesInput, PagesOutput } from '#machines/session/area.machine.ts'
import type { openPageMachine, OpenPageInput } from '#machines/session/openPage.machine.ts'
import type { savedViewsMachine } from '#machines/lists/savedViews.machine.ts'
import { defaultUsersView } from '#machines/lists/lists.testData.ts'
import { admin } from '#machines/testData.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const urlOf = (route: Route) => ({ route, view: null, timeFrames: defaultTimeFrames })

const start = () => {
  const openPage = deferredActor<PagesOutput, OpenPageInput>()
  const loadSavedViews = deferredActor<void, { isRequested: boolean }>()
  const savedViewsInputs: unknown[] = []
  const profileRequests: EventObject[] = []
  const actors: NonNullable<Parameters<typeof adminPagesMachine.provide>[0]['actors']> = {
    openPage: openPage.logic as unknown as typeof openPageMachine,
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
    openPage,
    profileRequests,
    output: () => actor.getSnapshot().output,
    view: () => selectAdminPages(actor.getSnapshot()),
  }
}

/** The pages with a page that records what it hears. */
const startWithRecorder = () => {
  const messages: EventObject[] = []
  const openPage = fromCallback(({ receive }) => receive((message) => messages.push(message)))
  const input: PagesInput = { profile: admin, sidebar: 'open', url: urlOf('dashboard') }
  const actors = { openPage: openPage as unknown as typeof openPageMachine }
  return { messages, actor: createActor(adminPagesMachine.provide({ actors }), { input }).start() }
}

test('the open page starts with the profile and the URL', () => {
  const { openPage } = start()
  expect(openPage.inputs).toEqual([{ profile: admin, url: urlOf('dashboard') }])
})

test('the open page hears of another URL and of a request to sign out', () => {
  const { actor, messages } = startWithRecorder()
  actor.send({ type: 'url.changed', url: urlOf('users') })
  actor.send({ type: 'signOut.requested' })
  expect(messages).toEqual([{ type: 'url.changed', url: urlOf('users') }, { type: 'signOut.requested' }])
})

describe('the end of the open page', () => {
  test.each(['signOutRequested', 'accountDeleted', 'broken'] as const)(
    'as %s is the end of the pages',
    async (kind) => {
      const { openPage, output } = start()
      await openPage.answer({ kind })
      expect(output()).toEqual({ kind })
    },
  )

  test('by an error ends the pages as broken', async () => {
    const { openPage, output } = start()
    await openPage.fail(new Error('it threw'))
    expect(output()).toEqual({ kind: 'broken' })
  })
})

test('a saved profile is read again', () => {
  const { actor, profileRequests } = start()
  actor.send({ type: 'profile.saved' })
  expect(profileRequests).toEqual([{ type: 'profile.saved' }])
})

test('a profile that was read again changes the header and reaches the open page', () => {
  const { actor, messages } = startWithRecorder()
  const profile = { ...admin, name: 'Ada Eze' }
  actor.send({ type: 'profile.changed', profile })
  expect(selectAdminPages(actor.getSnapshot()).profile).toEqual(profile)
  expect(messages).toEqual([{ type: 'profile.changed', profile }])
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
