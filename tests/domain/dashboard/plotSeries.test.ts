import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createPlotSeries } from '#domain/dashboard/plotSeries.ts'
import { isDay, addDays } from '#domain/days.ts'

const week = { from: '2026-03-01', to: '2026-03-07' }
const record = (date: string, total: number) => ({ date, total })
const shown = (records: readonly { date: string; total: number }[]) =>
  createPlotSeries(records, week).map(
    ({ date, total, isRepeated }) => `${date} ${total}${isRepeated ? ' repeated' : ''}`,
  )

describe('the records of a plot', () => {
  test('are those of the range, its first and last day included', () => {
    const given = [
      record('2026-02-28', 1),
      record('2026-03-01', 2),
      record('2026-03-02', 3),
      record('2026-03-07', 4),
      record('2026-03-08', 5),
    ]
    expect(shown(given).filter((line) => !line.endsWith('repeated'))).toEqual([
      '2026-03-01 2',
      '2026-03-02 3',
      '2026-03-07 4',
    ])
  })

  test('stand by date, and a missing day repeats the one before it', () => {
    expect(shown([record('2026-03-05', 9), record('2026-03-02', 7)])).toEqual([
      '2026-03-02 7',
      '2026-03-03 7 repeated',
      '2026-03-04 7 repeated',
      '2026-03-05 9',
    ])
  })

  test('stay where they are when their date cannot be read, while the others are sorted around them', () => {
    expect(shown([record('2026-03-03', 3), record('soon', 0), record('2026-03-02', 2)])).toEqual([
      '2026-03-02 2',
      'soon 0',
      '2026-03-03 3',
    ])
  })

  test('are doubled where there is one, the earlier copy dated the day before', () => {
    expect(shown([record('2026-03-01', 4)])).toEqual(['2026-02-28 4 repeated', '2026-03-01 4'])
  })

  test('are doubled with yesterday where the date of the only one cannot be read', () => {
    expect(shown([record('2026-02-30', 4)])).toEqual(['2026-03-06 4 repeated', '2026-02-30 4'])
  })

  test('are none where there are none', () => expect(shown([])).toEqual([]))
})

const anyDay = fc.integer({ min: -40, max: 40 }).map((days) => addDays('2026-03-04', days))
const anyDate = fc.oneof(
  { weight: 9, arbitrary: anyDay },
  { weight: 1, arbitrary: fc.constantFrom('soon', '2026-13-01', '2026-02-30', '') },
)
const anyRecords = fc.uniqueArray(fc.record({ date: anyDate, total: fc.nat(100) }), {
  selector: ({ date }) => date,
  maxLength: 40,
})
const anyRange = fc.tuple(anyDay, anyDay).map(([a, b]) => (a < b ? { from: a, to: b } : { from: b, to: a }))

test('whatever is given, a plot has no gap, no day twice and nothing from outside its range', () => {
  fc.assert(
    fc.property(anyRecords, anyRange, (records, range) => {
      const series = createPlotSeries(records, range)
      const kept = records.filter(({ date }) => !isDay(date) || (date >= range.from && date <= range.to))
      expect(
        series
          .filter(({ isRepeated }) => !isRepeated)
          .map(({ total }) => total)
          .sort(),
      ).toEqual(kept.map(({ total }) => total).sort())
      if (kept.length === 1 || !kept.every(({ date }) => isDay(date))) return
      const dates = series.map(({ date }) => date)
      expect(dates).toEqual(dates.map((_, index) => addDays(dates[0] ?? '', index)))
      const values = new Map(kept.map(({ date, total }) => [date, total]))
      for (const [index, { date, total, isRepeated }] of series.entries())
        expect(total).toBe(isRepeated ? series[index - 1]?.total : values.get(date))
    }),
  )
})

test('a record whose date cannot be read has the same place in the row as before', () => {
  fc.assert(
    fc.property(
      anyRecords.filter((records) => records.length !== 1),
      (records) => {
        const all = { from: '2000-01-01', to: '2100-01-01' }
        const places = (row: readonly { date: string }[]) =>
          row.flatMap(({ date }, index) => (isDay(date) ? [] : [index]))
        expect(places(createPlotSeries(records, all).filter(({ isRepeated }) => !isRepeated))).toEqual(places(records))
      },
    ),
  )
})

test('a day of the calendar is one that the calendar has', () => {
  expect(['2024-02-29', '2026-02-29', '2026-00-10', '2026-1-1', '2026-04-31', '0000-01-01'].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
    true,
  ])
})
