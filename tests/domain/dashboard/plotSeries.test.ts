import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createPlotSeries } from '#domain/dashboard/plotSeries.ts'
import { isDay, addDays } from '#domain/days.ts'

const week = { from: '2026-03-01', to: '2026-03-07' }
const record = (date: string, total: number) => ({ date, total })
const seriesOf = (records: readonly { date: string; total: number }[]) =>
  createPlotSeries(records, week).map(
    ({ date, total, isRepeated }) => `${date} ${total}${isRepeated ? ' repeated' : ''}`,
  )

describe('a plot series', () => {
  test('has the records of the range, including its first and last day', () => {
    const records = [
      record('2026-02-28', 1),
      record('2026-03-01', 2),
      record('2026-03-02', 3),
      record('2026-03-07', 4),
      record('2026-03-08', 5),
    ]
    expect(seriesOf(records).filter((line) => !line.endsWith('repeated'))).toEqual([
      '2026-03-01 2',
      '2026-03-02 3',
      '2026-03-07 4',
    ])
  })

  test('is sorted by date, and a missing day repeats the day before', () => {
    expect(seriesOf([record('2026-03-05', 9), record('2026-03-02', 7)])).toEqual([
      '2026-03-02 7',
      '2026-03-03 7 repeated',
      '2026-03-04 7 repeated',
      '2026-03-05 9',
    ])
  })

  test('keeps a record with an invalid date at its position', () => {
    expect(seriesOf([record('2026-03-03', 3), record('soon', 0), record('2026-03-02', 2)])).toEqual([
      '2026-03-02 2',
      'soon 0',
      '2026-03-03 3',
    ])
  })

  test('with a single record / has a copy on the day before', () => {
    expect(seriesOf([record('2026-03-01', 4)])).toEqual(['2026-02-28 4 repeated', '2026-03-01 4'])
  })

  test('with a single record of an invalid date / has a copy dated yesterday', () => {
    expect(seriesOf([record('2026-02-30', 4)])).toEqual(['2026-03-06 4 repeated', '2026-02-30 4'])
  })

  test('without records / is empty', () => expect(seriesOf([])).toEqual([]))
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

test('any plot series has no gaps, no duplicate days and no records outside its range', () => {
  fc.assert(
    fc.property(anyRecords, anyRange, (records, range) => {
      const series = createPlotSeries(records, range)
      const expected = records.filter(({ date }) => !isDay(date) || (date >= range.from && date <= range.to))
      expect(
        series
          .filter(({ isRepeated }) => !isRepeated)
          .map(({ total }) => total)
          .sort(),
      ).toEqual(expected.map(({ total }) => total).sort())
      if (expected.length === 1 || !expected.every(({ date }) => isDay(date))) return
      const dates = series.map(({ date }) => date)
      expect(dates).toEqual(dates.map((_, index) => addDays(dates[0] ?? '', index)))
      const values = new Map(expected.map(({ date, total }) => [date, total]))
      for (const [index, { date, total, isRepeated }] of series.entries())
        expect(total).toBe(isRepeated ? series[index - 1]?.total : values.get(date))
    }),
  )
})

test('a record with an invalid date keeps its position in any plot series', () => {
  fc.assert(
    fc.property(
      anyRecords.filter((records) => records.length !== 1),
      (records) => {
        const all = { from: '2000-01-01', to: '2100-01-01' }
        const positions = (row: readonly { date: string }[]) =>
          row.flatMap(({ date }, index) => (isDay(date) ? [] : [index]))
        expect(positions(createPlotSeries(records, all).filter(({ isRepeated }) => !isRepeated))).toEqual(
          positions(records),
        )
      },
    ),
  )
})

test('isDay accepts only days of the calendar', () => {
  expect(['2024-02-29', '2026-02-29', '2026-00-10', '2026-1-1', '2026-04-31', '0000-01-01'].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
    true,
  ])
})
