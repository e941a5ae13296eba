import { existsSync, readFileSync } from 'node:fs'
import { type ChartCoverage, coverageFileOf, parseCoverage } from '#tools/paths/check/coverage.ts'

/** The committed record of one chart; null if no run was recorded. */
export const readStoredCoverage = (chart: string): ChartCoverage | null => {
  const file = coverageFileOf(chart)
  return existsSync(file) ? parseCoverage(readFileSync(file, 'utf8')) : null
}
