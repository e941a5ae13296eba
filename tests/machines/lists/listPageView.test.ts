import { describe, expect, test } from 'vitest'
import { selectFilters, selectListParts } from '#machines/lists/listPage.selectors.ts'
import { selectTableLayout } from '#machines/lists/tableLayout.selectors.ts'
import { selectExportRows } from '#machines/lists/pagedList.selectors.ts'
import { openPage, userOf, usersView } from '#tests/machines/lists/listPageSupport.ts'

describe('the URL', () => {
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

  test.each([['at the start'], ['later']])(
    'loses the columns of a link, which the table takes over, %s',
    async (when) => {
      const layout = { columns: ['phone', 'nobody'], density: 'compact' } as const
      const { actor, shownViews, reportedViews, nextTick } = openPage('users', when === 'later' ? {} : { layout })
      if (when === 'later') {
        await nextTick()
        actor.send({ type: 'view.changed', view: { ...usersView, layout } })
      }
      await nextTick()
      const { tableLayout } = selectListParts(actor.getSnapshot())
      expect(tableLayout && selectTableLayout(tableLayout.getSnapshot())).toEqual({
        columns: ['phone'],
        density: 'compact',
        hasShortcuts: true,
      })
      expect([shownViews().map(({ view }) => view), reportedViews]).toEqual([[usersView], []])
    },
  )

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
    page.actor.send({ type: 'query.chosen', choice: { filters: { date: '2026-01-03..2026-01-03' } } })
    expect(page.shownViews().map(({ view }) => view)).toEqual([
      { ...usersView, page: 1, filters: { date: '2026-01-03..2026-01-03' } },
    ])
    expect(matchesIn(page).loaded.map(({ id }) => id)).toEqual(['USR-3'])
  })

  test('belong to one tab', async () => {
    const { actor } = openPage()
    actor.send({ type: 'query.chosen', choice: { filters: { date: 'today' } } })
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
    page.actor.send({ type: 'rows.changed', rows: [userOf(3, 'SUSPENDED')] })
    expect(matchesIn(page).loaded.map(({ id }) => id)).toEqual(['USR-2'])
  })
})
