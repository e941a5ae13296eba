import type { ELK, ElkEdgeSection, ElkNode } from 'elkjs'
import type { Box, ChartLayout, Point } from '#charts/pictures/chartLayout.ts'
import type { DrawnChart } from '#charts/pictures/drawnChart.ts'
import { hasFreeTitles, withFreeTitles } from '#charts/pictures/freeTitles.ts'
import { type Direction, type TextBlocks, textBlocksOf, elkGraphOf, startNodeId } from '#charts/pictures/elkGraph.ts'

/**
 * Computes the layout of a chart. It runs to the right only if the downward one is too wide for a screen, or if a text
 * does not fit into its state there; then the better of the two is used.
 * @throws Error if a text fits in neither
 */
export const layOut = async (elk: ELK, chart: DrawnChart): Promise<ChartLayout> => {
  const blocks = textBlocksOf(chart)
  const layOutTo = async (direction: Direction) =>
    withFreeTitles(toChartLayout(chart, blocks, await elk.layout(elkGraphOf(chart, blocks, direction))))
  const down = await layOutTo('DOWN')
  if (down.width <= screenWidth && hasRoomForTexts(down) && hasFreeTitles(down)) return down
  const fitting = [down, await layOutTo('RIGHT')].filter(hasRoomForTexts).sort((a, b) => cost(a) - cost(b))
  const best = fitting.find(hasFreeTitles) ?? fitting[0]
  if (!best) throw new Error(`${chart.id} cannot be laid out: the text of a state does not fit into it.`)
  return best
}

/** In pixels. */
const screenWidth = 1_300

/** A picture wider than a screen must be scrolled or scaled down, so the extra width costs more. */
const cost = ({ width, height }: ChartLayout): number =>
  Math.max(width * 1.25, height) + Math.max(0, width - screenWidth) * 2

/** ELK sometimes makes a state smaller than its minimum size. */
const hasRoomForTexts = ({ states, blocks }: ChartLayout): boolean =>
  [...states].every(([id, box]) => {
    const { width = 0, height = 0 } = blocks.states.get(id) ?? {}
    return width <= box.width + 0.5 && height <= box.height + 0.5
  })

const roundToHalf = (number = 0): number => Math.round(number * 2) / 2

const boxOf = ({ x, y, width, height }: { x?: number; y?: number; width?: number; height?: number }): Box => ({
  x: roundToHalf(x),
  y: roundToHalf(y),
  width: roundToHalf(width),
  height: roundToHalf(height),
})

const toChartLayout = (chart: DrawnChart, blocks: TextBlocks, graph: ElkNode): ChartLayout => {
  const nodes = withInner(graph)
  const edges = nodes.flatMap((node) => node.edges ?? [])
  const boxes = new Map(nodes.map((node) => [node.id, boxOf(node)]))
  const ids = chart.states.map(({ id }) => id)
  const pick = (nameOf: (id: string) => string) =>
    new Map(ids.flatMap((id) => (boxes.has(nameOf(id)) ? [[id, boxes.get(nameOf(id)) as Box] as const] : [])))
  return {
    chart,
    blocks,
    width: roundToHalf(graph.width),
    height: roundToHalf(graph.height),
    states: pick((id) => id),
    starts: pick(startNodeId),
    labels: new Map(
      edges.flatMap(({ labels = [] }) => labels.map((label) => [label.id as string, boxOf(label)] as const)),
    ),
    arrows: new Map(edges.map(({ id, sections = [] }) => [id, sections.flatMap(pointsOf)])),
  }
}

const withInner = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(withInner)]

const pointsOf = ({ startPoint, bendPoints = [], endPoint }: ElkEdgeSection): Point[] =>
  [startPoint, ...bendPoints, endPoint].map(({ x, y }) => [roundToHalf(x), roundToHalf(y)] as const)
