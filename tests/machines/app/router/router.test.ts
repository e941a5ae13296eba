import { describe, expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { defaultTimeFrames, serializeTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import { listKinds } from '#domain/lists/kinds.ts'
import { defaultView } from '#domain/lists/view.ts'
import { routerMachine } from '#machines/app/router/router.machine.ts'
import { selectPath } from '#machines/app/router/router.selectors.ts'
import type { BrowserCommand, RouterInput } from '#machines/app/router/router.navigation.ts'
import type { UrlChanged } from '#machines/messages.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const usersView = defaultView(listKinds.users)

const start = (input: Partial<RouterInput> = {}) => {
  const commands: BrowserCommand[] = []
  const browser = fromCallback<BrowserCommand>(({ receive }) => receive((command) => void commands.push(command)))
  const router = createActor(routerMachine.provide({ actors: { browser } }), {
    input: { url: '/admin/users', state: null, canGoBack: false, storedTimeFrames: null, ...input },
  })
  const effects = recordEffects(router)
  router.start()
  const reports = () => effects.filter((effect) => (effect as { receiver?: string }).receiver === 'app') as UrlChanged[]
  return {
    effects,
    reports,
    reportedRoutes: () => reports().map(({ route }) => route),
    router,
    writes: () =>
      commands.flatMap((command) =>
        command.type === 'address.write' ? [[command.address.url, command.replace ? 'replace' : 'push']] : [],
      ),
  }
}

const showUsers = (view: typeof usersView) => ({ type: 'view.shown' as const, kind: 'users' as const, view })
const goTo = (url: string, state: unknown = null) => ({
  type: 'address.changed' as const,
  url,
  state,
  canGoBack: true,
})

describe('at the start', () => {
  test('the dashboard gets the stored time frames, and the address contains them', () => {
    const stored = serializeTimeFrames({ ...defaultTimeFrames, userOverview: 'Lifetime' })
    const { reports, writes } = start({ url: '/admin', storedTimeFrames: stored })
    expect(writes()).toEqual([['/admin?users=lifetime', 'replace']])
    expect(reports()[0]?.timeFrames?.userOverview).toBe('Lifetime')
  })
})

describe('a link', () => {
  test('between sign-in pages keeps the return URL', () => {
    const { router } = start({ url: '/sign-in', state: { returnUrl: '/admin/users?page=2' } })
    router.send({ type: 'link.followed', url: '/sign-up' })
    expect(router.getSnapshot().context.entry).toEqual({ returnUrl: '/admin/users?page=2' })
  })
})

describe('the way back after the sign-in', () => {
  test('is stored in the history entry and opened', () => {
    const { router, writes } = start({ url: '/admin/users?page=2' })
    router.send({ type: 'page.requested', to: 'signIn', replace: true, returnUrl: 'save' })
    router.send({ type: 'page.requested', to: 'verify', replace: false, email: 'ada@rewoven.com', origin: 'signIn' })
    router.send({ type: 'page.requested', to: 'dashboard', replace: true, returnUrl: 'restore' })
    expect(writes()).toEqual([
      ['/sign-in', 'replace'],
      ['/verify', 'push'],
      ['/admin/users?page=2', 'replace'],
    ])
  })

  test('leads to the first page if the stored URL is foreign', () => {
    const { router, writes } = start({ url: '/sign-in', state: { returnUrl: '//evil.example' } })
    router.send({ type: 'page.requested', to: 'dashboard', replace: true, returnUrl: 'restore' })
    expect(writes()).toEqual([['/admin', 'replace']])
  })
})

describe('the view of a list', () => {
  test('is written at once and not reported', () => {
    const { reportedRoutes, router, writes } = start()
    router.send(showUsers({ ...usersView, tab: 'active' }))
    router.send(showUsers({ ...usersView, tab: 'active' }))
    expect([writes(), reportedRoutes()]).toEqual([[['/admin/users?tab=active', 'push']], ['users']])
  })

  test('is one history entry while the person types', () => {
    const { router, writes } = start()
    for (const term of ['ada', 'adaeze']) router.send(showUsers({ ...usersView, term }))
    expect(writes()).toEqual([
      ['/admin/users?q=ada', 'push'],
      ['/admin/users?q=adaeze', 'replace'],
    ])
  })
})

describe('the time frame of a card', () => {
  test('is a history entry, and is stored for the next visit', () => {
    const { effects, router, writes } = start({ url: '/admin' })
    router.send({ type: 'timeFrame.shown', section: 'userOverview', timeFrame: 'Lifetime' })
    expect(writes()).toEqual([['/admin?users=lifetime', 'push']])
    expect(effects.at(-1)).toEqual({
      type: 'savePreference',
      key: 'timeFrames',
      value: { ...defaultTimeFrames, userOverview: 'Lifetime' },
    })
    router.send({ type: 'link.followed', url: '/admin/users' })
    router.send({ type: 'link.followed', url: '/admin' })
    expect(writes().at(-1)).toEqual(['/admin?users=lifetime', 'push'])
  })
})

test('a time frame of the page / replaces those of the cards in the URL', () => {
  const { router, writes } = start({ url: '/admin?users=lifetime' })
  router.send({ type: 'timeFrame.shown', section: 'all', timeFrame: '2026-10-05..2026-10-09' })
  expect(writes()).toEqual([['/admin?period=2026-10-05..2026-10-09', 'push']])
})

test('the filter of the referees / is a history entry, on the open path of the area', () => {
  const { reports, router, writes } = start({ url: '/amb/dashboard' })
  const filter = { period: 'week', isUnlisted: true, isSuspended: false } as const
  router.send({ type: 'refereeFilter.shown', filter })
  expect(writes()).toEqual([['/amb/dashboard?show=this-week,not-listed', 'push']])
  router.send(goTo('/amb/dashboard?show=this-week,not-listed,unknown'))
  expect(reports().at(-1)?.refereeFilter).toEqual(filter)
  router.send({ type: 'link.followed', url: '/admin' })
  router.send({ type: 'refereeFilter.shown', filter })
  expect(writes()).toHaveLength(2)
})

test('the path of a known route has one spelling', () => {
  expect(selectPath(start({ url: '/admin/users/?page=2' }).router.getSnapshot())).toBe('/admin/users')
  expect(selectPath(start({ url: '/no/such/page?x' }).router.getSnapshot())).toBe('/no/such/page')
})
