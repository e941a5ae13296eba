import { createHash } from 'node:crypto'
import type { DrawnChart } from '#charts/pictures/drawnChart.ts'

/** A text that differs if a chart differs, to compare an atlas with a review. */
export const versionOfCharts = (charts: readonly DrawnChart[]): string =>
  createHash('sha256').update(JSON.stringify(charts)).digest('hex').slice(0, 12)
