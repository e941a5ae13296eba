import { createHash } from 'node:crypto'
import type { DrawnChart } from '#charts/pictures/drawnChart.ts'

/** A text that differs if a chart or its test paths differ, to compare an atlas with a review. */
export const versionOfCharts = (charts: readonly { drawn: DrawnChart; paths: readonly { id: string }[] }[]): string => {
  const parts = charts.map(({ drawn, paths }) => [drawn, paths.map(({ id }) => id)])
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12)
}
