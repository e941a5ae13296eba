import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { emptyCounts } from '#domain/dashboard/counts.ts'
import { dayOf, daysBetween, addDays } from '#domain/days.ts'
import { emptyHistory, addToday } from '#domain/dashboard/history.ts'
import { createLinePlot } from '#domain/dashboard/createLinePlot.ts'
import { rangeOf, timeFrames } from '#domain/periods/timeFrames.ts'

/** Time zones, a date, and the UTC offsets in hours before and after it. Some change the daylight saving time. */
const zones = [
  ['Africa/Lagos', '2026-03-08', [1, 1]],
  ['UTC', '2026-03-08', [0, 0]],
  ['America/Los_Angeles', '2026-03-08', [-8, -7]],
  ['America/Los_Angeles', '2026-11-01', [-7, -8]],
  ['Pacific/Auckland', '2026-04-05', [13, 12]],
  ['Pacific/Auckland', '2026-09-27', [12, 13]],
] as const

const counts = { ...emptyCounts, totalUserCount: 1_000, activeUserCount: 900 }

describe.each(zones)('in %s, over the change of %s', (zone, change, hours) => {
  beforeAll(() => void vi.stubEnv('TZ', zone))
  afterAll(() => void vi.unstubAllEnvs())

  const [year = 0, month = 1, day = 1] = change.split('-').map(Number)
  const at = (days: number, hour: number) => new Date(year, month - 1, day + days, hour)

  test('the time zone has the expected offsets', () => {
    expect([at(-1, 12), at(1, 12)].map((moment) => 0 - moment.getTimezoneOffset() / 60)).toEqual(hours)
  })

  test('each hour of a day belongs to that day', () => {
    for (const days of [-1, 0, 1])
      for (const hour of [0, 4, 12, 23]) expect(dayOf(at(days, hour))).toBe(addDays(change, days))
  })

  test('each visit of a week is one day of the history, and the week starts on Sunday', () => {
    const history = [0, 1, 2, 3, 4, 5, 6].reduce((result, days) => addToday(result, counts, dayOf(at(days, 23))), {
      ...emptyHistory,
      isSeeded: true,
    })
    const plot = createLinePlot(
      'userOverview',
      {
        timeFrame: 'This week',
        figures: { totals: counts, period: counts, loadedAt: at(6, 23).getTime() },
        comparison: null,
      },
      history,
    )
    expect(plot?.days).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((days) => ({ date: addDays(change, days), source: 'measured' })),
    )
  })

  test('the 30 synthetic days have no gaps and no duplicates', () => {
    const { days } = addToday(emptyHistory, counts, dayOf(at(2, 1)))
    expect(days.map(({ date }) => date)).toEqual(Array.from({ length: 31 }, (_, index) => addDays(change, index - 28)))
  })

  test('each time frame starts at midnight, the right number of days ago', () => {
    const now = at(3, 0)
    expect(timeFrames.map((timeFrame) => [timeFrame, dayOf(rangeOf(timeFrame, now).start)])).toEqual([
      ['This week', change],
      ['Last 7 days', addDays(change, -3)],
      ['Last 30 days', addDays(change, -26)],
      ['Last 3 months', monthsBefore(now, 3)],
      ['Last 6 months', monthsBefore(now, 6)],
      ['Last year', monthsBefore(now, 12)],
      ['Lifetime', '2000-01-01'],
    ])
    for (const timeFrame of timeFrames) expect(rangeOf(timeFrame, now).start.getHours()).toBe(0)
  })

  test('daysBetween is the inverse of addDays', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 20_000 }), (days) => {
        expect(daysBetween(change, addDays(change, days))).toBe(days)
      }),
    )
  })
})

/** The same day of an earlier month. No date above is the last day of a long month. */
const monthsBefore = (now: Date, months: number): string =>
  dayOf(new Date(now.getFullYear(), now.getMonth() - months, now.getDate(), 12))
