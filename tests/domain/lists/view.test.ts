import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listKinds } from '#domain/lists/kinds.ts'
import { defaultView, formatView, isHistoryStep, type ListView, parseView } from '#domain/lists/view.ts'

const { users, items } = listKinds
const first = defaultView(users)
const whole: ListView = { tab: 'active', term: 'ada & co', sort: 'name', pageSize: 50, page: 3, openRowId: 'USR-1' }

describe('the address of a list', () => {
  test('is bare where nothing is chosen', () => expect(formatView(users, first)).toBe(''))

  test('holds tab, search, sort, page size, page and drawer', () => {
    expect(formatView(users, whole)).toBe('?tab=active&q=ada+%26+co&sort=name&size=50&page=3&open=USR-1')
  })

  test('reproduces the view', () => {
    const views = fc.record({
      tab: fc.constantFrom(...items.tabs.map(({ tab }) => tab)),
      term: fc.string({ maxLength: 30 }),
      sort: fc.constantFrom(...items.sorts.map(({ value }) => value)),
      pageSize: fc.constantFrom(10, 20, 50, 100),
      page: fc.integer({ min: 1, max: 999_999 }),
      openRowId: fc.option(fc.string({ minLength: 1, maxLength: 30 })),
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
    '?sort=items',
    '?size=11',
    '?page=0',
    '?page=-1',
    '?page=1e3',
    '?page=9999999',
    '?open=',
    '?other=1',
  ])('%s is read as if nothing were chosen', (search) => {
    expect(parseView(users, search)).toEqual(first)
  })

  test('has an end, whatever is put into it', () =>
    expect(parseView(users, `?q=${'x'.repeat(5_000)}`).term).toHaveLength(200))
})

describe('a step that Back undoes', () => {
  test.each([
    ['another tab', first, { ...first, tab: 'active' }, true],
    ['another page', first, { ...first, page: 2 }, true],
    ['a drawer', first, { ...first, openRowId: 'USR-1' }, true],
    ['the first letter of a search', first, { ...first, term: 'a' }, true],
    ['the next letter', { ...first, term: 'a' }, { ...first, term: 'ad' }, false],
    ['the end of a search', { ...first, term: 'ad' }, first, true],
    [
      'the next letter, which leads to the first page',
      { ...first, term: 'a', page: 2 },
      { ...first, term: 'ad' },
      false,
    ],
  ])('%s', (_, from, to, is) => expect(isHistoryStep(from, to)).toBe(is))
})
