import { describe, expect, test } from 'vitest'
import { listKinds } from '#domain/lists/kinds.ts'
import {
  changeViews,
  type SavedView,
  savedViewsSchema,
  searchOf,
  urlOfView,
  viewNameSchema,
} from '#domain/lists/savedViews.ts'
import { parseView } from '#domain/lists/view.ts'

const viewOf = (name: string): SavedView => ({ name, kind: 'users', search: '?tab=inactive' })
const many = (count: number) => Array.from({ length: count }, (_, index) => viewOf(`View ${index}`))
const read = (value: unknown) => savedViewsSchema.safeParse(value).data
const problemOf = (name: string) => viewNameSchema.safeParse({ name }).error?.issues.map(({ message }) => message)

test('a view keeps tab, search, filters, order and page size, without the page and the open row', () => {
  const search = '?tab=active&q=ada&date=last-month&sort=name&size=50&page=3&open=USR-1'
  expect(searchOf('users', parseView(listKinds.users, search))).toBe(
    '?tab=active&q=ada&date=last-month&sort=name&size=50',
  )
})

test('a view keeps the columns and the density, and one without them says nothing about the table', () => {
  const view = parseView(listKinds.users, '?tab=active')
  const layouts = [{ columns: null, density: 'auto' }, { columns: ['name', 'phone'], density: 'compact' }, {}] as const
  expect(layouts.map((layout) => searchOf('users', { ...view, layout }))).toEqual([
    '?tab=active&columns=default&density=auto',
    '?tab=active&columns=name.phone&density=compact',
    '?tab=active',
  ])
  const [, chosen] = layouts.map((layout) => ({
    name: 'A',
    kind: 'users',
    search: searchOf('users', { ...view, layout }),
  }))
  expect(read([chosen])).toEqual([chosen])
})

describe('a name', () => {
  test('is trimmed', () => expect(viewNameSchema.parse({ name: '  New ones ' })).toEqual({ name: 'New ones' }))

  test.each([
    ['', ['Enter a name.']],
    ['   ', ['Enter a name.']],
    ['x'.repeat(41), ['Use at most 40 characters.']],
    ['x'.repeat(40), undefined],
    ['👗'.repeat(40), undefined],
  ])('%j has the problems %j', (name, problems) => expect(problemOf(name)).toEqual(problems))
})

describe('a change', () => {
  test('adds a view after the others', () => {
    expect(changeViews([viewOf('A')], { type: 'save', view: viewOf('B') })).toEqual({
      views: [viewOf('A'), viewOf('B')],
    })
  })

  test.each(['suspended', 'SUSPENDED', 'ＳＵＳＰＥＮＤＥＤ'])('to the name %s of another view is refused', (name) => {
    const problem = "A view is already called 'Suspended'. Choose another name."
    const views = [viewOf('Suspended'), viewOf('Newest')]
    expect(changeViews(views, { type: 'save', view: viewOf(name) })).toEqual({ problem })
    expect(changeViews(views, { type: 'rename', name: 'Newest', newName: name })).toEqual({ problem })
  })

  test('of the case of its own name is stored', () => {
    expect(changeViews([viewOf('newest')], { type: 'rename', name: 'newest', newName: 'Newest' })).toEqual({
      views: [viewOf('Newest')],
    })
  })

  test('that saves view 21 is refused, and one that saves view 20 is not', () => {
    expect(changeViews(many(20), { type: 'save', view: viewOf('B') })).toEqual({
      problem: 'You can save 20 views. Delete one, then save this one.',
    })
    expect(changeViews(many(19), { type: 'save', view: viewOf('B') })).toHaveProperty('views.length', 20)
  })

  test('of a view that another tab deleted: a rename says so, a deletion is done', () => {
    expect(changeViews([], { type: 'rename', name: 'A', newName: 'B' })).toEqual({
      problem: 'This view was deleted in another tab.',
    })
    expect(changeViews([viewOf('B')], { type: 'delete', name: 'A' })).toEqual({ views: [viewOf('B')] })
  })
})

describe('stored views', () => {
  test('lose invalid ones, repeated names and what exceeds the limit, and keep the others', () => {
    const invalid = [null, 1, 'x', {}, { ...viewOf('C'), kind: 'secrets' }, viewOf(' D'), viewOf('x'.repeat(41))]
    expect(read([...invalid, viewOf('A'), viewOf('a'), viewOf('B')])).toEqual([viewOf('A'), viewOf('B')])
    expect(read(many(30))).toEqual(many(20))
  })

  test('link only to what the product writes into the address of their list', () => {
    const hostile = ['https://evil.example/', '//evil.example', '?tab=inactive&open=USR-1&x=<script>', '#', '?q=%']
    const urls = hostile.map((search, index) =>
      (read([{ name: `V${index}`, kind: 'users', search }]) ?? []).map(urlOfView),
    )
    expect(urls).toEqual([
      ['/admin/users'],
      ['/admin/users'],
      ['/admin/users?tab=inactive'],
      ['/admin/users'],
      ['/admin/users?q=%25'],
    ])
  })
})
