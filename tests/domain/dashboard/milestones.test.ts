import { expect, test } from 'vitest'
import { emptyCounts } from '#domain/dashboard/counts.ts'
import { addToday, emptyHistory, type DailyHistory } from '#domain/dashboard/history.ts'
import { milestonesOf } from '#domain/dashboard/milestones.ts'

const withTotals = (history: DailyHistory, users: number, items: number, day = '2026-11-26'): DailyHistory =>
  addToday(history, { ...emptyCounts, totalUserCount: users, totalItemsCount: items }, day)

const yesterday = withTotals(emptyHistory, 990, 4_999, '2026-11-25')

test.each([
  [999, 5_000, ['5,000 items reached']],
  [1_000, 4_999, ['1,000 users reached']],
  [2_100, 10_000, ['2,000 users reached', '10,000 items reached']],
  [991, 4_900, []],
])('with %i users and %i items after yesterday / names what was reached', (users, items, reached) => {
  expect(milestonesOf(emptyHistory, withTotals(yesterday, users, items))).toEqual(reached)
})

test('a milestone is reached once, also with later totals of the same day', () => {
  const first = withTotals(yesterday, 1_000, 4_999)
  expect(milestonesOf(first, withTotals(first, 1_004, 4_999))).toEqual([])
  expect(milestonesOf(first, withTotals(first, 1_004, 5_002))).toEqual(['5,000 items reached'])
})

test('estimated days, and days that counted nothing, reach no milestone', () => {
  expect(milestonesOf(emptyHistory, withTotals(emptyHistory, 1_240, 3_600))).toEqual([])
  const failed = withTotals(yesterday, 0, 0)
  expect(milestonesOf(failed, withTotals(failed, 1_240, 3_600))).toEqual([])
})

test('below 100 nothing is reached', () => {
  const few = withTotals(emptyHistory, 9, 40, '2026-11-25')
  expect(milestonesOf(emptyHistory, withTotals(few, 99, 100))).toEqual(['100 items reached'])
})
