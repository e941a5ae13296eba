import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listKinds } from '#domain/lists/kinds.ts'
import { filterChoices } from '#tests/domain/lists/support.ts'
import { defaultView, formatView, isHistoryStep, type ListView, parseView } from '#domain/lists/view.ts'

const { users, items, marketers } = listKinds
const usersView = defaultView(users)
const fullView: ListView = {
  tab: 'active',
  term: 'ada & co',
  filters: { date: 'last-month', status: 'ACTIVE' },
  sort: 'name',
  pageSize: 50,
  page: 3,
  openRowId: 'USR-1',
  period: null,
  listed: false,
}

describe('the URL of a list', () => {
  test('has no query string for the default view', () => expect(formatView(users, usersView)).toBe(''))

  test('contains tab, search, filters, sort, page size, page and open row', () => {
    expect(formatView(users, fullView)).toBe(
      '?tab=active&q=ada+%26+co&date=last-month&status=ACTIVE&sort=name&size=50&page=3&open=USR-1',
    )
  })

  test('is parsed into the same view', () => {
    const views = fc.record({
      tab: fc.constantFrom(...items.tabs.map(({ tab }) => tab)),
      term: fc.string({ maxLength: 30 }),
      filters: filterChoices,
      sort: fc.constantFrom('date', 'location', 'name', 'date-reversed', 'name-reversed'),
      pageSize: fc.constantFrom(10, 20, 50, 100),
      page: fc.integer({ min: 1, max: 999_999 }),
      openRowId: fc.option(fc.string({ minLength: 1, maxLength: 30 })),
      period: fc.constant(null),
      listed: fc.constant(false),
    })
    fc.assert(
      fc.property(views, (view) => {
        expect(parseView(items, formatView(items, view))).toEqual(view)
      }),
    )
  })

  test.each([
    '?tab=nobody',
    '?sort=colour',
    '?sort=reversed',
    '?sort=location-reversed',
    '?size=11',
    '?page=0',
    '?page=-1',
    '?page=1e3',
    '?page=9999999',
    '?open=',
    '?date=yesterday',
    '?date=2026-02-30..2026-03-01',
    '?date=2026-03-02..2026-03-01',
    '?date=..',
    '?status=',
    '?deal=Rent',
    '?columns=',
    '?columns=Name',
    '?columns=name,email',
    '?density=tiny',
    '?other=1',
  ])('%s is parsed into the default view', (search) => {
    expect(parseView(users, search)).toEqual(usersView)
  })

  test.each([
    ['?tab=leaderboard&period=lastMonth', 'lastMonth'],
    ['?tab=leaderboard&period=all', null],
    ['?tab=leaderboard&period=yesterday', null],
    ['?period=month', null],
  ])('%s is the period %s', (search, period) => expect(parseView(marketers, search).period).toBe(period))

  test('contains the period of the leaderboard and the marketer of the side panel', () => {
    const view: ListView = { ...defaultView(marketers), tab: 'leaderboard', period: 'month', openRowId: 'USR-1' }
    expect(formatView(marketers, view)).toBe('?tab=leaderboard&period=month&open=USR-1')
    expect(parseView(marketers, formatView(marketers, view))).toEqual(view)
  })

  test('contains the filter of the side panel over the leaderboard, and only with this panel', () => {
    const view: ListView = { ...defaultView(marketers), tab: 'leaderboard', openRowId: 'USR-1', listed: true }
    expect(formatView(marketers, view)).toBe('?tab=leaderboard&listed=1&open=USR-1')
    expect(parseView(marketers, formatView(marketers, view))).toEqual(view)
    expect(formatView(marketers, { ...view, openRowId: null })).toBe('?tab=leaderboard')
  })

  test.each(['?tab=leaderboard&listed=1', '?listed=1&open=USR-1', '?tab=leaderboard&listed=yes&open=USR-1'])(
    '%s has no such filter',
    (search) => expect(parseView(marketers, search).listed).toBe(false),
  )

  test.each([
    ['?columns=name.phone&density=compact', { columns: ['name', 'phone'], density: 'compact' }],
    ['?columns=default', { columns: null }],
    ['?columns=x%27&density=comfortable', { density: 'comfortable' }],
  ])('%s contains the layout %j', (search, layout) =>
    expect(parseView(users, search)).toEqual({ ...usersView, layout }),
  )

  test('limits the length of the term', () =>
    expect(parseView(users, `?q=${'x'.repeat(5_000)}`).term).toHaveLength(200))
})

describe('a history entry', () => {
  test.each([
    ['another tab', usersView, { ...usersView, tab: 'active' }, true],
    ['another page', usersView, { ...usersView, page: 2 }, true],
    ['other filters', usersView, { ...usersView, filters: { date: 'today' } }, true],
    ['another period', usersView, { ...usersView, period: 'month' as const }, true],
    ['another filter of the side panel', usersView, { ...usersView, listed: true }, true],
    ['a side panel', usersView, { ...usersView, openRowId: 'USR-1' }, true],
    ['its next row', { ...usersView, openRowId: 'USR-1' }, { ...usersView, page: 2, openRowId: 'USR-2' }, false],
    [
      'a row found by a search',
      { ...usersView, openRowId: 'USR-1' },
      { ...usersView, term: 'a', openRowId: 'USR-2' },
      true,
    ],
    ['a link whose layout the table took over', { ...usersView, layout: { columns: null } }, usersView, false],
    ['the closed side panel', { ...usersView, openRowId: 'USR-1' }, usersView, true],
    ['the first letter of a search', usersView, { ...usersView, term: 'a' }, true],
    ['the next letter', { ...usersView, term: 'a' }, { ...usersView, term: 'ad' }, false],
    ['the end of a search', { ...usersView, term: 'ad' }, usersView, true],
    [
      'the next letter, with a return to page 1',
      { ...usersView, term: 'a', page: 2 },
      { ...usersView, term: 'ad' },
      false,
    ],
  ])('%s: %#', (_, from, to, isStep) => expect(isHistoryStep(from, to)).toBe(isStep))
})
