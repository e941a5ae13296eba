import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { emptyCounts } from '#domain/dashboard/counts.ts'
import { emptyHistory } from '#domain/dashboard/history.ts'
import { listKinds, type ListKindName } from '#domain/lists/kinds.ts'
import type { Batch, BatchRequest } from '#domain/lists/paging.ts'
import { defaultTableLayout } from '#domain/lists/tableLayout.ts'
import { defaultView, type ListView } from '#domain/lists/view.ts'
import type { ListSummary } from '#domain/lists/summaries.ts'
import { userSchema, userToRow } from '#domain/people/users.ts'
import { listPageMachine } from '#machines/lists/listPage.machine.ts'
import type { ViewShown } from '#machines/lists/listPage.setup.ts'
import { listSummaryMachine, selectSummaryProblem } from '#machines/lists/listSummary.machine.ts'
import { selectFilters, selectListParts, selectSelectedIds, selectSummary } from '#machines/lists/listPage.selectors.ts'
import { selectExportRows } from '#machines/lists/pagedList.selectors.ts'
import { pagedListMachine } from '#machines/lists/pagedList.machine.ts'
import { tableLayoutMachine } from '#machines/lists/tableLayout.machine.ts'
import { dayActor } from '#tests/support/day.ts'
import { deferredActor } from '#tests/support/deferredActor.ts'
import { recordEffects } from '#tests/support/recordEffects.ts'

const usersView = defaultView(listKinds.users)
const userOf = (number: number, userStatus: string) =>
  userToRow(
    userSchema.parse({ id: `USR-${number}`, name: 'Ada', userStatus, createdAt: `2026-01-0${number}T00:00:00.000Z` }),
  )

const openPage = (kind: ListKindName = 'users', view: Partial<ListView> = {}) => {
  const requests: BatchRequest[] = []
  const fetchBatch = fromPromise<Batch, BatchRequest>(async ({ input }) => {
    requests.push(input)
    return {
      rows: input.source === 'inactiveUsers' ? [userOf(1, 'SUSPENDED')] : [userOf(3, 'ACTIVE'), userOf(2, 'ACTIVE')],
      cursor: null,
    }
  })
  const loadSummary = deferredActor<ListSummary, { kind: ListKindName }>()
  const clock = new SimulatedClock()
  const machine = listPageMachine.provide({
    actors: {
      subscribeToDay: dayActor('2026-03-10'),
      pagedList: pagedListMachine.provide({ actors: { fetchBatch } }),
      tableLayout: tableLayoutMachine.provide({
        actors: { readTableLayout: fromPromise(async () => defaultTableLayout) },
      }),
      listSummary: listSummaryMachine.provide({ actors: { loadSummary: loadSummary.logic } }),
    },
  })
  const reportedViews: ListView[] = []
  const parent = createActor(
    fromCallback<ViewShown>(({ receive }) => receive((event) => void reportedViews.push(event.view))),
  ).start()
  const actor = createActor(machine, {
    input: { kind: listKinds[kind], view: { ...defaultView(listKinds[kind]), ...view }, parent },
    clock,
  })
  const effects = recordEffects(actor)
  actor.start()
  const { summaryActor } = selectSummary(actor.getSnapshot())
  const summaryEffects = summaryActor ? recordEffects(summaryActor) : []
  const rowsIn = (tab: string) => {
    const list = (
      actor.getSnapshot().children as Record<
        string,
        { getSnapshot: () => { context: { rows: { id: string }[]; totalCount: number | null } } } | undefined
      >
    )[tab]
    return list?.getSnapshot().context
  }
  const shownViews = () =>
    effects.map((effect) => effect as { type: string; view: ListView }).filter(({ type }) => type === 'view.shown')
  return {
    actor,
    requests,
    loadSummary,
    clock,
    summaryEffects,
    rowsIn,
    shownViews,
    reportedViews,
    nextTick: () => new Promise((resolve) => setImmediate(resolve)),
  }
}

describe('an opened page', () => {
  test('loads the first batch of the open list, and those of the other lists of users when the page shows it', async () => {
    const { actor, nextTick, requests } = openPage()
    await nextTick()
    expect(requests.map(({ source }) => source)).toEqual(['allUsers'])
    actor.send({ type: 'list.shown' })
    expect(requests.map(({ source, limit }) => [source, limit])).toEqual([
      ['allUsers', 100],
      ['activeUsers', 100],
      ['inactiveUsers', 100],
    ])
  })

  test('reports each row that opens or closes to the page around it', () => {
    const { actor, reportedViews } = openPage()
    actor.send({ type: 'row.opened', id: 'USR-1', page: 1 })
    actor.send({ type: 'dialog.dismissed' })
    expect(reportedViews.map(({ openRowId }) => openRowId)).toEqual(['USR-1', null])
  })

  test('loads a list of items when its tab is chosen', () => {
    const { actor, requests } = openPage('items')
    expect(requests.map(({ source }) => source)).toEqual(['allItems'])
    actor.send({ type: 'tab.chosen', tab: 'sold' })
    expect(requests.map(({ source }) => source)).toEqual(['allItems', 'soldItems'])
  })

  test('keeps the list of a tab that is chosen again, without another call', () => {
    const { actor, requests } = openPage('items')
    const lists = ['all', 'sold', 'all', 'sold'].map((tab) => {
      actor.send({ type: 'tab.chosen', tab })
      return selectListParts(actor.getSnapshot()).list
    })
    expect(requests.map(({ source }) => source)).toEqual(['allItems', 'soldItems'])
    expect([lists[2] === lists[0], lists[3] === lists[1]]).toEqual([true, true])
  })

  test('sends the counts of the server to each list', async () => {
    const { actor, loadSummary, rowsIn } = openPage()
    await loadSummary.answer({
      totals: { ...emptyCounts, totalUserCount: 3, activeUserCount: 2, suspendedUserCount: 1 },
      recent: null,
      history: emptyHistory,
      today: '2026-01-01',
    })
    actor.send({ type: 'list.shown' })
    expect(['all', 'active', 'inactive'].map((tab) => rowsIn(tab)?.totalCount)).toEqual([3, 2, 1])
  })
})

describe('selected rows', () => {
  const openWithSelection = () => {
    const { actor } = openPage()
    actor.send({ type: 'rows.toggled', ids: ['USR-2', 'USR-3'] })
    return { actor, selectedIds: () => selectSelectedIds(actor.getSnapshot()) }
  }

  test('are no longer selected when another tab is chosen, nor after the return to their tab', () => {
    const { actor, selectedIds } = openWithSelection()
    actor.send({ type: 'tab.chosen', tab: 'active' })
    const inOtherTab = selectedIds()
    actor.send({ type: 'tab.chosen', tab: 'all' })
    expect({ inOtherTab, afterReturn: selectedIds() }).toEqual({ inOtherTab: [], afterReturn: [] })
  })

  test('are no longer selected when a URL opens another tab', () => {
    const { actor, selectedIds } = openWithSelection()
    actor.send({ type: 'view.changed', view: { ...usersView, tab: 'active' } })
    expect(selectedIds()).toEqual([])
  })

  test('stay selected when the page is turned', () => {
    const { actor, selectedIds } = openWithSelection()
    actor.send({ type: 'page.turned', page: 2 })
    expect(selectedIds()).toEqual(['USR-2', 'USR-3'])
  })
})

describe('the URL', () => {
  test('gets a chosen tab', () => {
    const { actor, shownViews } = openPage()
    actor.send({ type: 'tab.chosen', tab: 'active' })
    expect(shownViews()).toEqual([
      { type: 'view.shown', kind: 'users', view: { ...usersView, tab: 'active' }, receiver: 'router' },
    ])
  })

  test('gets a term after a pause', () => {
    const { actor, shownViews, clock } = openPage()
    for (const term of ['a', 'ad', 'ada']) {
      actor.send({ type: 'term.changed', term })
      clock.increment(399)
    }
    expect(shownViews()).toEqual([])
    clock.increment(1)
    actor.send({ type: 'term.changed', term: 'adaeze' })
    clock.increment(400)
    expect(shownViews().map(({ view }) => view.term)).toEqual(['ada', 'adaeze'])
  })

  test('a link replaces a term that is being typed', () => {
    const { actor, clock, shownViews } = openPage()
    actor.send({ type: 'term.changed', term: 'a' })
    actor.send({ type: 'view.changed', view: usersView })
    clock.increment(400)
    expect([actor.getSnapshot().context.queries['all']?.term, shownViews()]).toEqual(['', []])
  })

  test('changes the view after Back, without another history entry', () => {
    const { actor, shownViews } = openPage('users', { page: 2, term: 'ada' })
    actor.send({ type: 'view.changed', view: { ...usersView, tab: 'active', sort: 'name' } })
    expect([
      actor.getSnapshot().context.tab,
      actor.getSnapshot().context.queries['active']?.sort,
      shownViews(),
    ]).toEqual(['active', 'name', []])
  })

  test('keeps a term for each tab, and no open row of another tab', () => {
    const { actor } = openPage('items')
    actor.send({ type: 'term.changed', term: 'silk' })
    actor.send({ type: 'row.opened', id: 'ITM-1', page: 1 })
    actor.send({ type: 'tab.chosen', tab: 'sold' })
    expect(actor.getSnapshot().context.queries['sold']?.term).toBe('')
    actor.send({ type: 'tab.chosen', tab: 'all' })
    expect(actor.getSnapshot().context.queries['all']).toMatchObject({ term: 'silk', openRowId: null })
  })
})

describe('a suspended user', () => {
  test('moves from the active to the inactive list, and so do the counts', async () => {
    const { actor, loadSummary, rowsIn, nextTick } = openPage()
    await loadSummary.answer({
      totals: { ...emptyCounts, totalUserCount: 3, activeUserCount: 2, suspendedUserCount: 1 },
      recent: null,
      history: emptyHistory,
      today: '2026-01-01',
    })
    actor.send({ type: 'list.shown' })
    await nextTick()
    actor.send({ type: 'status.changed', change: 'suspend', rows: [userOf(2, 'SUSPENDED')] })
    expect(['all', 'active', 'inactive'].map((tab) => rowsIn(tab)?.rows.map(({ id }) => id))).toEqual([
      ['USR-3', 'USR-2'],
      ['USR-3'],
      ['USR-2', 'USR-1'],
    ])
    expect(['all', 'active', 'inactive'].map((tab) => rowsIn(tab)?.totalCount)).toEqual([3, 1, 2])
    actor.send({ type: 'status.changed', change: 'activate', rows: [userOf(2, 'ACTIVE')] })
    expect(['all', 'active', 'inactive'].map((tab) => rowsIn(tab)?.rows.map(({ id }) => id))).toEqual([
      ['USR-3', 'USR-2'],
      ['USR-3', 'USR-2'],
      ['USR-1'],
    ])
  })
})

describe('counts that fail to load', () => {
  test('are reported by the tiles and the bell, and load after Retry', async () => {
    const { actor, loadSummary, summaryEffects } = openPage()
    const summaryActor = () => selectSummary(actor.getSnapshot()).summaryActor
    await loadSummary.fail(new Error('Timeout'))
    expect(selectSummaryProblem(summaryActor()?.getSnapshot())).toBe('The request timed out. Please try again later.')
    expect(summaryEffects).toEqual([
      {
        type: 'alert.received',
        tone: 'error',
        text: 'Failed to fetch user counts: The request timed out. Please try again later.',
        retry: { actor: summaryActor(), event: 'retry.requested' },
        receiver: 'alerts',
      },
    ])
    summaryActor()?.send({ type: 'retry.requested' })
    expect(loadSummary.inputs).toHaveLength(2)
    await loadSummary.answer({ totals: emptyCounts, recent: null, history: emptyHistory, today: '2026-01-01' })
    expect([summaryActor(), selectSummary(actor.getSnapshot()).summary?.totals]).toEqual([undefined, emptyCounts])
  })
})

test('a list / knows whether the URL or the person on the page chose its search', () => {
  const { actor } = openPage()
  const searchOrigin = () => selectListParts(actor.getSnapshot()).list?.getSnapshot().context.searchOrigin
  actor.send({ type: 'term.changed', term: 'ada' })
  expect(searchOrigin()).toBe('page')
  actor.send({ type: 'view.changed', view: { ...usersView, term: 'bee' } })
  expect(searchOrigin()).toBe('url')
})

describe('filters', () => {
  const matchesIn = (page: ReturnType<typeof openPage>) =>
    selectExportRows(selectListParts(page.actor.getSnapshot()).list?.getSnapshot() ?? expect.fail())

  test('change the rows, return to page 1, and are a step of the URL', async () => {
    const page = openPage('users', { page: 2 })
    await page.nextTick()
    page.actor.send({ type: 'filters.chosen', filters: { date: '2026-01-03..2026-01-03' } })
    expect(page.shownViews().map(({ view }) => view)).toEqual([
      { ...usersView, page: 1, filters: { date: '2026-01-03..2026-01-03' } },
    ])
    expect(matchesIn(page).loaded.map(({ id }) => id)).toEqual(['USR-3'])
  })

  test('belong to one tab', async () => {
    const { actor } = openPage()
    actor.send({ type: 'filters.chosen', filters: { date: 'today' } })
    actor.send({ type: 'tab.chosen', tab: 'active' })
    expect(selectFilters(actor.getSnapshot()).filters).toEqual({})
    actor.send({ type: 'tab.chosen', tab: 'all' })
    expect(selectFilters(actor.getSnapshot()).filters).toEqual({ date: 'today' })
  })

  test('of the URL count from the day of the device, with one call, and follow it at midnight', async () => {
    const page = openPage('users', { filters: { date: 'last-3-months' } })
    await page.nextTick()
    expect(page.requests).toHaveLength(1)
    expect(matchesIn(page).loaded.map(({ id }) => id)).toEqual(['USR-3', 'USR-2'])
    page.actor.send({ type: 'day.changed', today: '2026-04-03' })
    expect(matchesIn(page).loaded.map(({ id }) => id)).toEqual(['USR-3'])
  })

  test('of a complete list leave nothing to load for an export', async () => {
    const page = openPage('users', { filters: { status: 'ACTIVE' } })
    expect(matchesIn(page)).toMatchObject({ isComplete: false })
    await page.nextTick()
    expect(matchesIn(page)).toMatchObject({ isComplete: true, loaded: [{ id: 'USR-3' }, { id: 'USR-2' }] })
  })

  test('of an export have the days of their preset', async () => {
    const page = openPage('users', { filters: { date: 'last-month', status: 'ACTIVE' } })
    await page.nextTick()
    expect(matchesIn(page).query.filters).toEqual({ date: '2026-02-01..2026-02-28', status: 'ACTIVE' })
  })

  test('follow a changed status', async () => {
    const page = openPage('users', { filters: { status: 'ACTIVE' } })
    await page.nextTick()
    page.actor.send({ type: 'status.changed', change: 'suspend', rows: [userOf(3, 'SUSPENDED')] })
    expect(matchesIn(page).loaded.map(({ id }) => id)).toEqual(['USR-2'])
  })
})

test('a part that stops with an error stops the lists with it', () => {
  const error = new Error('unexpected')
  const throwing = fromCallback(() => {
    throw error
  })
  const machine = listPageMachine.provide({ actors: { subscribeToDay: throwing as never } })
  const input = { kind: listKinds.marketers, view: defaultView(listKinds.marketers) }
  const actor = createActor(machine, { input })
  actor.subscribe({ error: () => undefined })
  expect(actor.start().getSnapshot()).toMatchObject({ status: 'error', error })
})
