import type { ChartCoverage, CoverageRecord } from '#tools/paths/check/coverage.ts'
import { inColumns } from '#tools/paths/check/resultsTable.ts'

const columns = ['transitions', 'byActor', 'byBrowser', 'byHand', 'never'] as const

/** How many transitions each chart declares, and how many of them are taken by whom. */
export const coverageTableOf = ({ charts }: CoverageRecord): string => {
  const rows = Object.entries(charts).map(([chart, coverage]) => [chart, ...columns.map((column) => coverage[column])])
  const sums = columns.map((column) => sumOf(Object.values(charts), column))
  return inColumns(
    [['chart', 'transitions', 'actor', 'browser', 'hand', 'never'], ...rows, ['all', ...sums]].map((row) =>
      row.map(String),
    ),
  )
}

/** One figure of all charts together. */
export const sumOf = (charts: readonly ChartCoverage[], column: (typeof columns)[number]): number =>
  charts.reduce((sum, chart) => sum + chart[column], 0)
