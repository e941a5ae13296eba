import type { DrawnChart } from '#charts/pictures/drawnChart.ts'
import { areaOf, outlineOf } from '#charts/pictures/outline.ts'
import { toHeading } from '#charts/pictures/words.ts'

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
