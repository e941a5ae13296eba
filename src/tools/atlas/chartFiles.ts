import Elk from 'elkjs/lib/elk.bundled.js'
import type { DrawnChart } from '#charts/pictures/drawnChart.ts'
import { layOut } from '#charts/pictures/layout.ts'
import type { ChartLayout } from '#charts/pictures/chartLayout.ts'
import { areaOf, outlineOf } from '#charts/pictures/outline.ts'
import { toHeading } from '#charts/pictures/words.ts'

/** Computes the layout of each chart, in the same order. */
export const layOutAll = async (charts: readonly DrawnChart[]): Promise<readonly ChartLayout[]> => {
  const elk = new Elk()
  const layouts: ChartLayout[] = []
  // The library is synchronous: all graphs at once would be no faster and use more memory.
  // oxlint-disable-next-line no-await-in-loop
  for (const chart of charts) layouts.push(await layOut(elk, chart))
  return layouts
}

/** The folder of the outlines. They make a change of behaviour readable in a pull request. */
export const outlinesFolder = 'docs/charts'

/** The outlines of all charts, one text for each area, by file. */
export const outlineFilesOf = (charts: readonly DrawnChart[]): ReadonlyMap<string, string> => {
  const areas = [...new Set(charts.map(areaOf))].sort()
  return new Map(
    areas.map((area) => [
      `${outlinesFolder}/${area}.md`,
      [
        `# ${toHeading(area)}`,
        '',
        '`npm run charts` generates this file. The pictures are in the atlas: `npm run atlas`. ' +
          '[How to read an outline](../charts.md#read-an-outline).',
        '',
        ...charts.filter((chart) => areaOf(chart) === area).map(outlineOf),
      ].join('\n'),
    ]),
  )
}
