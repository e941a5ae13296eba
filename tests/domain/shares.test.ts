import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { donutSlices, emptyCounts } from '#domain/dashboard/counts.ts'
import { createDonutPlot, plotCsv } from '#domain/dashboard/plots.ts'
import { formatPercent as formatOnLeaderboard } from '#domain/people/leaderboard.ts'
import { formatPercent } from '#ui/format.ts'
import { plotSummary } from '#ui/plots/plotText.ts'

const countsOf = ([rentItemsCount = 0, saleItemsCount = 0, donationItemsCount = 0, swapItemsCount = 0]: number[]) => ({
  ...emptyCounts,
  rentItemsCount,
  saleItemsCount,
  donationItemsCount,
  swapItemsCount,
})

const shown = (counts: number[]) =>
  donutSlices('itemListings', countsOf(counts)).map(({ fraction }) => formatPercent(fraction))

describe('the shares of a donut', () => {
  test.each([
    [
      [1, 1, 1],
      ['33.4%', '33.3%', '33.3%', '0.0%'],
    ],
    [
      [99_996, 2, 1, 1],
      ['99.7%', '0.1%', '0.1%', '0.1%'],
    ],
    [
      [1, 99_996, 2, 1],
      ['0.1%', '99.7%', '0.1%', '0.1%'],
    ],
    [
      [1, 1, 1, 4],
      ['14.3%', '14.3%', '14.3%', '57.1%'],
    ],
    [
      [0, 7, 0, 0],
      ['0.0%', '100.0%', '0.0%', '0.0%'],
    ],
    [
      [5, 3, 1, 1],
      ['50.0%', '30.0%', '10.0%', '10.0%'],
    ],
    [
      [0, 0, 0, 0],
      ['0.0%', '0.0%', '0.0%', '0.0%'],
    ],
  ])('of %j are %j', (counts, shares) => {
    expect(shown(counts)).toEqual(shares)
  })

  test('add up to 100, and only nothing is 0 and only everything is 100', () => {
    const count = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 10_000_000 }))
    fc.assert(
      fc.property(fc.array(count, { minLength: 4, maxLength: 4 }), (counts) => {
        fc.pre(counts.some((value) => value > 0))
        const tenths = shown(counts).map((text) => Math.round(parseFloat(text) * 10))
        expect(tenths.reduce((sum, tenth) => sum + tenth, 0)).toBe(1_000)
        expect(tenths.map((tenth) => tenth === 0)).toEqual(counts.map((value) => value === 0))
        const pairs = counts.map((value, at) => [value, tenths[at] ?? 0] as const)
        const turned = pairs.filter(([value, tenth]) => pairs.some((other) => value > other[0] && tenth < other[1]))
        expect(turned).toEqual([])
      }),
    )
  })

  test('are the same in the legend, in the file and in the sentence for screen readers', () => {
    const period = countsOf([1, 1, 1])
    const plot = createDonutPlot('itemListings', { totals: period, period, loadedAt: 0 })
    expect(plot && [plotCsv(plot).split('\r\n').slice(1, 4), plotSummary(plot)]).toEqual([
      ['Rent,1,33.4', 'Sale,1,33.3', 'Donate,1,33.3'],
      'Of 3 total listings, 33.4% are for rent, 33.3% are for sale, 33.3% are to donate and 0.0% are to swap.',
    ])
  })
})

test.each([
  [0, '0.0%'],
  [1 / 100_000, '0.1%'],
  [0.5, '50.0%'],
  [99_999 / 100_000, '99.9%'],
  [1, '100.0%'],
])('the share %d is %s on every page', (share, text) => {
  expect([formatPercent(share), formatOnLeaderboard(share)]).toEqual([text, text])
})
