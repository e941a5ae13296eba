import type { ELK, ElkEdgeSection, ElkNode } from 'elkjs'
import type { DrawnChart } from '#tools/atlas/picture/drawnChart.ts'
import {
  type TextBlocks,
  textBlocksOf,
  elkGraphOf,
  type LayoutStrategy,
  startNodeId,
} from '#tools/atlas/picture/elkGraph.ts'
import type { Box, ChartLayout, Point } from '#tools/atlas/picture/chartLayout.ts'
import { overlapsIn } from '#tools/atlas/picture/overlaps.ts'

/** Thrown if every layout strategy fails or produces overlaps. */
class LayoutError extends Error {
  override readonly name = 'LayoutError'
}

const strategies: readonly LayoutStrategy[] = [
  { direction: 'DOWN', placement: 'NETWORK_SIMPLEX', spacing: 24 },
  { direction: 'RIGHT', placement: 'NETWORK_SIMPLEX', spacing: 24 },
  { direction: 'DOWN', placement: 'BRANDES_KOEPF', spacing: 24 },
  { direction: 'RIGHT', placement: 'BRANDES_KOEPF', spacing: 24 },
  { direction: 'DOWN', placement: 'LINEAR_SEGMENTS', spacing: 40 },
  { direction: 'RIGHT', placement: 'LINEAR_SEGMENTS', spacing: 40 },
]

/**
 * Computes a layout without overlaps. Strategies are tried in pairs, one downwards and one to the right. The second one
 * runs only if the first one fails or is too wide for a screen; then the better of the two is used.
 * @throws LayoutError
 */
export const layOut = async (elk: ELK, chart: DrawnChart): Promise<ChartLayout> => {
  const failures: string[] = []
  for (let index = 0; index < strategies.length; index += 2) {
    const [down, right] = strategies.slice(index, index + 2) as [LayoutStrategy, LayoutStrategy]
    const first = await tryStrategy(elk, chart, down, failures)
    if (first && first.width <= screenWidth) return first
    const second = await tryStrategy(elk, chart, right, failures)
    const [best] = [first, second].flatMap((layout) => layout ?? []).sort((a, b) => cost(a) - cost(b))
    if (best) return best
  }
  throw new LayoutError(`${chart.id} cannot be laid out: ${failures.join('; ')}`)
}

/** In pixels. */
const screenWidth = 1_300

/** A picture wider than a screen must be scrolled or scaled down, so the extra width costs more. */
const cost = ({ width, height }: ChartLayout): number =>
  Math.max(width * 1.25, height) + Math.max(0, width - screenWidth) * 2

const tryStrategy = async (
  elk: ELK,
  chart: DrawnChart,
  strategy: LayoutStrategy,
  failures: string[],
): Promise<ChartLayout | null> => {
  const blocks = textBlocksOf(chart)
  try {
    const layout = toChartLayout(chart, blocks, await elk.layout(elkGraphOf(chart, blocks, strategy)))
    const overlaps = overlapsIn(layout)
    if (overlaps.length === 0) return layout
    failures.push(overlaps[0] as string)
  } catch (error) {
    failures.push(error instanceof Error ? error.message : String(error))
  }
  return null
}

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
