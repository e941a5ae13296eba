import type { DrawnChart } from '#charts/pictures/drawnChart.ts'

/** The build of the atlas writes them here, and the data of each chart into a file. */
declare const __CHARTS__: readonly DrawnChart[]

export const allCharts = __CHARTS__
