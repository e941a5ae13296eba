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

const plain: PageCode = { hasChart: true, decidesSignOut: false }
const deciding: PageCode = { hasChart: true, decidesSignOut: true }

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

describe('a page', () => {
  test('opens when its code is loaded', async () => {
    const { inputs, loadPageCode, view } = start()
    expect([view().isLoading, view().page, loadPageCode.inputs]).toEqual([true, null, [{ route: 'dashboard' }]])
    await loadPageCode.answer(plain)
    expect([view().isLoading, view().page]).toEqual([false, 'dashboard'])
    expect(inputs).toEqual([{ profile: admin, url: urlOf('dashboard') }])
  })

  test('without a chart opens too', async () => {
    const { inputs, loadPageCode, view } = start('reviews')
    await loadPageCode.answer({ hasChart: false, decidesSignOut: false })
    expect([view().page, view().pageChart, inputs]).toEqual(['reviews', undefined, []])
  })

  test('whose code could not be loaded loads it again on Retry', async () => {
    const { actor, loadPageCode, view } = start()
    await loadPageCode.fail(new Error('Failed to fetch'))
    expect([view().hasFailed, view().page]).toEqual([true, null])
    actor.send({ type: 'retry.requested' })
    await loadPageCode.answer(plain)
    expect([view().hasFailed, view().page]).toEqual([false, 'dashboard'])
  })
})

describe('another URL', () => {
  test('opens another page', async () => {
    const { loadPageCode, open, view } = start()
    await loadPageCode.answer(plain)
    open('users')
    expect([view().isLoading, view().page]).toEqual([true, null])
    await loadPageCode.answer(plain)
    expect(view().page).toBe('users')
  })

  test('opens another page after code that could not be loaded', async () => {
    const { loadPageCode, open, view } = start('users')
    await loadPageCode.fail(new Error('Failed to fetch'))
    open('dashboard')
    await loadPageCode.answer(plain)
    expect([view().hasFailed, view().page]).toEqual([false, 'dashboard'])
  })

  test('of the same page sends the time frames', async () => {
    const { loadPageCode, messages, open, view } = start()
    await loadPageCode.answer(plain)
    const { pageChart } = view()
    open('dashboard')
    expect(view().pageChart).toBe(pageChart)
    expect(messages).toEqual([{ type: 'timeFrames.changed', timeFrames: defaultTimeFrames }])
  })

  test('of the same list sends its view', async () => {
    const { actor, loadPageCode, messages } = start('users')
    await loadPageCode.answer(plain)
    const listView = { ...defaultView(listKinds.users), term: 'ada' }
    actor.send({ type: 'url.changed', url: { ...urlOf('users'), view: listView } })
    expect(messages).toEqual([{ type: 'view.changed', view: listView }])
  })
})

describe('a request to sign out', () => {
  test('ends the page', async () => {
    const { actor, loadPageCode, output } = start()
    await loadPageCode.answer(plain)
    actor.send({ type: 'signOut.requested' })
    expect(output()).toEqual({ kind: 'signOutRequested' })
  })

  test('does not wait for code that is loading', () => {
    const { actor, output } = start()
    actor.send({ type: 'signOut.requested' })
    expect(output()).toEqual({ kind: 'signOutRequested' })
  })

  test('waits for a page that can have unsaved changes', async () => {
    const { actor, loadPageCode, messages, output } = start('settings')
    await loadPageCode.answer(deciding)
    actor.send({ type: 'signOut.requested' })
    expect([messages, output()]).toEqual([[{ type: 'signOut.requested' }], undefined])
  })
})

describe('a saved profile', () => {
  const profile = { ...admin, name: 'Ada Eze' }
  const details = { name: 'Ada Eze', email: admin.email, picture: null }

  test('of another tab reaches the page', async () => {
    const { actor, loadPageCode, messages } = start('settings')
    await loadPageCode.answer(deciding)
    actor.send({ type: 'profile.changed', profile, details })
    expect(messages).toEqual([{ type: 'profile.changed', profile, details }])
  })

  test('of this tab is what the next page starts with', async () => {
    const { actor, inputs, loadPageCode, messages, open } = start('settings')
    await loadPageCode.answer(deciding)
    actor.send({ type: 'profile.changed', profile })
    open('dashboard')
    await loadPageCode.answer(plain)
    expect([messages, inputs.at(-1)?.profile]).toEqual([[], profile])
  })
})

describe('a change of a record, chosen in the palette', () => {
  const action = { route: 'users', event: { type: 'change.requested', change: 'suspend', users: [] } } as const

  test('on its page / goes to the page at once', async () => {
    const { actor, loadPageCode, messages } = start('users')
    const emitted = recordEffects(actor)
    await loadPageCode.answer(plain)
    actor.send({ type: 'pageAction.requested', action })
    expect([messages, emitted]).toEqual([[action.event], []])
  })

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

  test('if another page opens instead / is dropped', async () => {
    const { actor, loadPageCode, messages, open } = start('dashboard')
    await loadPageCode.answer(plain)
    actor.send({ type: 'pageAction.requested', action })
    open('marketers')
    await loadPageCode.answer(plain)
    open('users')
    await loadPageCode.answer(plain)
    expect(messages).toEqual([])
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

  test('if it is another page / stops the pages with its error', async () => {
    const { actor, loadPageCode, view } = start('settings')
    await loadPageCode.answer(deciding)
    view().pageChart?.send({ type: 'crash' })
    const { status, error } = actor.getSnapshot()
    expect([status, error]).toEqual(['error', new Error('unexpected')])
  })
})
