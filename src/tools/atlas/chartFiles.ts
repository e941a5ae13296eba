import Elk from 'elkjs/lib/elk.bundled.js'
import type { DrawnChart } from '#tools/atlas/picture/drawnChart.ts'
import type { ChartLayout } from '#tools/atlas/picture/chartLayout.ts'
import { layOut } from '#tools/atlas/picture/layout.ts'
import { toMarkdownIndex, outlineOf } from '#tools/atlas/picture/outline.ts'
import { pictureFileOf } from '#tools/atlas/picture/picture.ts'

/** Where the committed pictures are. */
export const chartsFolder = 'docs/charts'

export const outdatedChartsMessage =
  'docs/charts does not fit the charts. Run "npm run charts" and commit what it writes.'

/**
 * A place for everything in every chart, in the order of the charts.
 * @throws NoLayout
 */
export const layOutAll = async (charts: readonly DrawnChart[]): Promise<readonly ChartLayout[]> => {
  const elk = new Elk()
  const laid: ChartLayout[] = []
  // One after the other: the library is synchronous, and all graphs at once would only take memory.
  // oxlint-disable-next-line no-await-in-loop
  for (const chart of charts) laid.push(await layOut(elk, chart))
  return laid
}

/** Every file of `docs/charts` with its text, by its path below that folder. The same charts give the same texts. */
export const chartFilesOf = (charts: readonly ChartLayout[]): ReadonlyMap<string, string> =>
  new Map([
    ['README.md', toMarkdownIndex(charts.map(({ chart }) => chart))],
    ...charts.flatMap((laid): [string, string][] => [
      [`${laid.chart.id}.svg`, pictureFileOf(laid)],
      [`${laid.chart.id}.md`, outlineOf(laid.chart)],
    ]),
  ])
