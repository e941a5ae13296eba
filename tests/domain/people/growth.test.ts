import { describe, expect, it } from 'vitest'
import { countSince, growthOf } from '#domain/people/growth.ts'

/** A Wednesday. Its week starts on Sunday, 22 November. */
const today = '2026-11-25'
const joined = (...days: string[]) => days.map((day) => ({ createdAt: day === '' ? '' : `${day}T12:00:00` }))

describe('the growth by week', () => {
  it('counts each day in the week that starts on the Sunday before it', () => {
    const { bars, earlierCount } = growthOf(
      joined('2026-11-25', '2026-11-22', '2026-11-21', '2026-11-15', '2026-10-04', '2026-10-03', '2020-01-01'),
      'week',
      today,
    )
    expect(bars).toEqual([
      { from: '2026-11-22', to: '2026-11-28', count: 2 },
      { from: '2026-11-15', to: '2026-11-21', count: 2 },
      { from: '2026-11-08', to: '2026-11-14', count: 0 },
      { from: '2026-11-01', to: '2026-11-07', count: 0 },
      { from: '2026-10-25', to: '2026-10-31', count: 0 },
      { from: '2026-10-18', to: '2026-10-24', count: 0 },
      { from: '2026-10-11', to: '2026-10-17', count: 0 },
      { from: '2026-10-04', to: '2026-10-10', count: 1 },
    ])
    expect(earlierCount).toBe(2)
  })

  it('counts a date in the future as today, and leaves out what is no date', () => {
    const { bars, earlierCount } = growthOf(joined('2031-01-01', '', 'soon'), 'week', today)
    expect([bars[0]?.count, bars.slice(1).some(({ count }) => count > 0), earlierCount]).toEqual([1, false, 0])
  })
})

describe('the growth by month', () => {
  it('goes back over the end of the year, with months of different lengths', () => {
    const { bars, earlierCount } = growthOf(
      joined('2026-02-01', '2026-01-31', '2025-12-31', '2025-07-01', '2025-06-30'),
      'month',
      '2026-02-28',
    )
    expect(bars.map(({ from, to, count }) => [from, to, count])).toEqual([
      ['2026-02-01', '2026-02-28', 1],
      ['2026-01-01', '2026-01-31', 1],
      ['2025-12-01', '2025-12-31', 1],
      ['2025-11-01', '2025-11-30', 0],
      ['2025-10-01', '2025-10-31', 0],
      ['2025-09-01', '2025-09-30', 0],
      ['2025-08-01', '2025-08-31', 0],
      ['2025-07-01', '2025-07-31', 1],
    ])
    expect(earlierCount).toBe(1)
  })
})

describe('who joined since a visit', () => {
  it('counts only later sign-ups with a date', () => {
    const referees = [{ createdAt: '2026-11-21T10:00:00Z' }, { createdAt: '2026-11-21T10:00:01Z' }, { createdAt: '' }]
    expect(countSince(referees, Date.parse('2026-11-21T10:00:00Z'))).toBe(1)
  })
})
