import { describe, expect, test } from 'vitest'
import { bootContentOf, firstCallsOf } from '#domain/app/firstContent.ts'

const open = (url: string, storedTimeFrames: string | null = null) => ({ url, storedTimeFrames, hasTokens: true })
const stored = '{"version":1,"frames":{"itemOverview":"Lifetime"}}'

describe('the first calls', () => {
  test('of the dashboard are one for each card, with the time frame of the URL or else the stored one', () => {
    expect(firstCallsOf(open('/admin?users=last-30-days', stored))).toEqual([
      { kind: 'figures', section: 'userOverview', timeFrame: 'Last 30 days' },
      { kind: 'figures', section: 'itemOverview', timeFrame: 'Lifetime' },
      { kind: 'figures', section: 'itemPerformance', timeFrame: 'This week' },
      { kind: 'figures', section: 'itemListings', timeFrame: 'This week' },
    ])
  })

  test.each([
    ['/admin/users', 'allUsers'],
    ['/admin/users/?tab=inactive&page=2', 'inactiveUsers'],
    ['/admin/users?tab=unknown', 'allUsers'],
    ['/admin/all-items?tab=donated', 'donatedItems'],
    ['/admin/marketers', 'allMarketers'],
  ])('of %s are the rows of its tab', (url, source) => {
    expect(firstCallsOf(open(url))).toEqual([{ kind: 'rows', source }])
  })

  test.each([
    '/admin/marketers?tab=leaderboard',
    '/admin/settings',
    '/sign-in',
    '/no/such/page',
    '//evil.example/admin',
  ])('%s has none', (url) => {
    expect(firstCallsOf(open(url))).toEqual([])
  })
})

describe('the content before the console starts', () => {
  test('of the dashboard are figures, whatever its time frames are', () => {
    expect(bootContentOf(open('/admin?users=last-30-days', stored))).toEqual({
      kind: 'figures',
      timeFrames: {
        userOverview: 'Last 30 days',
        itemOverview: 'Lifetime',
        itemPerformance: 'This week',
        itemListings: 'This week',
      },
    })
  })

  test('of a list are its rows', () => {
    expect(bootContentOf(open('/admin/users'))).toEqual({ kind: 'rows', list: 'users' })
    expect(bootContentOf(open('/admin/all-items'))).toEqual({ kind: 'rows', list: 'items' })
  })

  test.each(['/admin/users?sort=name', '/admin/users?tab=all', '/admin/marketers', '/admin/settings', '/sign-in'])(
    '%s has none',
    (url) => {
      expect(bootContentOf(open(url))).toBeNull()
    },
  )
})

test('a visitor has neither first calls nor content before the console starts', () => {
  const visit = { ...open('/admin/users'), hasTokens: false }
  expect([firstCallsOf(visit), bootContentOf(visit)]).toEqual([[], null])
})
