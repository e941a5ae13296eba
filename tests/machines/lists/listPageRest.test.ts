import { describe, expect, test } from 'vitest'
import type { ListView } from '#domain/lists/view.ts'
import { openPage } from '#tests/machines/lists/listPageSupport.ts'

/** A page whose first rows have arrived; the server has more. */
const openLongList = async (view: Partial<ListView> = {}) => {
  const page = openPage('users', view, true)
  await page.nextTick()
  return page
}

describe('the rest of the open list', () => {
  test('waits ten seconds after the rows are shown', async () => {
    const { actor, clock, restRequests } = await openLongList()
    actor.send({ type: 'list.shown' })
    clock.increment(9_999)
    const before = [...restRequests]
    clock.increment(1)
    expect({ before, after: restRequests }).toEqual({ before: [], after: ['allUsers'] })
  })

  test('loads at once when a control has the focus or a pointer over it', async () => {
    const { actor, restRequests } = await openLongList()
    actor.send({ type: 'list.shown' })
    actor.send({ type: 'rest.needed' })
    expect(restRequests).toEqual(['allUsers'])
  })

  test.each<[string, Partial<ListView>, readonly string[]]>([
    ['a term of spaces', { term: ' ' }, []],
    ['another order', { sort: 'name' }, ['allUsers']],
    ['an open row', { openRowId: 'row-399' }, ['allUsers']],
    ['the last page of the first batch', { page: 10 }, []],
    ['a page beyond the first batch', { page: 11 }, ['allUsers']],
  ])('of a view with %s', async (_, view, expected) => {
    const { actor, restRequests } = await openLongList(view)
    actor.send({ type: 'list.shown' })
    expect(restRequests).toEqual(expected)
  })

  test.each([
    { type: 'term.changed', term: 'a' } as const,
    { type: 'query.chosen', choice: { sort: 'name' } } as const,
    { type: 'query.chosen', choice: { filters: { status: 'ACTIVE' } } } as const,
    { type: 'row.opened', id: 'row-200', page: 1 } as const,
    { type: 'row.toggled', id: 'row-200' } as const,
  ])('loads after $type', async (event) => {
    const { actor, restRequests, nextTick } = await openLongList()
    actor.send({ type: 'list.shown' })
    actor.send(event)
    await nextTick()
    expect(restRequests).toEqual(['allUsers'])
  })

  test('waits while the person turns to a loaded page', async () => {
    const { actor, restRequests } = await openLongList()
    actor.send({ type: 'list.shown' })
    actor.send({ type: 'query.chosen', choice: { page: 2 } })
    expect(restRequests).toEqual([])
  })

  test('loads in each tab that is shown later', async () => {
    const { actor, restRequests, nextTick } = await openLongList()
    actor.send({ type: 'list.shown' })
    actor.send({ type: 'rest.needed' })
    actor.send({ type: 'tab.chosen', tab: 'active' })
    await nextTick()
    actor.send({ type: 'list.shown' })
    expect(restRequests).toEqual(['allUsers', 'activeUsers'])
  })
})
