import { type TextBlock, fontStyles, type TextLine, type TransitionRow } from '#charts/pictures/textBlocks.ts'
import { arrowId } from '#charts/pictures/elkGraph.ts'
import { type DrawnState, type DrawnTransition, isDrawnInsideState } from '#charts/pictures/drawnChart.ts'
import type { Box, ChartLayout, Point } from '#charts/pictures/chartLayout.ts'
import { circle, drawIcon, group, path, rect, type Shape, text } from '#charts/pictures/shapes.ts'

/** Highlighted states and transitions, by id. */
export interface Highlights {
  readonly states?: ReadonlyMap<string, Highlight>
  readonly transitions?: ReadonlyMap<string, Highlight>
}

export interface Highlight {
  readonly className: string
  /** One character in a circle, for people who cannot see the colours. */
  readonly sign?: string
}

/** The shapes of a chart: states from outside to inside, then arrows, then labels. State shapes are not nested. */
export const drawChart = (layout: ChartLayout, highlights: Highlights = {}): Shape[] => {
  const arrows = layout.chart.transitions.filter((transition) => !isDrawnInsideState(transition))
  return [
    ...layout.chart.states.map((state) => stateShape(layout, state, highlights)),
    ...[...layout.starts].map(([state, box]) => startShape(layout, state, box)),
    ...arrows.map((transition) => lineShape(layout, transition, highlights)),
    ...arrows.map((transition) => labelShape(layout, transition, highlights)),
  ]
}

const withHighlight = (base: string, highlight: Highlight | undefined): string =>
  highlight ? `${base} ${highlight.className}` : base

const stateShape = (layout: ChartLayout, state: DrawnState, { states, transitions }: Highlights): Shape => {
  const box = layout.states.get(state.id) as Box
  const block = layout.blocks.states.get(state.id) as TextBlock
  const highlight = states?.get(state.id)
  const isContainer = layout.chart.states.some(({ parent }) => parent === state.id)
  const corner = state.isRegion ? 4 : isContainer ? 8 : 12
  const frame = rect(box.x, box.y, box.width, box.height, { rx: corner, class: 'box' })
  const inner =
    state.kind === 'final'
      ? [rect(box.x + 3, box.y + 3, box.width - 6, box.height - 6, { rx: corner - 3, class: 'box inner' })]
      : []
  const head = isContainer ? [path(`M${box.x} ${box.y + block.height}h${box.width}`, { class: 'seam' })] : []
  return group(
    {
      class: withHighlight(
        `state ${state.kind}${state.isRegion ? ' region' : ''}${state.parent === null ? ' root' : ''}${state.isInitial ? ' initial' : ''}`,
        highlight,
      ),
      'data-state': state.id,
    },
    [
      frame,
      ...inner,
      ...head,
      ...block.lines.flatMap((line) => lineShapes(line, box)),
      ...block.rows.map((row) => rowShape(row, block, box, transitions)),
      ...signShape(highlight, box.x + box.width, box.y),
    ],
  )
}

const rowShape = (row: TransitionRow, block: TextBlock, box: Box, highlights: Highlights['transitions']): Shape => {
  const highlight = highlights?.get(row.transition)
  return group({ class: withHighlight('transition row', highlight), 'data-transition': row.transition }, [
    rect(box.x + row.left, box.y + row.top, bandWidth(row, block), row.height, { rx: 4, class: 'band' }),
    ...row.lines.flatMap((line) => lineShapes(line, box)),
    ...signShape(highlight, box.x + row.left, box.y + row.top + 4),
  ])
}

const bandWidth = ({ left, width }: TransitionRow, block: TextBlock): number => Math.min(width, block.width - left - 5)

const lineShapes = (
  { role, text: content, x, y, icon }: TextLine,
  { x: left, y: top }: Pick<Box, 'x' | 'y'>,
): Shape[] => [
  ...(icon ? [drawIcon(icon, left + x - 17 + (x < 17 ? 17 : 0), top + y)] : []),
  text(left + x, top + y, content, { class: role, 'font-size': fontStyles[role].size }),
]

const signShape = (highlight: Highlight | undefined, x: number, y: number): Shape[] =>
  highlight?.sign === undefined
    ? []
    : [
        circle(x, y, 9, { class: 'sign' }),
        text(x, y + 4.5, highlight.sign, { class: 'sign', 'font-size': 13, 'text-anchor': 'middle' }),
      ]

const startShape = (layout: ChartLayout, state: string, { x, y, width }: Box): Shape =>
  group({ class: 'start' }, [
    circle(x + width / 2, y + width / 2, width / 2 - 1, { class: 'dot' }),
    ...arrowShapes(layout.arrows.get(`from the start of ${state}`) ?? []),
  ])

const lineShape = (layout: ChartLayout, transition: DrawnTransition, { transitions }: Highlights): Shape =>
  group(
    {
      class: withHighlight(`transition arrow ${transition.trigger}`, transitions?.get(transition.id)),
      'data-transition': transition.id,
    },
    transition.targets.flatMap((_, index) => arrowShapes(layout.arrows.get(arrowId(transition.id, index)) ?? [])),
  )

const labelShape = (layout: ChartLayout, transition: DrawnTransition, { transitions }: Highlights): Shape => {
  const box = layout.labels.get(transition.id) as Box
  const { lines } = layout.blocks.labels.get(transition.id) as TextBlock
  const highlight = transitions?.get(transition.id)
  return group({ class: withHighlight('transition words', highlight), 'data-transition': transition.id }, [
    rect(box.x, box.y, box.width, box.height, { rx: 4, class: 'paper' }),
    ...lines.flatMap((line) => lineShapes(line, box)),
    ...signShape(highlight, box.x, box.y + 4),
  ])
}

/** A line with rounded corners and an arrow head. */
const arrowShapes = (points: readonly Point[]): Shape[] => {
  const [last, before] = [points.at(-1), points.at(-2)]
  if (!last || !before) return []
  return [path(roundedPath(points), { class: 'line' }), path(headPath(before, last), { class: 'head' })]
}

const cornerRadius = 6

const roundedPath = (points: readonly Point[]): string =>
  points
    .map((point, index) => {
      const [x, y] = point
      const [before, next] = [points[index - 1], points[index + 1]]
      if (!before) return `M${x} ${y}`
      if (!next) return `L${x} ${y}`
      const from = towards(point, before)
      const to = towards(point, next)
      return `L${from[0]} ${from[1]}Q${x} ${y} ${to[0]} ${to[1]}`
    })
    .join('')

/** The point where the rounded corner starts, in the direction of another point. */
const towards = ([x, y]: Point, [otherX, otherY]: Point): Point => {
  const length = Math.hypot(otherX - x, otherY - y)
  const share = length === 0 ? 0 : Math.min(cornerRadius, length / 2) / length
  return [tenth(x + (otherX - x) * share), tenth(y + (otherY - y) * share)]
}

const tenth = (number: number): number => Math.round(number * 10) / 10

const headPath = ([fromX, fromY]: Point, [x, y]: Point): string => {
  const [dx, dy] = [Math.sign(x - fromX), Math.sign(y - fromY)]
  const left = `${x - dx * 9 - dy * 4.5} ${y - dy * 9 - dx * 4.5}`
  const right = `${x - dx * 9 + dy * 4.5} ${y - dy * 9 + dx * 4.5}`
  return `M${x} ${y}L${left}L${right}Z`
}
