import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ChartLayout } from '#charts/pictures/layout.ts'
import { type Highlights, drawChart } from '#charts/pictures/drawChart.ts'
import { legendOf } from '#charts/pictures/legend.ts'
import { nameOfChart } from '#charts/pictures/outline.ts'
import { rect, type Shape } from '#charts/pictures/shapes.ts'

const style = readFileSync(join(import.meta.dirname, 'picture.css'), 'utf8')

/** A legend needs this width to be readable, in pixels. */
const minWidth = 560

/** The picture of a chart with its legend, as a complete SVG file. */
export const pictureFileOf = (layout: ChartLayout, highlights?: Highlights): string => {
  const width = Math.max(layout.width, minWidth)
  const legend = legendOf(layout.chart, width, layout.height)
  const height = layout.height + legend.height
  const page = rect(0, 0, width, height, { class: 'page' })
  return `<svg xmlns="http://www.w3.org/2000/svg" class="chart" width="${width}" height="${height}" \
viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="name about">
  <title id="name">${escape(nameOfChart(layout.chart))}</title>
  <desc id="about">${escape(layout.chart.sentence)}</desc>
  <style>
${style.trimEnd()}
  </style>
${svgTextOf([page, ...drawChart(layout, highlights), ...legend.shapes])}
</svg>
`
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (content: string): string => content.replaceAll(/[&<>"]/g, (sign) => escapes[sign] as string)

/** Shapes as SVG text, one line each. */
const svgTextOf = (shapes: readonly Shape[], indent = '  '): string =>
  shapes.map((shape) => shapeText(shape, indent)).join('\n')

const shapeText = ({ tag, attributes, children, text }: Shape, indent: string): string => {
  const attributeText = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escape(String(value))}"`)
    .join('')
  if (text !== undefined) return `${indent}<${tag}${attributeText}>${escape(text)}</${tag}>`
  if (!children || children.length === 0) return `${indent}<${tag}${attributeText}/>`
  return `${indent}<${tag}${attributeText}>\n${svgTextOf(children, `${indent}  `)}\n${indent}</${tag}>`
}
