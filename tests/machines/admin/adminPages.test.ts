import { describe, expect, test } from 'vitest'
import { createActor, type EventObject, fromCallback } from 'xstate'
import { defaultTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import { type Route, type RouteName, routes } from '#domain/routes/routes.ts'
import { adminPagesMachine } from '#machines/admin/adminPages.machine.ts'
import { selectAdminPages } from '#machines/admin/adminPages.selectors.ts'
import type { PagesInput } from '#machines/session/area.machine.ts'
import { admin } from '#machines/testData.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'

const urlOf = (route: Route) => ({ route, view: null, timeFrames: defaultTimeFrames })

const start = (route: Route = 'dashboard') => {
  const loadPageCode = deferredActor<void, { route: Route }>()
  const profileRequests: EventObject[] = []
  const page = <T>(): T => deferredActor<unknown, never>().logic as T
  type Actors = NonNullable<Parameters<typeof adminPagesMachine.provide>[0]['actors']>
  const actors: Actors = {
    loadPageCode: loadPageCode.logic,
    subscribeToProfile: fromCallback(({ receive }) => receive((message) => profileRequests.push(message))),
    dashboard: page(),
    users: page(),
    items: page(),
    marketers: page(),
    settings: page(),
    reports: page(),
  }
  const input: PagesInput = { profile: admin, sidebar: 'open', url: urlOf(route) }
  const actor = createActor(adminPagesMachine.provide({ actors }), { input }).start()
  return {
    actor,
    loadPageCode,
    open: (next: Route) => actor.send({ type: 'url.changed', url: urlOf(next) }),
    profileRequests,
    output: () => actor.getSnapshot().output,
    state: () => actor.getSnapshot().value,
    view: () => selectAdminPages(actor.getSnapshot()),
  }
}

const adminRoutes = (Object.keys(routes) as RouteName[]).filter((route) => routes[route].area === 'admin')

describe('the route', () => {
  test.each(adminRoutes)('%s has a page', async (route) => {
    const { loadPageCode, output, state } = start(route)
    if (state() === 'loadingPage') await loadPageCode.answer()
    expect([output(), state()]).not.toContain('broken')
    expect(output()).toBeUndefined()
  })

  test.each(['feedbacks', 'reports'] as const)('%s opens the reports', async (route) => {
    const { loadPageCode, state } = start(route)
    await loadPageCode.answer()
    expect(state()).toBe('reports')
  })

  test('without a page ends the pages as broken', async () => {
    const { loadPageCode, output } = start('notFound')
    await loadPageCode.answer()
    expect(output()).toEqual({ kind: 'broken' })
  })
})

describe('another URL', () => {
  test('opens another page and keeps the sidebar', async () => {
    const { loadPageCode, open, view } = start()
    await loadPageCode.answer()
    const { sidebar } = view()
    open('reviews')
    expect([view().sidebar === sidebar, view().dashboard, view().isReviewsOpen]).toEqual([true, undefined, true])
  })

  test('with the same route keeps the page', async () => {
    const { loadPageCode, open, view } = start()
    await loadPageCode.answer()
    const { dashboard } = view()
    expect(dashboard).toBeDefined()
    open('dashboard')
    expect(view().dashboard).toBe(dashboard)
  })

  test('opens while the code of a page could not be loaded', async () => {
    const { loadPageCode, open, view } = start('users')
    await loadPageCode.fail(new Error('Failed to fetch'))
    expect(view().hasPageLoadFailed).toBe(true)
    open('dashboard')
    await loadPageCode.answer()
    expect([view().hasPageLoadFailed, view().dashboard === undefined]).toEqual([false, false])
  })
})

describe('a request to sign out', () => {
  test('ends the pages', () => {
    const { actor, output } = start()
    actor.send({ type: 'signOut.requested' })
    expect(output()).toEqual({ kind: 'signOutRequested' })
  })

  test('waits for the settings page', async () => {
    const { actor, loadPageCode, output, state } = start('settings')
    await loadPageCode.answer()
    actor.send({ type: 'signOut.requested' })
    expect([state(), output()]).toEqual(['settings', undefined])
  })
})

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
