import { describe, expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { emptyCounts } from '#domain/dashboard/counts.ts'
import { emptyHistory } from '#domain/dashboard/history.ts'
import { listKinds } from '#domain/lists/kinds.ts'
import { defaultView } from '#domain/lists/view.ts'
import { readAt } from '#machines/lists/lists.testData.ts'
import { listPageMachine } from '#machines/lists/listPage.machine.ts'
import { selectSummaryProblem } from '#machines/lists/listSummary.machine.ts'
import { selectSelectedIds, selectSummary } from '#machines/lists/listPage.selectors.ts'
import { openPage, userOf } from '#tests/machines/lists/listPageSupport.ts'

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

  test('sends the counts of the server to each list', async () => {
    const { actor, loadSummary, rowsIn } = openPage()
    await loadSummary.answer({
      totals: { ...emptyCounts, totalUserCount: 3, activeUserCount: 2, suspendedUserCount: 1 },
      recent: null,
      history: emptyHistory,
      today: '2026-01-01',
      loadedAt: 0,
    })
    actor.send({ type: 'list.shown' })
    expect(['all', 'active', 'inactive'].map((tab) => rowsIn(tab)?.totalCount)).toEqual([3, 2, 1])
  })
})

test('selected rows stay selected when the page is turned', () => {
  const { actor } = openPage()
  actor.send({ type: 'rows.toggled', ids: ['USR-2', 'USR-3'] })
  actor.send({ type: 'query.chosen', choice: { page: 2 } })
  expect(selectSelectedIds(actor.getSnapshot())).toEqual(['USR-2', 'USR-3'])
})

describe('a suspended user', () => {
  const moreSuspended = (count: number) => ({ activeUserCount: -count, suspendedUserCount: count })

  test('moves from the active to the inactive list, and so do the counts', async () => {
    const { actor, loadSummary, rowsIn, nextTick } = openPage()
    await loadSummary.answer({
      totals: { ...emptyCounts, totalUserCount: 3, activeUserCount: 2, suspendedUserCount: 1 },
      recent: null,
      history: emptyHistory,
      today: '2026-01-01',
      loadedAt: 0,
    })
    actor.send({ type: 'list.shown' })
    await nextTick()
    actor.send({ type: 'rows.changed', rows: [userOf(2, 'SUSPENDED')], counts: moreSuspended(1) })
    expect(['all', 'active', 'inactive'].map((tab) => rowsIn(tab)?.rows.map(({ id }) => id))).toEqual([
      ['USR-3', 'USR-2'],
      ['USR-3'],
      ['USR-2', 'USR-1'],
    ])
    expect(['all', 'active', 'inactive'].map((tab) => rowsIn(tab)?.totalCount)).toEqual([3, 1, 2])
    actor.send({ type: 'rows.changed', rows: [userOf(2, 'ACTIVE')], counts: moreSuspended(-1) })
    expect(['all', 'active', 'inactive'].map((tab) => rowsIn(tab)?.rows.map(({ id }) => id))).toEqual([
      ['USR-3', 'USR-2'],
      ['USR-3', 'USR-2'],
      ['USR-1'],
    ])
  })
})

describe('counts that fail to load', () => {
  test('are reported by the tiles, and load after Retry', async () => {
    const { actor, loadSummary } = openPage()
    const summaryActor = () => selectSummary(actor.getSnapshot()).summaryActor
    await loadSummary.fail(new Error('Timeout'))
    expect(selectSummaryProblem(summaryActor()?.getSnapshot())).toBe('The request timed out. Please try again later.')
    summaryActor()?.send({ type: 'retry.requested' })
    expect(loadSummary.inputs).toHaveLength(2)
    await loadSummary.answer({
      totals: emptyCounts,
      recent: null,
      history: emptyHistory,
      today: '2026-01-01',
      loadedAt: 0,
    })
    expect([summaryActor(), selectSummary(actor.getSnapshot()).summary?.totals]).toEqual([undefined, emptyCounts])
  })
})

const countsOf = (suspendedUserCount: number) => ({
  totals: { ...emptyCounts, suspendedUserCount },
  recent: null,
  history: emptyHistory,
  today: '2026-01-01',
  loadedAt: 0,
})

describe('counts that arrive while a change is on its way', () => {
  test('can be from before the change, so they load again after its answer', async () => {
    const { actor, loadSummary } = openPage()
    const shown = () => selectSummary(actor.getSnapshot()).summary?.totals.suspendedUserCount
    actor.send({ type: 'rows.changed', rows: [userOf(2, 'SUSPENDED')], counts: { suspendedUserCount: 1 } })
    actor.send({ type: 'changes.started' })
    actor.send({ type: 'rows.changed', rows: [userOf(2, 'SUSPENDED')] })
    actor.send({ type: 'changes.settled' })
    expect(loadSummary.inputs).toHaveLength(2)
    await loadSummary.answer(countsOf(141))
    expect(shown()).toBe(141)
  })

  test('are not read again meanwhile, however old the shown ones are', async () => {
    const { actor, loadSummary } = openPage()
    await loadSummary.answer(countsOf(140))
    actor.send({ type: 'changes.started' })
    actor.send({ type: 'tab.returned', now: 3_600_000 })
    expect(loadSummary.inputs).toHaveLength(1)
    actor.send({ type: 'changes.settled' })
    actor.send({ type: 'tab.returned', now: 3_600_000 })
    expect(loadSummary.inputs).toHaveLength(2)
  })
})

test('the period of the leaderboard is part of its view, and not of a list', () => {
  const { actor, reportedViews } = openPage('marketers')
  actor.send({ type: 'tab.chosen', tab: 'leaderboard' })
  actor.send({ type: 'query.chosen', choice: { period: 'month' } })
  actor.send({ type: 'tab.chosen', tab: 'all' })
  actor.send({ type: 'tab.chosen', tab: 'leaderboard' })
  actor.send({ type: 'query.chosen', choice: { period: null } })
  expect(reportedViews.map(({ tab, period }) => [tab, period])).toEqual([
    ['leaderboard', null],
    ['leaderboard', 'month'],
    ['all', null],
    ['leaderboard', 'month'],
    ['leaderboard', null],
  ])
})

test('old rows and counts are read again when the person returns to the tab', async () => {
  const { actor, loadSummary, requests } = openPage()
  await loadSummary.answer({
    totals: emptyCounts,
    recent: null,
    history: emptyHistory,
    today: '2026-01-01',
    loadedAt: readAt,
  })
  actor.send({ type: 'list.shown' })
  await Promise.resolve()
  requests.length = 0
  actor.send({ type: 'tab.returned', now: readAt + 300_000 })
  expect([requests.map(({ source }) => source), loadSummary.inputs.length]).toEqual([
    ['allUsers', 'activeUsers', 'inactiveUsers'],
    2,
  ])
})

test('a part that stops with an error stops the lists with it', () => {
  const error = new Error('unexpected')
  const throwing = fromCallback(() => {
    throw error
  })
  const machine = listPageMachine.provide({ actors: { subscribeToTime: throwing as never } })
  const input = { kind: listKinds.marketers, view: defaultView(listKinds.marketers) }
  const actor = createActor(machine, { input })
  actor.subscribe({ error: () => undefined })
  expect(actor.start().getSnapshot()).toMatchObject({ status: 'error', error })
})
