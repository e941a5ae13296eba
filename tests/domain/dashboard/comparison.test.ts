import { describe, expect, test } from 'vitest'
import { changeOf, type Comparison, compareWith } from '#domain/dashboard/comparison.ts'
import { type DashboardCounts, emptyCounts } from '#domain/dashboard/counts.ts'

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
