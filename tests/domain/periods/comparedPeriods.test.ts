import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { addDays, dayOf, endOfDay } from '#domain/days.ts'
import { earlierPeriodOf, earlierRangeOf } from '#domain/periods/comparedPeriods.ts'
import { dayCountOf } from '#domain/periods/daySpan.ts'
import { monthFrames, rangeOf, type TimeFrame, timeFrames, toCustomRange, daysOf } from '#domain/periods/timeFrames.ts'

const periods = (timeFrame: TimeFrame, now: Date): string => {
  const text = (span: { from: string; to: string } | null) => (span ? `${span.from} to ${span.to}` : 'none')
  return `${text(daysOf(timeFrame, dayOf(now)))}, before: ${text(earlierPeriodOf(timeFrame, dayOf(now))?.days ?? null)}`
}

describe('on Monday, 23 November 2026, at half past three', () => {
  const now = new Date(2026, 10, 23, 15, 30)

  test.each([
    ['This week', '2026-11-22 to 2026-11-23, before: 2026-11-15 to 2026-11-16'],
    ['Last 7 days', '2026-11-17 to 2026-11-23, before: 2026-11-10 to 2026-11-16'],
    ['Last 30 days', '2026-10-25 to 2026-11-23, before: 2026-09-25 to 2026-10-24'],
    ['Last 3 months', '2026-08-23 to 2026-11-23, before: 2026-05-23 to 2026-08-22'],
    ['Last 6 months', '2026-05-23 to 2026-11-23, before: 2025-11-23 to 2026-05-22'],
    ['Last year', '2025-11-23 to 2026-11-23, before: 2024-11-23 to 2025-11-22'],
    ['Lifetime', '2000-01-01 to 2026-11-23, before: none'],
    ['This month', '2026-11-01 to 2026-11-23, before: 2026-10-01 to 2026-10-23'],
    ['Last month', '2026-10-01 to 2026-10-31, before: 2026-09-01 to 2026-09-30'],
    ['2026-11-03..2026-11-12', '2026-11-03 to 2026-11-12, before: 2026-10-24 to 2026-11-02'],
    ['2026-11-12..2026-11-12', '2026-11-12 to 2026-11-12, before: 2026-11-11 to 2026-11-11'],
    ['2026-02-01..2026-02-28', '2026-02-01 to 2026-02-28, before: 2026-01-01 to 2026-01-31'],
    ['2026-07-01..2026-09-30', '2026-07-01 to 2026-09-30, before: 2026-04-01 to 2026-06-30'],
  ] as const)('%s is %s', (timeFrame, expected) => expect(periods(timeFrame, now)).toBe(expected))

  test('a time frame that ends now is compared up to the same time of day', () => {
    expect(earlierRangeOf('This month', now)).toEqual({
      start: new Date(2026, 9, 1),
      end: new Date(2026, 9, 23, 15, 30),
    })
    expect(earlierRangeOf('2026-11-23..2026-11-23', now)?.end).toEqual(new Date(2026, 10, 22, 15, 30))
  })

  test('a time frame that is over is compared with whole days', () => {
    expect(rangeOf('Last month', now)).toEqual({ start: new Date(2026, 9, 1), end: endOfDay('2026-10-31') })
    expect(earlierRangeOf('Last month', now)).toEqual({ start: new Date(2026, 8, 1), end: endOfDay('2026-09-30') })
    expect(earlierRangeOf('Lifetime', now)).toBeNull()
  })
})

describe('at the end of a month', () => {
  test.each([
    ['31 March', new Date(2026, 2, 31, 9), '2026-03-01 to 2026-03-31, before: 2026-02-01 to 2026-02-28'],
    ['31 March of a leap year', new Date(2028, 2, 31, 9), '2028-03-01 to 2028-03-31, before: 2028-02-01 to 2028-02-29'],
    ['29 February', new Date(2028, 1, 29, 9), '2028-02-01 to 2028-02-29, before: 2028-01-01 to 2028-01-29'],
    ['31 January', new Date(2027, 0, 31, 9), '2027-01-01 to 2027-01-31, before: 2026-12-01 to 2026-12-31'],
    ['1 January', new Date(2027, 0, 1, 0, 5), '2027-01-01 to 2027-01-01, before: 2026-12-01 to 2026-12-01'],
  ])('on %s / this month is %s', (_, now, expected) => expect(periods('This month', now)).toBe(expected))

  test('of a longer month / the whole month before counts', () => {
    expect(earlierRangeOf('This month', new Date(2026, 2, 31, 9))?.end).toEqual(endOfDay('2026-02-28'))
    expect(earlierRangeOf('This month', new Date(2026, 2, 28, 9))?.end).toEqual(new Date(2026, 1, 28, 9))
  })

  test.each([
    ['Last year', '2027-02-28 to 2028-02-29, before: 2026-02-28 to 2027-02-27'],
    ['Last 3 months', '2027-11-29 to 2028-02-29, before: 2027-08-29 to 2027-11-28'],
    ['Last month', '2028-01-01 to 2028-01-31, before: 2027-12-01 to 2027-12-31'],
  ] as const)('on 29 February / %s is %s', (timeFrame, expected) => {
    expect(periods(timeFrame, new Date(2028, 1, 29, 12))).toBe(expected)
  })
})

describe.each([
  ['America/Los_Angeles', new Date('2026-11-02T20:00:00Z')],
  ['Africa/Lagos', new Date('2026-11-02T23:30:00Z')],
  ['Pacific/Auckland', new Date('2026-09-28T23:00:00Z')],
])('in %s', (zone, now) => {
  beforeAll(() => void vi.stubEnv('TZ', zone))
  afterAll(() => void vi.unstubAllEnvs())

  test('both periods start at midnight and end at the same local time', () => {
    for (const timeFrame of ['Last 7 days', 'This month', 'Last 30 days'] as const) {
      const [range, earlier] = [rangeOf(timeFrame, now), earlierRangeOf(timeFrame, now)]
      expect([range.start.getHours(), earlier?.start.getHours()]).toEqual([0, 0])
      expect([earlier?.end.getHours(), earlier?.end.getMinutes()]).toEqual([now.getHours(), now.getMinutes()])
    }
  })

  test('a range of one day has the hours of that local day', () => {
    const day = addDays(dayOf(now), -1)
    const { start, end } = rangeOf(toCustomRange({ from: day, to: day }), now)
    expect([dayOf(start), start.getHours(), dayOf(end), end.getHours(), end.getMilliseconds()]).toEqual([
      day,
      0,
      day,
      23,
      999,
    ])
  })
})

test('the period before ends before the time frame starts', () => {
  const moments = fc.date({ min: new Date(2001, 0, 1), max: new Date(2100, 0, 1), noInvalidDate: true })
  const anyTimeFrame = fc.constantFrom(...timeFrames.filter((timeFrame) => timeFrame !== 'Lifetime'), ...monthFrames)
  fc.assert(
    fc.property(moments, anyTimeFrame, (now, timeFrame) => {
      const earlier = earlierRangeOf(timeFrame, now)
      expect(earlier?.start.getTime()).toBeLessThanOrEqual(earlier?.end.getTime() ?? 0)
      expect(earlier?.end.getTime()).toBeLessThan(rangeOf(timeFrame, now).start.getTime())
    }),
  )
})

test('a custom range is compared with as many days', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 2, max: 27 }), (days, date) => {
      const from = `2024-03-${String(date).padStart(2, '0')}`
      const timeFrame = toCustomRange({ from, to: addDays(from, days) })
      const earlier = earlierPeriodOf(timeFrame, '2030-01-01')?.days
      expect(earlier && [dayCountOf(earlier), addDays(earlier.to, 1)]).toEqual([days + 1, from])
    }),
  )
})

test.each([
  ['2026-11-12..2026-11-12', '2026-11-23', 'the day before', '2026-11-11', '2026-11-11'],
  ['2026-02-01..2026-02-28', '2026-11-23', 'the month before', '2026-01-01', '2026-01-31'],
  ['2026-07-01..2026-09-30', '2026-11-23', 'the 3 months before', '2026-04-01', '2026-06-30'],
  ['2026-11-01..2026-11-30', '2026-11-23', 'the 23 days before', '2026-10-09', '2026-10-31'],
] as const)('%s on %s is compared with %s', (timeFrame, today, text, from, to) => {
  expect(earlierPeriodOf(timeFrame, today)).toEqual({ days: { from, to }, text })
})
