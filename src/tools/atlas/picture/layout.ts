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

/** Thrown where no plan gives a layout without overlaps. */
export class LayoutError extends Error {
  override readonly name = 'NoLayout'
}

const plans: readonly LayoutStrategy[] = [
  { direction: 'DOWN', placement: 'NETWORK_SIMPLEX', spacing: 24 },
  { direction: 'RIGHT', placement: 'NETWORK_SIMPLEX', spacing: 24 },
  { direction: 'DOWN', placement: 'BRANDES_KOEPF', spacing: 24 },
  { direction: 'RIGHT', placement: 'BRANDES_KOEPF', spacing: 24 },
  { direction: 'DOWN', placement: 'LINEAR_SEGMENTS', spacing: 40 },
  { direction: 'RIGHT', placement: 'LINEAR_SEGMENTS', spacing: 40 },
]

/**
 * Finds a place for everything in a chart. Plans are tried in pairs, one downwards and one to the right, until one
 * gives a picture in which nothing overlaps. The second is only asked for where the first is missing or too wide,
 * and of two the one that is easier to look at is taken.
 * @throws NoLayout
 */
export const layOut = async (elk: ELK, chart: DrawnChart): Promise<ChartLayout> => {
  const failures: string[] = []
  for (let index = 0; index < plans.length; index += 2) {
    const [down, right] = plans.slice(index, index + 2) as [LayoutStrategy, LayoutStrategy]
    const first = await attempt(elk, chart, down, failures)
    if (first && first.width <= comfortable) return first
    const second = await attempt(elk, chart, right, failures)
    const [best] = [first, second]
      .flatMap((laid) => laid ?? [])
      .sort((one, other) => awkwardness(one) - awkwardness(other))
    if (best) return best
  }
  throw new LayoutError(`${chart.id} cannot be laid out: ${failures.join('; ')}`)
}

/** As wide as a screen shows, in pixels. */
const comfortable = 1_300

/** Wide pictures have to be scrolled sideways or made small, so width counts double beyond what a screen shows. */
const awkwardness = ({ width, height }: ChartLayout): number =>
  Math.max(width * 1.25, height) + Math.max(0, width - comfortable) * 2

const attempt = async (
  elk: ELK,
  chart: DrawnChart,
  plan: LayoutStrategy,
  failures: string[],
): Promise<ChartLayout | null> => {
  const blocks = textBlocksOf(chart)
  try {
    const laid = laidOf(chart, blocks, await elk.layout(elkGraphOf(chart, blocks, plan)))
    const overlaps = overlapsIn(laid)
    if (overlaps.length === 0) return laid
    failures.push(overlaps[0] as string)
  } catch (error) {
    failures.push(error instanceof Error ? error.message : String(error))
  }
  return null
}

const whole = (number = 0): number => Math.round(number * 2) / 2

const boxOf = ({ x, y, width, height }: { x?: number; y?: number; width?: number; height?: number }): Box => ({
  x: whole(x),
  y: whole(y),
  width: whole(width),
  height: whole(height),
})

const laidOf = (chart: DrawnChart, blocks: TextBlocks, graph: ElkNode): ChartLayout => {
  const nodes = withInner(graph)
  const edges = nodes.flatMap((node) => node.edges ?? [])
  const boxes = new Map(nodes.map((node) => [node.id, boxOf(node)]))
  const ids = chart.states.map(({ id }) => id)
  const pick = (nameOf: (id: string) => string) =>
    new Map(ids.flatMap((id) => (boxes.has(nameOf(id)) ? [[id, boxes.get(nameOf(id)) as Box] as const] : [])))
  return {
    chart,
    blocks,
    width: whole(graph.width),
    height: whole(graph.height),
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
  [startPoint, ...bendPoints, endPoint].map(({ x, y }) => [whole(x), whole(y)] as const)
