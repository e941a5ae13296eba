import { describe, expect, test } from 'vitest'
import { addToTally, emptyTally, refereesIn, undatedText } from '#domain/people/refereePeriods.ts'

const at = (...days: readonly string[]) => days.map((day) => ({ createdAt: day && `${day}T12:00:00Z` }))
const daysIn = (period: 'all' | 'week' | 'month' | 'lastMonth', today: string, ...days: readonly string[]) =>
  refereesIn(at(...days), period, today).map(({ createdAt }) => createdAt.slice(0, 10))

describe('the referees of a period', () => {
  test('this week start on Sunday', () => {
    const days = ['2026-11-14', '2026-11-15', '2026-11-21', '2026-11-22']
    expect(daysIn('week', '2026-11-21', ...days)).toEqual(['2026-11-15', '2026-11-21'])
    expect(daysIn('week', '2026-11-22', ...days)).toEqual(['2026-11-22'])
  })

  test('this month and last month are calendar months, also across a year', () => {
    const days = ['2025-11-30', '2025-12-01', '2025-12-31', '2026-01-01', '2026-01-02']
    expect(daysIn('month', '2026-01-01', ...days)).toEqual(['2026-01-01'])
    expect(daysIn('lastMonth', '2026-01-01', ...days)).toEqual(['2025-12-01', '2025-12-31'])
  })

  test('without a date or with an unreadable one are only in all time', () => {
    const referees = [{ createdAt: '' }, { createdAt: 'yesterday' }]
    expect([refereesIn(referees, 'month', '2026-11-21'), refereesIn(referees, 'all', '2026-11-21')]).toEqual([
      [],
      referees,
    ])
  })

  test('are none while the day is not known', () => {
    expect(daysIn('week', '', '2026-11-21')).toEqual([])
  })
})

test('a tally adds up batches by period', () => {
  const batch = at('2026-11-21', '2026-11-02', '2026-10-31', '').map((referee, totalItemsCount) => ({
    ...referee,
    totalItemsCount,
  }))
  const tally = addToTally(addToTally(emptyTally, batch, '2026-11-21'), batch, '2026-11-21')
  expect([
    tally.undatedCount,
    ...Object.values(tally.totals).map(({ refereeCount, itemCount }) => [refereeCount, itemCount]),
  ]).toEqual([2, [8, 12], [2, 0], [4, 2], [2, 4]])
})

describe('referees without a date', () => {
  test.each([
    ['all', 3, 3, ''],
    ['week', 0, 3, ''],
    ['week', 3, 3, 'The server sends no sign-up dates, so only all time can be shown.'],
    ['month', 1, 3, '1 of 3 referees have no sign-up date. They count only in All time.'],
  ] as const)('in %s, %d of %d: %j', (period, undatedCount, count, text) => {
    expect(undatedText(period, undatedCount, count)).toBe(text)
  })
})
