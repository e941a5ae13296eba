import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/days.ts'
import { barSpansOf, earlierSpansOf, monthsOfYears } from '#domain/periods/barSpans.ts'
import { dayCountOf } from '#domain/periods/daySpan.ts'

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

  test.each([
    [31, 'day'],
    [32, 'week'],
    [125, 'week'],
    [126, 'month'],
    [800, 'month'],
    [801, 'year'],
  ])('of %d days are by %s', (days, unit) => {
    expect(barSpansOf({ from: '2024-03-01', to: addDays('2024-03-01', days - 1) }).unit).toBe(unit)
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
  const lastYears = (count: number) => monthsOfYears({ unit: 'year', spans: lifetime.spans.slice(-count) })
  expect([lastYears(3)?.spans.length, lastYears(4)]).toEqual([35, null])
  expect([monthsOfYears(lifetime), monthsOfYears(barSpansOf({ from: '2026-01-01', to: '2026-11-23' }))]).toEqual([
    null,
    null,
  ])
})
