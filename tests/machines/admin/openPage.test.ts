import { describe, expect, test } from 'vitest'
import { createActor, type EventObject, fromCallback } from 'xstate'
import { defaultTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import { listKinds } from '#domain/lists/kinds.ts'
import { defaultView } from '#domain/lists/view.ts'
import type { Route } from '#domain/routes/routes.ts'
import { adminPagesMachine } from '#machines/admin/adminPages.machine.ts'
import { selectOpenAdminPage } from '#machines/admin/adminPages.selectors.ts'
import type { OpenPageInput, PageCode } from '#machines/session/openPage.ts'
import { admin } from '#machines/testData.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const urlOf = (route: Route) => ({ route, view: null, timeFrames: defaultTimeFrames })

const plain: PageCode = { hasChart: true }

const start = (route: Route = 'dashboard') => {
  const loadPageCode = deferredActor<PageCode, { route: Route }>()
  const inputs: OpenPageInput[] = []
  const messages: EventObject[] = []
  const actors = {
    loadPageCode: loadPageCode.logic,
    pageChart: fromCallback<EventObject, OpenPageInput>(({ input, receive }) => {
      inputs.push(input)
      receive((message) => {
        if (message.type === 'crash') throw new Error('unexpected')
        messages.push(message)
      })
    }),
  } as Parameters<typeof adminPagesMachine.provide>[0]['actors'] & object
  const actor = createActor(adminPagesMachine.provide({ actors }), {
    input: { profile: admin, sidebar: 'open', url: urlOf(route) },
  })
  actor.subscribe({ error: () => undefined })
  actor.start()
  return {
    actor,
    inputs,
    loadPageCode,
    messages,
    open: (next: Route) => actor.send({ type: 'url.changed', url: urlOf(next) }),
    output: () => actor.getSnapshot().output,
    view: () => selectOpenAdminPage(actor.getSnapshot()),
  }
}

describe('a change of a record, chosen in the palette', () => {
  const action = { route: 'users', event: { type: 'change.requested', change: 'suspend', users: [] } } as const

  test('on another page / opens its page, which receives it once', async () => {
    const { actor, loadPageCode, messages, open } = start('dashboard')
    const emitted = recordEffects(actor)
    await loadPageCode.answer(plain)
    actor.send({ type: 'pageAction.requested', action })
    expect([messages, emitted]).toEqual([
      [],
      [{ type: 'page.requested', to: 'users', replace: false, receiver: 'router' }],
    ])
    open('users')
    await loadPageCode.answer(plain)
    expect(messages).toEqual([action.event])
    open('dashboard')
    await loadPageCode.answer(plain)
    open('users')
    await loadPageCode.answer(plain)
    expect(messages).toEqual([action.event])
  })
})

describe('a page that stops with an unexpected error', () => {
  const listView = { ...defaultView(listKinds.users), term: 'ada' }

  test('if it is a list page / says so, and opens on Retry with what the URL says then', async () => {
    const { actor, inputs, loadPageCode, view } = start('users')
    const emitted = recordEffects(actor)
    actor.send({ type: 'url.changed', url: { ...urlOf('users'), view: defaultView(listKinds.users) } })
    await loadPageCode.answer(plain)
    view().pageChart?.send({ type: 'crash' })
    expect([view().hasStopped, view().page, view().pageChart]).toEqual([true, null, undefined])
    actor.send({ type: 'retry.requested' })
    expect(emitted).toEqual([{ type: 'urlReport.requested', receiver: 'router' }])
    actor.send({ type: 'url.changed', url: { ...urlOf('users'), view: listView } })
    await loadPageCode.answer(plain)
    expect([view().page, inputs.at(-1)?.url.view]).toEqual(['users', listView])
  })

  test('if it is the dashboard / says so, and other pages can be opened', async () => {
    const { loadPageCode, open, view } = start('dashboard')
    await loadPageCode.answer(plain)
    view().pageChart?.send({ type: 'crash' })
    expect(view().hasStopped).toBe(true)
    open('users')
    await loadPageCode.answer(plain)
    expect([view().hasStopped, view().page]).toEqual([false, 'users'])
  })
})
