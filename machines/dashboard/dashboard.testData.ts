import type { Comparison } from '#domain/dashboard/comparison.ts'
import { emptyCounts } from '#domain/dashboard/counts.ts'
import { type PlotData } from '#domain/dashboard/plots.ts'

export const figures = { totals: emptyCounts, period: emptyCounts, loadedAt: 0 }
export const comparison: Comparison = {
  earlier: { from: '2026-01-01', to: '2026-01-07', counts: emptyCounts },
  newCounts: null,
}
export const plot: PlotData = {
  kind: 'donut',
  title: 'Item Listings Overview',
  sum: 1,
  centerLabel: 'total listings',
  slices: [{ kind: 'rent', label: 'Rent', count: 1, fraction: 1 }],
}
