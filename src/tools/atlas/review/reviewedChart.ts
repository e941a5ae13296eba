import type { AnyStateNode } from 'xstate'
import type { TestModel } from '#charts/testModel.ts'
import type { DrawnChart } from '#charts/pictures/drawnChart.ts'
import { toDrawnChart } from '#charts/pictures/toDrawnChart.ts'
import { formatDuration } from '#charts/pictures/words.ts'
import { type DeclaredTransition, partsOf, statePath } from '#charts/read/parts.ts'

/** What parts of a chart do, by their ids, in the names of the code. Words for people are not in it. */
type Behaviour = Readonly<Record<string, readonly string[]>>

/** A chart at one revision: its picture with its words, and its behaviour. */
export interface ReviewedChart {
  readonly drawn: DrawnChart
  readonly states: Behaviour
  readonly transitions: Behaviour
  /** Named delays that are always the same. */
  readonly delays: Behaviour
}

/** @throws TooManyConfigurations */
export const toReviewedChart = (testModel: TestModel): ReviewedChart => {
  const { nodes, transitions } = partsOf(testModel.machine)
  const delays = Object.entries(testModel.machine.implementations.delays as Record<string, unknown>)
  return {
    drawn: toDrawnChart(testModel),
    states: Object.fromEntries(nodes.map((node) => [statePath(node), behaviourOfState(node)])),
    transitions: Object.fromEntries(transitions.map((transition) => [transition.id, behaviourOf(transition)])),
    delays: Object.fromEntries(
      delays.map(([name, delay]) => [name, typeof delay === 'number' ? [formatDuration(delay)] : []]),
    ),
  }
}

const behaviourOfState = (node: AnyStateNode): string[] => [
  ...(['parallel', 'final', 'history'].includes(node.type) ? [node.type] : []),
  ...(node.type === 'compound' ? node.initial.target.map((target) => `starts in ${statePath(target)}`) : []),
  ...node.invoke.map(({ id, src }) => `runs ${id === src ? id : `${id} (${String(src)})`}`),
  ...namesOf(node.config.entry).map((name) => `on entry ${name}`),
  ...namesOf(node.config.exit).map((name) => `on exit ${name}`),
]

const behaviourOf = ({ definition: { target, guard, actions, reenter } }: DeclaredTransition): string[] => [
  target ? `→ ${target.map(statePath).join(' and ')}` : 'no target',
  ...namesOf(guard).map((name) => `if ${name}`),
  ...namesOf(actions).map((name) => `does ${name}`),
  ...(reenter ? ['starts its state again'] : []),
]

/** The names of guards or actions, with parameters that are always the same. */
const namesOf = (parts: unknown): string[] =>
  [parts ?? []].flat().map((part: unknown) => {
    if (typeof part !== 'object' || part === null) return typeof part === 'string' ? part : 'something without a name'
    const { type, params } = part as { type?: string; params?: unknown }
    return typeof params === 'object' ? `${type} ${JSON.stringify(params)}` : String(type)
  })
