import type { DrawnChart } from '#charts/pictures/drawnChart.ts'

/** The build of the atlas writes them here, and the data of each chart into a file. */
declare const __CHARTS__: readonly DrawnChart[]
declare const __VERSION__: string

export const allCharts = __CHARTS__

export const versionOfAtlas = __VERSION__
