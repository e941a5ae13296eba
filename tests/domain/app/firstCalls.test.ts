import { describe, expect, test } from 'vitest'
import { firstCallsOf } from '#domain/app/firstCalls.ts'

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

test('a visitor has no first calls', () => {
  expect(firstCallsOf({ ...open('/admin/users'), hasTokens: false })).toEqual([])
})
