import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Router } from 'wouter'
import { type AnyStateMachine, createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { accessPolicies } from '#domain/auth/access.ts'
import { defaultTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import { listKinds } from '#domain/lists/kinds.ts'
import { defaultView } from '#domain/lists/view.ts'
import { type Route, titleOf } from '#domain/routes/routes.ts'
import { adminPagesMachine } from '#machines/admin/adminPages.machine.ts'
import { dashboardMachine } from '#machines/dashboard/dashboard.machine.ts'
import { itemsMachine } from '#machines/items/items.machine.ts'
import { listPageMachine } from '#machines/lists/listPage.machine.ts'
import { marketersMachine } from '#machines/marketers/marketers.machine.ts'
import type { PageCode } from '#machines/session/openPage.ts'
import { areaMachine } from '#machines/session/area.machine.ts'
import { admin, brand } from '#machines/testData.ts'
import { usersMachine } from '#machines/users/users.machine.ts'
import { AdminPage } from '#pages/admin/AdminPage.tsx'
import { dayActor } from '#tests/support/day.ts'

const throwingLogic = fromCallback(() => {
  throw new Error('unexpected')
}) as never

const brokenListPage = listPageMachine.provide({ actors: { subscribeToTime: throwingLogic } }) as never
const view = (kind: keyof typeof listKinds) => defaultView(listKinds[kind])

/** The admin area with a page whose chart stops, as the texts of its content: first its heading. */
const renderContent = async (route: Route, page: AnyStateMachine, input: object) => {
  const pages = adminPagesMachine.provide({
    actors: {
      loadPageCode: fromPromise(async (): Promise<PageCode> => ({ hasChart: true })),
      pageChart: page as never,
    },
  })
  const session = fromPromise(async () => ({ kind: 'admitted', profile: admin, expiresAt: 1 }))
  const area = areaMachine.provide({
    actors: { session: session as never, lifetime: fromCallback(() => undefined) as never, pages },
  })
  const url = { route, view: null, timeFrames: defaultTimeFrames, ...input }
  const actor = createActor(area, { input: { brand, policy: accessPolicies.admin, sidebar: 'open', url } }).start()
  const { children } = await waitFor(actor, (snapshot) => snapshot.matches('signedIn'))
  await waitFor(children.pages as never, (snapshot: { matches: (value: object) => boolean }) =>
    snapshot.matches({ running: { page: 'broken' } }),
  )
  const props = { actor, theme: undefined, showPage: () => 'the page' }
  const markup = renderToStaticMarkup(
    createElement(
      Router as FunctionComponent<{ ssrPath: string }>,
      { ssrPath: '/admin' },
      createElement(AdminPage, props),
    ),
  )
  const main = /<main[^>]*>(.*)<\/main>/s.exec(markup)?.[1] ?? ''
  return main
    .replaceAll('&#x27;', "'")
    .split(/<[^>]*>/)
    .filter(Boolean)
}

describe('a page that stopped with an unexpected error', () => {
  test.each([
    ['the users page', 'users', usersMachine.provide({ actors: { listPage: throwingLogic } }), 'users'],
    ['the items page', 'allItems', itemsMachine.provide({ actors: { listPage: throwingLogic } }), 'items'],
    ['the lists of users', 'users', usersMachine.provide({ actors: { listPage: brokenListPage } }), 'users'],
    ['the lists of items', 'allItems', itemsMachine.provide({ actors: { listPage: brokenListPage } }), 'items'],
    ['the leaderboard', 'marketers', marketersMachine.provide({ actors: { leaderboard: throwingLogic } }), 'marketers'],
  ] as const)('%s / shows a notice with Retry', async (_, route, page, kind) => {
    expect(await renderContent(route, page, { view: view(kind) })).toEqual([
      titleOf(route),
      "This section couldn't load.",
      'Something went wrong. Try again, or open another page.',
      'Retry',
    ])
  })

  test('a card of the dashboard / shows a notice', async () => {
    const page = dashboardMachine.provide({
      actors: { section: throwingLogic, subscribeToDay: dayActor('2026-01-01') },
    })
    expect(await renderContent('dashboard', page, {})).toEqual([
      'Dashboard',
      'Something went wrong. Load the page again.',
    ])
  })
})
