import { array, check, nat, property } from 'fast-check'
import { describeMismatch, findMismatch } from '#tools/paths/check/conformance.ts'
import type { Replay } from '#tools/paths/check/replay.ts'
import type { Edge, ConfigurationGraph } from '#tools/paths/model/configurationGraph.ts'
import { inputName } from '#tools/paths/model/inputs.ts'

/** A random path that the real actor does not follow, after shrinking. */
export interface FailingPath {
  readonly chart: string
  /** The same seed generates the same paths. */
  readonly seed: number
  /** The names of the inputs, from the start of the chart. */
  readonly inputs: readonly string[]
  /** What went wrong, as a sentence. */
  readonly message: string
}

export interface RandomPathOptions {
  readonly seed: number
  readonly runs?: number
  readonly maxLength?: number
}

/** Replays random paths on the real actor. Returns the first that fails, as short as possible. */
export const findFailingRandomPath = (
  graph: ConfigurationGraph,
  replay: Replay,
  { seed, runs = 100, maxLength = 40 }: RandomPathOptions,
): FailingPath | null => {
  const isFollowed = property(
    array(nat(), { maxLength, size: 'max' }),
    (choices) => findMismatch(graph, replay, edgesOfChoices(graph, choices)) === null,
  )
  const { counterexample } = check(isFollowed, { seed, numRuns: runs })
  if (!counterexample) return null
  const steps = edgesOfChoices(graph, counterexample[0])
  const mismatch = findMismatch(graph, replay, steps)
  return {
    chart: graph.testModel.id,
    seed,
    inputs: steps.map(({ input }) => inputName(input)),
    message: mismatch ? describeMismatch(mismatch) : '',
  }
}

const edgesOfChoices = ({ root }: ConfigurationGraph, choices: readonly number[]): Edge[] => {
  const steps: Edge[] = []
  let { outgoing } = root
  for (const choice of choices) {
    const edge = outgoing[choice % outgoing.length]
    if (!edge) return steps
    steps.push(edge)
    outgoing = edge.to.outgoing
  }
  return steps
}

/**
 * The steps of a stored path in the current chart.
 * @throws Error if an input is no longer possible; the message lists the possible inputs
 */
export const edgesOfFailingPath = ({ root }: ConfigurationGraph, { inputs }: Pick<FailingPath, 'inputs'>): Edge[] => {
  const steps: Edge[] = []
  for (const name of inputs) {
    const { outgoing } = steps.at(-1)?.to ?? root
    const edge = outgoing.find(({ input }) => inputName(input) === name)
    if (!edge) {
      const possible = outgoing.map(({ input }) => inputName(input)).join(', ')
      const position = steps.length === 0 ? 'At the start' : `After step ${steps.length}`
      throw new Error(`${position}, the input "${name}" is not possible. Possible inputs: ${possible}.`)
    }
    steps.push(edge)
  }
  return steps
}
