import { chartRoute, toHash } from '#tools/atlas/site/route.ts'

/** The link to a run of a chart in the atlas that `npm start` serves. */
export const atlasLink = (chart: string, inputNames: readonly string[]): string =>
  `http://localhost:5173/atlas/${toHash(chartRoute(chart, { panel: 'play', run: inputNames }))}`
