import type { ChosenTimeFrames } from '#domain/dashboard/chosenTimeFrames.ts'
import type { Comparison } from '#domain/dashboard/comparison.ts'
import { emptyCounts } from '#domain/dashboard/counts.ts'
import { type PlotData } from '#domain/dashboard/plots.ts'
import { now } from '#machines/testData.ts'

/** A different one for each card. */
export const timeFrames: ChosenTimeFrames = {
  userOverview: 'This week',
  itemOverview: 'This month',
  itemPerformance: 'Last year',
  itemListings: 'Last 30 days',
}
export const totals = { ...emptyCounts, totalUserCount: 1_240, activeUserCount: 1_100 }
export const figures = { totals, period: { ...emptyCounts, totalUserCount: 30, activeUserCount: 25 }, loadedAt: now }
export const comparison: Comparison = {
  earlier: { from: '2026-01-01', to: '2026-01-07', counts: { ...emptyCounts, totalUserCount: 20 } },
  newCounts: {
    unit: 'week',
    parts: [
      { from: '2026-01-08', to: '2026-01-14', counts: { ...emptyCounts, totalUserCount: 10 }, earlier: null },
      {
        from: '2026-01-15',
        to: '2026-01-21',
        counts: { ...emptyCounts, totalUserCount: 20 },
        earlier: { from: '2026-01-01', to: '2026-01-07', counts: { ...emptyCounts, totalUserCount: 15 } },
      },
    ],
    after: emptyCounts,
  },
}
export const onlyBars: Comparison = {
  ...comparison,
  earlier: { from: '2026-01-01', to: '2026-01-07', counts: 'failed' },
}
export const plot: PlotData = {
  kind: 'donut',
  title: 'Item Listings Overview',
  sum: 4,
  centerLabel: 'total listings',
  slices: [
    { kind: 'rent', label: 'Rent', count: 1, fraction: 0.25 },
    { kind: 'sale', label: 'Sale', count: 3, fraction: 0.75 },
  ],
}
