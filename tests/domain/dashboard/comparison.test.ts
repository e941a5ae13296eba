import fc from 'fast-check'
import { describe, expect, test, afterAll, beforeAll } from 'vitest'
import { barSpansOf, earlierSpansOf, monthsOfYears } from '#domain/periods/barSpans.ts'
import { changeOf, type Comparison, compareWith } from '#domain/dashboard/comparison.ts'
import { type DashboardCounts, emptyCounts } from '#domain/dashboard/counts.ts'
import { dayCountOf, daysOf, earlierDaysOf, earlierRangeOf } from '#domain/periods/comparedPeriods.ts'
import { parseCustomRange, rangeProblem, toCustomRange } from '#domain/periods/daySpan.ts'
import { rangeOf, monthFrames, type TimeFrame, timeFrames } from '#domain/periods/timeFrames.ts'
import { addDays, addMonths, lastDayOfMonth, dayOf } from '#domain/days.ts'
import { endOfDay } from '#domain/days.ts'

describe('the change of a count', () => {
  test.each([
    [54, 42, { by: 12, percentPoints: 28.6 }],
    [42, 54, { by: -12, percentPoints: -22.2 }],
    [7, 7, { by: 0, percentPoints: 0 }],
    [0, 7, { by: -7, percentPoints: -100 }],
    [7, 0, { by: 7, percentPoints: null }],
    [0, 0, { by: 0, percentPoints: null }],
  ])('from %s after %s before', (count, before, change) => expect(changeOf(count, before)).toEqual(change))
})

describe('the count of a card', () => {
  const period = { ...emptyCounts, totalUserCount: 54 }
  const countOf = (counts: DashboardCounts) => counts.totalUserCount
  const span = { from: '2026-10-01', to: '2026-10-23' }
  const compared = (comparison: Comparison | null, isNotCompared = false) =>
    compareWith({ period, comparison, isNotCompared }, countOf)

  test('is compared with the period before', () => {
    const counts = { ...emptyCounts, totalUserCount: 42 }
    expect(compared({ earlier: { ...span, counts }, newCounts: null })).toEqual({
      kind: 'change',
      change: { by: 12, percentPoints: 28.6 },
      before: 42,
    })
  })

  test('whose period before was refused alone has no change, and can be compared again', () => {
    const refused: Comparison = { earlier: { ...span, counts: 'failed' }, newCounts: null }
    expect([compared(refused, true), compared(refused)]).toEqual([{ kind: 'failed' }, { kind: 'loading' }])
  })

  test('without a period before, without data for it, and before it is loaded, has no change', () => {
    expect([
      compared({ earlier: null, newCounts: null }),
      compared({ earlier: { ...span, counts: null }, newCounts: null }),
      compared(null),
      compared(null, true),
    ]).toEqual([{ kind: 'noPeriod' }, { kind: 'noData' }, { kind: 'loading' }, { kind: 'failed' }])
  })
})

describe('a custom range', () => {
  const today = '2026-11-23'

  test.each([
    ['', '2026-11-01', 'Enter both dates.'],
    ['2026-02-30', '2026-11-01', 'Enter both dates.'],
    ['2026-11-02', '2026-11-01', 'The first day must not be after the last day.'],
    ['2026-11-02', '2026-11-24', 'The last day must not be after today.'],
    ['1999-12-31', '2026-11-01', 'The first day must be in 2000 or later.'],
    ['2026-11-23', '2026-11-23', null],
    ['2028-02-29', '2028-02-29', 'The last day must not be after today.'],
  ])('from "%s" to "%s" / %s', (from, to, problem) => expect(rangeProblem({ from, to }, today)).toBe(problem))

  test.each([
    '2026-11-02..2026-11-01',
    '2026-11-02',
    '2026-11-02..',
    '..',
    '2026-11-01..2026-11-02..2026-11-03',
    'x..y',
  ])('of the text %s / is none', (text) => expect(parseCustomRange(text)).toBeNull())

  test('that starts in the future / is empty, and does not end before it starts', () => {
    const { start, end } = rangeOf('2026-12-01..2026-12-05', new Date(2026, 10, 23))
    expect(end).toEqual(start)
  })
})

describe('the bars of a range', () => {
  const barsOf = (from: string, to: string) => {
    const { unit, spans } = barSpansOf({ from, to })
    return [unit, spans.length, spans[0], spans.at(-1)]
  }

  test.each([
    ['2026-11-23', '2026-11-23', 'day', 1, ['2026-11-23', '2026-11-23'], ['2026-11-23', '2026-11-23']],
    ['2026-10-01', '2026-10-31', 'day', 31, ['2026-10-01', '2026-10-01'], ['2026-10-31', '2026-10-31']],
    ['2026-08-23', '2026-11-23', 'week', 14, ['2026-08-23', '2026-08-24'], ['2026-11-17', '2026-11-23']],
    ['2025-11-23', '2026-11-23', 'month', 13, ['2025-11-23', '2025-11-30'], ['2026-11-01', '2026-11-23']],
    ['2000-01-01', '2026-11-23', 'year', 27, ['2000-01-01', '2000-12-31'], ['2026-01-01', '2026-11-23']],
  ])('from %s to %s are by %s', (from, to, unit, count, first, last) => {
    const span = ([start, end]: string[]) => ({ from: start, to: end })
    expect(barsOf(from, to)).toEqual([unit, count, span(first), span(last)])
  })

  test('have each day of the range once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 0, max: 400 }), (days, offset) => {
        const from = addDays('2023-12-15', offset)
        const range = { from, to: addDays(from, days) }
        const { spans } = barSpansOf(range)
        expect(spans.reduce((sum, span) => sum + dayCountOf(span), 0)).toBe(days + 1)
        spans.slice(1).forEach((span, index) => expect(span.from).toBe(addDays(spans[index]?.to ?? '', 1)))
      }),
    )
  })
})

describe('the bars behind the bars of a range', () => {
  const behind = (from: string, to: string, earlier: { from: string; to: string }) =>
    earlierSpansOf(barSpansOf({ from, to }), earlier).map((span) => span && `${span.from}..${span.to}`)

  test('of a month are the days with the same number, and the 31st has none', () => {
    const spans = behind('2026-10-01', '2026-10-31', { from: '2026-09-01', to: '2026-09-30' })
    expect([spans[0], spans[29], spans[30]]).toEqual(['2026-09-01..2026-09-01', '2026-09-30..2026-09-30', undefined])
  })

  test('of weeks are counted from the end, because the first week can be shorter', () => {
    const spans = behind('2026-08-23', '2026-11-23', { from: '2026-05-23', to: '2026-08-22' })
    expect([spans.length, spans[0], spans.at(-1)]).toEqual([14, '2026-05-23..2026-05-23', '2026-08-16..2026-08-22'])
  })
})

test('few years are shown by month, many by year', () => {
  const lifetime = barSpansOf({ from: '2000-01-01', to: '2026-11-23' })
  const young = monthsOfYears({ unit: 'year', spans: lifetime.spans.slice(-2) })
  expect([young?.unit, young?.spans.length, young?.spans[0]?.from, young?.spans.at(-1)?.to]).toEqual([
    'month',
    23,
    '2025-01-01',
    '2026-11-23',
  ])
  expect([monthsOfYears(lifetime), monthsOfYears(barSpansOf({ from: '2026-01-01', to: '2026-11-23' }))]).toEqual([
    null,
    null,
  ])
})

test.each([
  ['2026-03-31', -1, '2026-02-28'],
  ['2028-03-31', -1, '2028-02-29'],
  ['2028-02-29', -12, '2027-02-28'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-12-31', 2, '2027-02-28'],
])('%s and %s months is %s', (day, months, expected) => expect(addMonths(day, months)).toBe(expected))

test('the last day of a month', () =>
  expect(['2026-02-03', '2028-02-01', '2026-12-31'].map(lastDayOfMonth)).toEqual([
    '2026-02-28',
    '2028-02-29',
    '2026-12-31',
  ]))

const periods = (timeFrame: TimeFrame, now: Date): string => {
  const text = (span: { from: string; to: string } | null) => (span ? `${span.from} to ${span.to}` : 'none')
  return `${text(daysOf(timeFrame, now))}, before: ${text(earlierDaysOf(timeFrame, now))}`
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
  const before = process.env['TZ']
  beforeAll(() => void (process.env['TZ'] = zone))
  afterAll(() => {
    if (before === undefined) delete process.env['TZ']
    else process.env['TZ'] = before
  })

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
      const earlier = earlierDaysOf(timeFrame, new Date(2030, 0, 1))
      expect(earlier && [dayCountOf(earlier), addDays(earlier.to, 1)]).toEqual([days + 1, from])
    }),
  )
})
