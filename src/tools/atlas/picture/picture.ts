import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ChartLayout } from '#tools/atlas/picture/chartLayout.ts'
import { legendOf } from '#tools/atlas/picture/legend.ts'
import { type Highlights, drawChart } from '#tools/atlas/picture/drawChart.ts'
import { rect } from '#tools/atlas/picture/shapes.ts'
import { svgFileOf } from '#tools/atlas/picture/svgText.ts'
import { toHeading } from '#tools/atlas/picture/words.ts'

const style = readFileSync(join(import.meta.dirname, 'picture.css'), 'utf8')

/** The narrowest picture that has room for a legend which can be read. */
const narrowest = 560

/** The picture of a chart with its legend, as a file that stands by itself. */
export const pictureFileOf = (laid: ChartLayout, emphasis?: Highlights): string => {
  const width = Math.max(laid.width, narrowest)
  const legend = legendOf(laid.chart, width, laid.height)
  const height = laid.height + legend.height
  const { id, sentence } = laid.chart
  return svgFileOf(
    {
      name: toHeading(id.split('/')[1] ?? id),
      about: sentence,
      width,
      height,
      shapes: [rect(0, 0, width, height, { class: 'page' }), ...drawChart(laid, emphasis), ...legend.shapes],
    },
    style,
  )
}
