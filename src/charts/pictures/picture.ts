import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ChartLayout } from '#charts/pictures/chartLayout.ts'
import { legendOf } from '#charts/pictures/legend.ts'
import { type Highlights, drawChart } from '#charts/pictures/drawChart.ts'
import { rect } from '#charts/pictures/shapes.ts'
import { svgFileOf } from '#charts/pictures/svgText.ts'
import { toHeading } from '#charts/pictures/words.ts'

const style = readFileSync(join(import.meta.dirname, 'picture.css'), 'utf8')

/** A legend needs this width to be readable, in pixels. */
const minWidth = 560

/** The picture of a chart with its legend, as a complete SVG file. */
export const pictureFileOf = (layout: ChartLayout, highlights?: Highlights): string => {
  const width = Math.max(layout.width, minWidth)
  const legend = legendOf(layout.chart, width, layout.height)
  const height = layout.height + legend.height
  const { id, sentence } = layout.chart
  return svgFileOf(
    {
      name: toHeading(id.split('/')[1] ?? id),
      about: sentence,
      width,
      height,
      shapes: [rect(0, 0, width, height, { class: 'page' }), ...drawChart(layout, highlights), ...legend.shapes],
    },
    style,
  )
}
