import { describe, expect, test } from 'vitest'
import { createActor, type EventObject, fromCallback } from 'xstate'
import { defaultTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import type { Route } from '#domain/routes/routes.ts'
import { adminPagesMachine } from '#machines/admin/adminPages.machine.ts'
import { selectAdminPages } from '#machines/admin/adminPages.selectors.ts'
import type { PagesInput, PagesOutput } from '#machines/session/area.machine.ts'
import type { openPageMachine, OpenPageInput } from '#machines/session/openPage.machine.ts'
import { admin } from '#machines/testData.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'

const urlOf = (route: Route) => ({ route, view: null, timeFrames: defaultTimeFrames })

const start = () => {
  const openPage = deferredActor<PagesOutput, OpenPageInput>()
  const profileRequests: EventObject[] = []
  const actors: NonNullable<Parameters<typeof adminPagesMachine.provide>[0]['actors']> = {
    openPage: openPage.logic as unknown as typeof openPageMachine,
    subscribeToProfile: fromCallback(({ receive }) => receive((message) => profileRequests.push(message))),
  }
  const input: PagesInput = { profile: admin, sidebar: 'open', url: urlOf('dashboard') }
  const actor = createActor(adminPagesMachine.provide({ actors }), { input }).start()
  return {
    actor,
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
  expect(openPage.inputs).toEqual([{ profile: admin, sidebar: 'open', url: urlOf('dashboard') }])
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
