import type { ELK, ElkEdgeSection, ElkNode } from 'elkjs'
import Elk from 'elkjs/lib/elk.bundled.js'
import { withBundles } from '#charts/pictures/bundles.ts'
import type { Box, ChartLayout, Point } from '#charts/pictures/chartLayout.ts'
import type { DrawnChart } from '#charts/pictures/drawnChart.ts'
import { hasFreeTitles, withFreeTitles } from '#charts/pictures/freeTitles.ts'
import { type Attempt, type TextBlocks, textBlocksOf, elkGraphOf, startNodeId } from '#charts/pictures/elkGraph.ts'

/** In the order of the seeds. Each seed leads to another order of the states. */
const [firstAttempt, ...otherAttempts] = [1, 2, 3, 4].flatMap((seed): Attempt[] => [
  { direction: 'DOWN', seed },
  { direction: 'RIGHT', seed },
]) as [Attempt, ...Attempt[]]

/** Computes the layout of each chart, in the same order. */
export const layOutAll = async (charts: readonly DrawnChart[]): Promise<readonly ChartLayout[]> => {
  const elk = new Elk()
  const layouts: ChartLayout[] = []
  // The library is synchronous: all graphs at once would be no faster and use more memory.
  // oxlint-disable-next-line no-await-in-loop
  for (const chart of charts) layouts.push(await layOut(elk, chart))
  return layouts
}

/**
 * Computes the layout of a chart. Others than the first one are tried only if that is too wide for a screen, or if a
 * text does not fit into its state there. Of these, a small one that starts at the top left is used.
 * @throws Error if a text fits in none
 */
const layOut = async (elk: ELK, chart: DrawnChart): Promise<ChartLayout> => {
  const blocks = textBlocksOf(chart)
  const tryLayout = async (attempt: Attempt) =>
    withFreeTitles(withBundles(toChartLayout(chart, blocks, await elk.layout(elkGraphOf(chart, blocks, attempt)))))
  const layouts = [await tryLayout(firstAttempt)]
  const [first] = layouts as [ChartLayout]
  if (first.width <= screenWidth && hasRoomForTexts(first) && hasFreeTitles(first)) return first
  for (const attempt of otherAttempts) layouts.push(await tryLayout(attempt))
  const fitting = layouts.filter(hasRoomForTexts).sort((a, b) => cost(a) - cost(b))
  const best = fitting.find(hasFreeTitles) ?? fitting[0]
  if (!best) throw new Error(`${chart.id} cannot be laid out: the text of a state does not fit into it.`)
  return best
}

/** In pixels. */
const screenWidth = 1_300

/** How far the start of the chart, or of its first region, is from the upper left corner below the title. */
const startOffset = ({ states, starts, blocks }: ChartLayout): number => {
  const [[chart, start] = []] = starts
  const outer = states.get(chart ?? '')
  return start && outer ? start.x - outer.x + start.y - outer.y - (blocks.states.get(chart ?? '')?.height ?? 0) : 0
}

/** A picture wider than a screen must be scrolled or scaled down, so the extra width costs more. */
const cost = (layout: ChartLayout): number =>
  Math.max(layout.width * 1.25, layout.height) + Math.max(0, layout.width - screenWidth) * 2 + startOffset(layout) * 0.5

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
