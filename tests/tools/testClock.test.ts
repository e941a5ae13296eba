import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { chosenMoment, moments } from '#tools/testClock/moments.ts'
import { pageClockScript, startTestClock } from '#tools/testClock/testClock.ts'

const hour = 60 * 60_000

/** `Date` of a page whose real clock shows this time, with the clock of this process. */
const dateOfPage = (realTime: number, script: string) => {
  const page = { realTime }
  runInNewContext('const RealDate = Date; Date.now = () => realTime', page)
  return (code: string): unknown => runInNewContext(`${script}; ${code}`, page)
}

test('a process starts at the moment of the run, in its time zone', () => {
  const zone = process.env['TZ']
  startTestClock({ name: 'x', description: '', time: '2032-02-29T00:20:00+01:00', zone: 'Africa/Lagos' })
  const now = new Date()
  const read = [now.toISOString().slice(0, 16), now.getHours(), now.getMinutes()]
  startTestClock()
  expect(read).toEqual(['2032-02-28T23:20', 0, 20])
  expect(process.env['TZ']).toBe(zone)
})

test('a second start does not shift the clock twice', () => {
  startTestClock()
  const first = Date.now()
  startTestClock()
  expect(Math.abs(Date.now() - first)).toBeLessThan(hour)
})

test('a time that is given is not shifted', () => {
  expect(new Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z')
  expect(Date.parse('2026-01-01T00:00:00Z')).toBe(1_767_225_600_000)
})

test('a page gets the same shift, for Date.now(), new Date() and Date()', () => {
  const read = dateOfPage(Date.parse('2026-06-01T00:00:00Z'), pageClockScript())
  const offset = globalThis.dateShift?.offset ?? 0
  expect(read('[Date.now(), new Date().getTime(), new Date() instanceof Date]')).toEqual([
    Date.parse('2026-06-01T00:00:00Z') + offset,
    Date.parse('2026-06-01T00:00:00Z') + offset,
    true,
  ])
  expect(read('Date().slice(0, 3)')).toMatch(/^\w{3}$/)
})

test('the moments have weekends, both ends of a month and of a year, a leap day and both changes of the clock', () => {
  const dayOf = ({ time }: { time: string }) => new Date(`${time.slice(0, 10)}T12:00:00Z`).getUTCDay()
  expect(new Set(moments.map(dayOf))).toEqual(new Set([0, 1, 3, 5, 6]))
  expect(moments.map(({ time }) => time.slice(5, 10)).toSorted()).toEqual([
    '01-01',
    '02-29',
    '03-14',
    '11-01',
    '11-25',
    '11-28',
    '12-31',
  ])
})

test('an unknown moment is refused with the names of all', () => {
  expect(() => chosenMoment('monday')).toThrow(
    'TEST_MOMENT is "monday". The moments are wednesday, saturday, leap-day, new-year, midnight, spring, autumn.',
  )
})
