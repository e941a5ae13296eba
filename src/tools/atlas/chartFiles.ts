import Elk from 'elkjs/lib/elk.bundled.js'
import type { DrawnChart } from '#tools/atlas/picture/drawnChart.ts'
import { markFailures } from '#tools/atlas/picture/foldChart.ts'
import { toDrawnChart } from '#tools/atlas/picture/toDrawnChart.ts'
import { allTestModels } from '#tools/paths/model/allTestModels.ts'
import type { ChartLayout } from '#tools/atlas/picture/chartLayout.ts'
import { layOut } from '#tools/atlas/picture/layout.ts'
import { toMarkdownIndex, outlineOf } from '#tools/atlas/picture/outline.ts'
import { pictureFileOf } from '#tools/atlas/picture/picture.ts'

/** The folder of the committed pictures. */
export const chartsFolder = 'docs/charts'

export const outdatedChartsMessage =
  'docs/charts does not match the charts. Run "npm run charts" and commit the result.'

/** All charts as their pictures show them: failed calls are marks and not arrows. */
export const chartsOfPictures = (): readonly DrawnChart[] =>
  allTestModels.map(toDrawnChart).map((chart) => markFailures(chart))

/**
 * Computes the layout of each chart, in the same order.
 * @throws LayoutError
 */
export const layOutAll = async (charts: readonly DrawnChart[]): Promise<readonly ChartLayout[]> => {
  const elk = new Elk()
  const layouts: ChartLayout[] = []
  // The library is synchronous: all graphs at once would be no faster and use more memory.
  // oxlint-disable-next-line no-await-in-loop
  for (const chart of charts) layouts.push(await layOut(elk, chart))
  return layouts
}

/** The files of `docs/charts`, by path in that folder. The same charts give the same texts. */
export const chartFilesOf = (charts: readonly ChartLayout[]): ReadonlyMap<string, string> =>
  new Map([
    ['README.md', toMarkdownIndex(charts.map(({ chart }) => chart))],
    ...charts.flatMap((layout): [string, string][] => [
      [`${layout.chart.id}.svg`, pictureFileOf(layout)],
      [`${layout.chart.id}.md`, outlineOf(layout.chart)],
    ]),
  ])
