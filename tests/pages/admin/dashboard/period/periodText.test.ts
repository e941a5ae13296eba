import { describe, expect, test } from 'vitest'
import { comparisonText, timeFrameLabel } from '#pages/admin/dashboard/period/periodText.ts'

describe('on Monday, 23 November 2026', () => {
  test.each([
    ['This month', 'Nov 1 – 23, compared with Oct 1 – 23 until the same time.'],
    ['Last month', 'Oct 1 – 31, compared with Sep 1 – 30.'],
    ['Last year', 'Nov 23, 2025 – Nov 23, 2026, compared with Nov 23, 2024 – Nov 22, 2025 until the same time.'],
    ['Lifetime', 'Lifetime has no earlier period to compare with.'],
    ['2026-11-03..2026-11-12', 'Nov 3 – 12, compared with Oct 24 – Nov 2.'],
    ['2026-11-12..2026-11-12', 'Nov 12, 2026, compared with Nov 11, 2026.'],
  ] as const)('%s is compared in a sentence with both periods', (timeFrame, sentence) => {
    expect(comparisonText(timeFrame, '2026-11-23')).toBe(sentence)
  })
})

test('a time frame is a label', () => {
  const timeFrames = ['Last 30 days', '2026-11-03..2026-11-12', '2026-11-12..2026-11-12'] as const
  expect(timeFrames.map(timeFrameLabel)).toEqual(['Last 30 days', 'Nov 3 – 12, 2026', 'Nov 12, 2026'])
})
