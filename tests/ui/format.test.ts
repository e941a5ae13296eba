import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import * as formats from '#ui/format.ts'
import { hostileSeed, hostileTexts } from '#tests/support/hostileValues.ts'

const numbers = fc.oneof(fc.double(), fc.constantFrom(1e21, 8.64e15 + 1, -1, 1e308))

/** Every formatter of the console, with a number or a text of any content. */
test.each(Object.entries(formats) as [string, (value: unknown) => unknown][])(
  '%s formats every value as a text',
  (name, format) => {
    fc.assert(
      fc.property(fc.oneof(numbers, hostileTexts), (value) => {
        // It gives a text that is no date back as it is.
        expect(typeof format(name === 'formatDay' ? String(value) : value)).toBe('string')
      }),
      { seed: hostileSeed, numRuns: 200 },
    )
  },
)

test('numbers and dates are written as in the English of the page', () => {
  expect([
    formats.formatCount(1_240.4),
    formats.formatChange(219.04),
    formats.formatPercent(0.375),
    formats.formatCompact(12_345),
    formats.formatNaira(12_500),
    formats.formatNaira(12_500.5),
    formats.formatNaira(-3),
    formats.formatDay('2026-03-07T12:00:00'),
    formats.formatDayRange({ from: '2026-11-01', to: '2026-11-23' }),
    formats.formatLongDay('2026-11-21'),
    formats.formatTime(Date.parse('2026-11-21T14:32:00')),
    formats.formatDocumentDay('2026-11-21'),
  ]).toEqual([
    '1,240',
    '+219.0%',
    '37.5%',
    '12.3K',
    '₦12,500',
    '₦12,500.50',
    '-₦3',
    'Mar 7, 2026',
    'Nov 1 – 23, 2026',
    'Sat, Nov 21, 2026',
    '2:32 PM',
    '21 November 2026',
  ])
})

test.each([
  ['in the year of today', '2026-11-01', '2026-11-07', 'Nov 1 – 7'],
  ['across New Year', '2025-12-28', '2026-01-03', 'Dec 28, 2025 – Jan 3, 2026'],
  ['in an earlier year', '2025-11-02', '2025-11-08', 'Nov 2 – 8, 2025'],
])('a week %s', (_, from, to, text) => {
  expect(formats.formatRecentRange({ from, to }, '2026-11-21')).toBe(text)
})

test('a changed time zone of the device changes days and times at once', () => {
  const texts = ['UTC', 'Africa/Lagos', 'UTC'].map((zone) => {
    vi.stubEnv('TZ', zone)
    return [formats.formatDay('2026-11-20T23:30:00Z'), formats.formatTime(Date.parse('2026-11-20T23:30:00Z'))]
  })
  vi.unstubAllEnvs()
  expect(texts).toEqual([
    ['Nov 20, 2026', '11:30 PM'],
    ['Nov 21, 2026', '12:30 AM'],
    ['Nov 20, 2026', '11:30 PM'],
  ])
})
