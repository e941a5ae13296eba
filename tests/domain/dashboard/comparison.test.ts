import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { barSpansOf } from '#domain/dashboard/barSpans.ts'
import { changeOf, type Comparison, compareWith } from '#domain/dashboard/comparison.ts'
import { type DashboardCounts, emptyCounts } from '#domain/dashboard/counts.ts'
import { dayCountOf } from '#domain/dashboard/comparedPeriods.ts'
import { parseCustomRange, rangeProblem } from '#domain/dashboard/customRange.ts'
import { rangeOf } from '#domain/dashboard/timeFrames.ts'
import { addDays, addMonths, lastDayOfMonth } from '#domain/days.ts'

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
