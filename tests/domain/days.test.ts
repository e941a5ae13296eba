import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { addDays, addMonths, dayAtTimeOf, dayOf, endOfDay, lastDayOfMonth, startOfDay } from '#domain/days.ts'

/** The days on which the clock changes, and how long they last. */
const changes = [
  // At 24:00 the clock goes back to 23:00, so the last hour of the day comes twice.
  ['Africa/Cairo', '2026-10-29', 25],
  // There is no midnight: the day starts at 01:00.
  ['Africa/Cairo', '2026-04-24', 23],
  // At 01:00 the clock goes back to midnight, which comes twice.
  ['America/Havana', '2026-11-01', 25],
  ['America/New_York', '2026-03-08', 23],
  ['America/New_York', '2026-11-01', 25],
  ['Asia/Kathmandu', '2026-03-08', 24],
] as const

describe.each(changes)('in %s on %s', (zone, day, hours) => {
  beforeAll(() => void vi.stubEnv('TZ', zone))
  afterAll(() => void vi.unstubAllEnvs())

  test('each moment from the start to the end of the day belongs to it, and no other', () => {
    const [start, end] = [startOfDay(day).getTime(), endOfDay(day).getTime()]
    expect((end + 1 - start) / 3_600_000).toBe(hours)
    expect([start - 1, start, end, end + 1].map((time) => dayOf(new Date(time)))).toEqual([
      addDays(day, -1),
      day,
      day,
      addDays(day, 1),
    ])
  })

  test('each time of another day is a time of this day', () => {
    for (let hour = 0; hour < 24; hour += 1) expect(dayOf(dayAtTimeOf(day, new Date(2026, 5, 15, hour, 30)))).toBe(day)
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
