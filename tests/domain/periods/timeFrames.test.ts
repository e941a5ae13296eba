import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseCustomRange, rangeOf, rangeProblem, timeFrames } from '#domain/periods/timeFrames.ts'

const day = (date: Date): string => [date.getFullYear(), date.getMonth() + 1, date.getDate()].join('-')

describe('on Wednesday, 20 May 2026, at half past three', () => {
  const now = new Date(2026, 4, 20, 15, 30)

  test.each([
    ['This week', '2026-5-17'],
    ['Last 7 days', '2026-5-14'],
    ['Last 30 days', '2026-4-21'],
    ['Last 3 months', '2026-2-20'],
    ['Last 6 months', '2025-11-20'],
    ['Last year', '2025-5-20'],
    ['Lifetime', '2000-1-1'],
  ] as const)('%s starts on %s', (timeFrame, start) => {
    expect(day(rangeOf(timeFrame, now).start)).toBe(start)
    expect(rangeOf(timeFrame, now).end).toEqual(now)
  })
})

test('on a Sunday / the week starts on that day', () => {
  expect(day(rangeOf('This week', new Date(2026, 4, 17, 0, 5)).start)).toBe('2026-5-17')
})

test('on 31 May / three months ago is the last day of February', () => {
  expect(day(rangeOf('Last 3 months', new Date(2026, 4, 31)).start)).toBe('2026-2-28')
})

test('each time frame starts at midnight before now', () => {
  const moments = fc.date({ min: new Date(2001, 0, 1), max: new Date(2100, 0, 1), noInvalidDate: true })
  fc.assert(
    fc.property(moments, fc.constantFrom(...timeFrames), (now, timeFrame) => {
      const { start } = rangeOf(timeFrame, now)
      expect(start.getTime()).toBeLessThanOrEqual(now.getTime())
      expect(start).toEqual(new Date(start.getFullYear(), start.getMonth(), start.getDate()))
    }),
  )
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
