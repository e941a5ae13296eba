import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs'
import { type TextBlock, labelBlock, stateBlock } from '#charts/pictures/textBlocks.ts'
import {
  type DrawnChart,
  type DrawnState,
  isDrawnInsideState,
  isWithin,
  staysInside,
} from '#charts/pictures/drawnChart.ts'

/** Where most arrows lead, and the seed of the order in which the layout tries the states. */
export interface Attempt {
  readonly direction: 'DOWN' | 'RIGHT'
  readonly seed: number
}

/** In pixels. */
const spacing = 24

/** The texts of all states and arrows, by id. */
export interface TextBlocks {
  readonly states: ReadonlyMap<string, TextBlock>
  readonly labels: ReadonlyMap<string, TextBlock>
}

export const textBlocksOf = (chart: DrawnChart): TextBlocks => ({
  states: new Map(chart.states.map((state) => [state.id, stateBlock(chart, state)])),
  labels: new Map(
    chart.transitions
      .filter((transition) => !isDrawnInsideState(transition))
      .map((transition) => [transition.id, labelBlock(transition)]),
  ),
})

const startDotSize = 14
export const startNodeId = (state: string): string => `start of ${state}`
const startArrowId = (state: string): string => `from the start of ${state}`

/** The ELK graph: a nested node for each state, and each arrow in the innermost container of both its ends. */
export const elkGraphOf = (chart: DrawnChart, blocks: TextBlocks, attempt: Attempt): ElkNode => {
  const arrows = arrowsOf(chart, blocks)
  const alignment = { 'elk.alignment': attempt.direction === 'DOWN' ? 'TOP' : 'LEFT' }
  const nodeOf = (state: DrawnState): ElkNode => {
    const { width, height } = blocks.states.get(state.id) as TextBlock
    const inner = chart.states.filter(({ parent }) => parent === state.id)
    if (inner.length === 0) return { id: state.id, width, height, layoutOptions: alignment }
    const start = inner.some(({ isInitial }) => isInitial)
      ? [
          {
            id: startNodeId(state.id),
            width: startDotSize,
            height: startDotSize,
            layoutOptions: { ...alignment, 'elk.layered.layering.layerConstraint': 'FIRST' },
          },
        ]
      : []
    return {
      id: state.id,
      layoutOptions: { ...containerOptions(attempt, width, height), ...alignment },
      children: [...start, ...inner.map(nodeOf)],
      edges: arrows.filter(({ container }) => container === state.id).map(({ edge }) => edge),
    }
  }
  const root = chart.states.find(({ parent }) => parent === null) as DrawnState
  return {
    id: 'picture',
    layoutOptions: { ...optionsOf(attempt), 'elk.padding': '[top=16,left=16,bottom=16,right=16]' },
    children: [nodeOf(root)],
  }
}

const arrowsOf = (chart: DrawnChart, blocks: TextBlocks): { container: string; edge: ElkExtendedEdge }[] => [
  ...chart.states
    .filter(({ isInitial }) => isInitial)
    .map(({ id, parent }) => ({
      container: parent as string,
      edge: { id: startArrowId(parent as string), sources: [startNodeId(parent as string)], targets: [id] },
    })),
  ...chart.transitions
    .filter((transition) => !staysInside(transition))
    .flatMap((transition) =>
      transition.targets.map((target, index) => {
        const { width, height } = blocks.labels.get(transition.id) ?? { width: 0, height: 0 }
        const labels =
          index === 0 && !transition.isMarked
            ? [
                {
                  id: transition.id,
                  text: transition.label,
                  width,
                  height,
                  layoutOptions: { 'elk.edgeLabels.inline': 'true' },
                },
              ]
            : []
        return {
          container: containerOf(chart, transition.source, target),
          edge: { id: arrowId(transition.id, index), sources: [transition.source], targets: [target], labels },
        }
      }),
    ),
]

/** A transition into several regions has one arrow for each target. */
export const arrowId = (transition: string, index: number): string =>
  index === 0 ? transition : `${transition} #${index + 1}`

/** The innermost state that contains both ends of an arrow and is neither of them. */
const containerOf = ({ states }: DrawnChart, source: string, target: string): string => {
  const containers = states.filter(
    ({ id }) => id !== source && id !== target && isWithin(source, id) && isWithin(target, id),
  )
  return containers.reduce((inner, { id }) => (isWithin(id, inner) ? id : inner), '(chart)')
}

/** ELK does not pass options to children, so every container gets all of them. */
const optionsOf = ({ direction, seed }: Attempt): LayoutOptions => ({
  'elk.algorithm': 'layered',
  'elk.direction': direction,
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.randomSeed': `${seed}`,
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.mergeEdges': 'false',
  'elk.spacing.nodeNode': `${spacing}`,
  'elk.spacing.edgeNode': `${spacing * 0.7}`,
  'elk.spacing.edgeEdge': `${spacing * 0.6}`,
  'elk.spacing.edgeLabel': '4',
  'elk.spacing.labelNode': '6',
  'elk.spacing.labelLabel': '8',
  'elk.layered.spacing.nodeNodeBetweenLayers': `${spacing * 1.2}`,
  'elk.layered.spacing.edgeNodeBetweenLayers': `${spacing * 0.7}`,
  'elk.layered.spacing.edgeEdgeBetweenLayers': `${spacing * 0.6}`,
})

const containerOptions = (attempt: Attempt, width: number, height: number): LayoutOptions => ({
  ...optionsOf(attempt),
  'elk.padding': `[top=${height + 10},left=18,bottom=18,right=18]`,
  'elk.nodeSize.constraints': 'MINIMUM_SIZE',
  'elk.nodeSize.minimum': `(${width},${height + 30})`,
})
