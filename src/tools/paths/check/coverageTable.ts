import type { ChartCoverage, CoverageRecord } from '#tools/paths/check/coverage.ts'
import { formatColumns } from '#tools/paths/check/resultsTable.ts'

/** How many transitions a chart declares, and how many of them the tests take. */
export interface CoverageCounts {
  readonly transitions: number
  readonly actor: number
  readonly browser: number
  readonly never: number
}

export const countCoverage = (charts: readonly ChartCoverage[]): CoverageCounts => {
  const rows = charts.flatMap((chart) => Object.values(chart))
  return {
    transitions: rows.length,
    actor: rows.filter(({ takenBy }) => takenBy.includes('actor')).length,
    browser: rows.filter(({ takenBy }) => takenBy.includes('browser')).length,
    never: rows.filter(({ takenBy }) => takenBy.length === 0).length,
  }
}

/** A text table: one line per chart and a total. */
export const formatCoverageTable = (record: CoverageRecord): string => {
  const line = (name: string, { transitions, actor, browser, never }: CoverageCounts): string[] =>
    [name, transitions, actor, browser, never].map(String)
  return formatColumns([
    ['chart', 'transitions', 'actor', 'browser', 'never'],
    ...Object.entries(record).map(([id, chart]) => line(id, countCoverage([chart]))),
    line('all', countCoverage(Object.values(record))),
  ])
}
