import type { TracedPath } from '#charts/paths/trace/trace.ts'

/** The folder of results. It is not committed. */
const resultFolder = 'dist/qa'

/** The answers and reports of a hand run, without their endings. */
export const handRunFile = (chart: string, folder = resultFolder): string => `${folder}/run-${chart.replace('/', '-')}`

/** What people used, as the last command has read it: an array of visits. */
export const usageFile = `${resultFolder}/usage.json`

/** The last results of the test paths in a browser. */
export const walksFile = `${resultFolder}/walks.json`

/** The last result of a test path in a browser. */
export interface Walk extends Omit<TracedPath, 'by'> {
  readonly chart: string
}
