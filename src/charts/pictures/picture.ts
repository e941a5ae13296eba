import { escapeMarkup } from '#charts/markup.ts'
import { drawChart, type Highlights } from '#charts/pictures/drawChart.ts'
import type { DrawnChart } from '#charts/pictures/drawnChart.ts'
import { legendItemsOf } from '#charts/pictures/legend.ts'
import { pictureStyle } from '#charts/pictures/pictureStyle.ts'
import { group, rect, type Shape, text } from '#charts/pictures/shapes.ts'
import { widthOf } from '#charts/pictures/textSize.ts'
import type { ChartLayout } from '#charts/pictures/chartLayout.ts'
import { nameOfChart } from '#charts/pictures/outline.ts'

/** A legend needs this width to be readable, in pixels. */
const minWidth = 560

/** The picture of a chart with its legend, as a complete SVG file. */
export const pictureFileOf = (layout: ChartLayout, highlights?: Highlights): string => {
  const width = Math.max(layout.width, minWidth)
  const legend = legendOf(layout.chart, width, layout.height)
  const height = layout.height + legend.height
  const shapes = [rect(0, 0, width, height, { class: 'page' }), ...drawChart(layout, highlights), ...legend.shapes]
  return `<svg xmlns="http://www.w3.org/2000/svg" class="chart" width="${width}" height="${height}" \
viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="name about">
  <title id="name">${escapeMarkup(nameOfChart(layout.chart))}</title>
  <desc id="about">${escapeMarkup(layout.chart.sentence)}</desc>
  <style>${pictureStyle}</style>
${svgTextOf(shapes)}
</svg>
`
}

/** Shapes as SVG text, one line each. */
const svgTextOf = (shapes: readonly Shape[], indent = '  '): string =>
  shapes.map((shape) => shapeText(shape, indent)).join('\n')

const shapeText = ({ tag, attributes, children, text: content }: Shape, indent: string): string => {
  const attributeText = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeMarkup(String(value))}"`)
    .join('')
  if (content !== undefined) return `${indent}<${tag}${attributeText}>${escapeMarkup(content)}</${tag}>`
  if (!children || children.length === 0) return `${indent}<${tag}${attributeText}/>`
  return `${indent}<${tag}${attributeText}>\n${svgTextOf(children, `${indent}  `)}\n${indent}</${tag}>`
}

const fontStyle = { size: 12, isBold: false }
const lineHeight = 26
const left = 26

/** The legend of a chart, wrapped to the width of the picture. `top` is its upper edge. */
const legendOf = (
  chart: DrawnChart,
  width: number,
  top: number,
): { readonly shapes: readonly Shape[]; readonly height: number } => {
  const shapes: Shape[] = []
  let [x, y] = [left, top + 4]
  for (const { label, draw } of legendItemsOf(chart)) {
    const itemWidth = 42 + widthOf(label, fontStyle) + 26
    if (x > left && x + itemWidth > width) [x, y] = [left, y + lineHeight]
    shapes.push(...draw(x, y), text(x + 42, y + 14, label, { class: 'description', 'font-size': fontStyle.size }))
    x += itemWidth
  }
  return { shapes: [group({ class: 'legend' }, shapes)], height: y + lineHeight - top + 8 }
}
