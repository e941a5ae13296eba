import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawChart, type Highlights } from '#charts/pictures/drawChart.ts'
import { fontStyles } from '#charts/pictures/textBlocks.ts'
import type { DrawnChart, DrawnState, DrawnTransition, Trigger } from '#charts/pictures/drawnChart.ts'
import { circle, drawIcon, group, type Icon, path, rect, type Shape, text } from '#charts/pictures/shapes.ts'
import { widthOf } from '#charts/pictures/textSize.ts'
import type { ChartLayout } from '#charts/pictures/layout.ts'
import { nameOfChart } from '#charts/pictures/outline.ts'

const style = readFileSync(join(import.meta.dirname, 'picture.css'), 'utf8')

/** A legend needs this width to be readable, in pixels. */
const minWidth = 560

/** The picture of a chart with its legend, as a complete SVG file. */
export const pictureFileOf = (layout: ChartLayout, highlights?: Highlights): string => {
  const width = Math.max(layout.width, minWidth)
  const legend = legendOf(layout.chart, width, layout.height)
  const height = layout.height + legend.height
  const shapes = [...drawChart(layout, highlights), ...legend.shapes]
  return svgFileOf({ width, height, name: nameOfChart(layout.chart), about: layout.chart.sentence, shapes })
}

interface SvgFile {
  readonly width: number
  readonly height: number
  readonly name: string
  readonly about: string
  readonly shapes: readonly Shape[]
}

/** Shapes as a complete SVG file, in the colours of charts. */
export const svgFileOf = ({ width, height, name, about, shapes }: SvgFile): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" class="chart" width="${width}" height="${height}" \
viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="name about">
  <title id="name">${escape(name)}</title>
  <desc id="about">${escape(about)}</desc>
  <style>
${style.trimEnd()}
  </style>
${svgTextOf([rect(0, 0, width, height, { class: 'page' }), ...shapes])}
</svg>
`

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (content: string): string => content.replaceAll(/[&<>"]/g, (sign) => escapes[sign] as string)

/** Shapes as SVG text, one line each. */
const svgTextOf = (shapes: readonly Shape[], indent = '  '): string =>
  shapes.map((shape) => shapeText(shape, indent)).join('\n')

const shapeText = ({ tag, attributes, children, text: content }: Shape, indent: string): string => {
  const attributeText = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escape(String(value))}"`)
    .join('')
  if (content !== undefined) return `${indent}<${tag}${attributeText}>${escape(content)}</${tag}>`
  if (!children || children.length === 0) return `${indent}<${tag}${attributeText}/>`
  return `${indent}<${tag}${attributeText}>\n${svgTextOf(children, `${indent}  `)}\n${indent}</${tag}>`
}

/** Draws a sample in 34 by 20 pixels. */
type Draw = (x: number, y: number) => readonly Shape[]

const hasState = (isWanted: (state: DrawnState) => boolean) => (chart: DrawnChart) => chart.states.some(isWanted)
const hasTransition = (isWanted: (transition: DrawnTransition) => boolean) => (chart: DrawnChart) =>
  chart.transitions.some(isWanted)
const isTriggeredBy = (wanted: Trigger) => hasTransition(({ trigger }) => trigger === wanted)

const box = (className: string, x: number, y: number, width: number, height: number, rx: number): Shape =>
  rect(x, y, width, height, { rx, class: className })

const iconSample =
  (icon: Icon): Draw =>
  (x, y) => [drawIcon(icon, x + 4, y + 14)]
const arrowSample =
  (trigger: Trigger): Draw =>
  (x, y) => [
    drawIcon(trigger, x - 8, y + 14),
    group({ class: `arrow ${trigger}` }, [
      path(`M${x + 8} ${y + 10}h18`, { class: 'line' }),
      path(`M${x + 33} ${y + 10}l-9 -4.5v9Z`, { class: 'head' }),
    ]),
  ]
const startSample: Draw = (x, y) => [circle(x + 16, y + 10, 6, { class: 'dot' })]
const stateSample: Draw = (x, y) => [group({ class: 'state atomic' }, [box('box', x, y + 2, 32, 16, 6)])]
const endSample: Draw = (x, y) => [
  group({ class: 'state final' }, [box('box', x, y + 1, 32, 18, 6), box('box inner', x + 3, y + 4, 26, 12, 4)]),
]
const regionSample: Draw = (x, y) => [group({ class: 'state compound region' }, [box('box', x, y + 2, 32, 16, 3)])]
const guardSample: Draw = (x, y) => [
  text(x + 4, y + 14, '[ ... ]', { class: 'guard', 'font-size': fontStyles.guard.size }),
]

/** Everything that a picture can contain, and whether a chart contains it. */
const items: readonly (readonly [label: string, draw: Draw, isIn: (chart: DrawnChart) => boolean])[] = [
  ['starts here', startSample, hasState(({ isInitial }) => isInitial)],
  ['a state', stateSample, () => true],
  ['the flow ends', endSample, hasState(({ kind }) => kind === 'final')],
  ['runs in parallel', regionSample, hasState(({ isRegion }) => isRegion)],
  ['an event', arrowSample('event'), isTriggeredBy('event')],
  ['a call ends', arrowSample('call'), isTriggeredBy('call')],
  ['a call fails', iconSample('failure'), isTriggeredBy('failure')],
  ['after a time', arrowSample('delay'), isTriggeredBy('delay')],
  ['immediately', arrowSample('always'), isTriggeredBy('always')],
  ['all inner states have ended', arrowSample('done'), isTriggeredBy('done')],
  ['a condition', guardSample, hasTransition(({ guard }) => guard !== '')],
  ['an action', iconSample('action'), hasTransition(({ actions }) => actions.length > 0)],
  ['runs while the state is active', iconSample('running'), hasState(({ calls }) => calls.length > 0)],
  ['an action on entry', iconSample('entry'), hasState(({ entry }) => entry.length > 0)],
  ['an action on exit', iconSample('exit'), hasState(({ exit }) => exit.length > 0)],
]

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
  for (const [label, draw] of items.filter(([, , isIn]) => isIn(chart))) {
    const itemWidth = 42 + widthOf(label, fontStyle) + 26
    if (x > left && x + itemWidth > width) [x, y] = [left, y + lineHeight]
    shapes.push(...draw(x, y), text(x + 42, y + 14, label, { class: 'description', 'font-size': fontStyle.size }))
    x += itemWidth
  }
  return { shapes: [group({ class: 'legend' }, shapes)], height: y + lineHeight - top + 8 }
}
