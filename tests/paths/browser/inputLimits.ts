import {
  type Edge,
  type IsPossible,
  type ConfigurationGraph,
  shortestPathFinder,
} from '#charts/paths/model/configurationGraph.ts'
import { inputName } from '#charts/paths/model/inputs.ts'

/** The inputs that a browser cannot produce. */
export interface InputLimits {
  /** The reason, by the name of the input. */
  readonly impossible?: Readonly<Record<string, string>>
  /** Whether an input is possible in one configuration. */
  readonly isPossible?: IsPossible
}

export const isPossibleWithin =
  ({ impossible = {}, isPossible = () => true }: InputLimits): IsPossible =>
  (input, at) =>
    !(inputName(input) in impossible) && isPossible(input, at)

/**
 * Why no path within the limits takes a transition: the reason of the input that takes it, or of the first
 * impossible input before it. Null if the shortest path to it is possible.
 * @param graph without limits
 */
export const whyUnreachable = (graph: ConfigurationGraph, limits: InputLimits, transition: string): string | null => {
  const shortestPath = shortestPathFinder(graph)
  const takingEdges = graph.edges.filter(({ configuration }) =>
    configuration.lastStep.takenTransitions.includes(transition),
  )
  const isPossible = isPossibleWithin(limits)
  const blockers = takingEdges.map((edge) =>
    [...shortestPath(edge.from), edge].find(({ input, from }) => !isPossible(input, from.configuration)),
  )
  if (takingEdges.length === 0) return 'no input of the test model takes it'
  if (blockers.includes(undefined)) return null
  const direct = blockers.findIndex((edge, index) => edge === takingEdges[index])
  const edge = blockers[Math.max(direct, 0)] as Edge
  const reason = reasonOf(limits, edge)
  return direct < 0 ? `it needs "${inputName(edge.input)}" first: ${reason}` : reason
}

const reasonOf = ({ impossible = {} }: InputLimits, { input }: Edge): string =>
  impossible[inputName(input)] ?? 'the page does not offer it in this state'
