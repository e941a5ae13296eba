import { array, check, nat, property } from 'fast-check'
import { inputName } from '#tools/paths/model/inputs.ts'
import type { Edge, ConfigurationGraph } from '#tools/paths/model/configurationGraph.ts'
import type { Replay } from '#tools/paths/check/replay.ts'
import { describeMismatch, findMismatch } from '#tools/paths/check/conformance.ts'

/** A random walk that the real actor does not follow, as short as it could be made. It can be kept in a file. */
export interface FailingPath {
  readonly chart: string
  /** Runs the same walks again. */
  readonly seed: number
  /** The names of the inputs, from the start of the chart. */
  readonly inputs: readonly string[]
  readonly says: string
}

export interface RandomPathOptions {
  readonly seed: number
  readonly runs?: number
  readonly maxLength?: number
}

/** Walks at random over the model, with the real actor at its side; the same seed makes the same walks. */
export const findFailingRandomPath = (
  model: ConfigurationGraph,
  replay: Replay,
  { seed, runs = 100, maxLength = 40 }: RandomPathOptions,
): FailingPath | null => {
  const follows = property(
    array(nat(), { maxLength: maxLength, size: 'max' }),
    (choices) => findMismatch(model, replay, chosen(model, choices)) === null,
  )
  const { counterexample } = check(follows, { seed, numRuns: runs })
  if (!counterexample) return null
  const steps = chosen(model, counterexample[0])
  const unsound = findMismatch(model, replay, steps)
  return {
    chart: model.testModel.id,
    seed,
    inputs: steps.map(({ input }) => inputName(input)),
    says: unsound ? describeMismatch(unsound) : '',
  }
}

const chosen = ({ root }: ConfigurationGraph, choices: readonly number[]): Edge[] => {
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
 * The steps of a walk that was kept, in the chart as it is now.
 * @throws Error naming the input that the chart no longer knows there
 */
export const edgesOfFailingPath = ({ root }: ConfigurationGraph, { inputs }: Pick<FailingPath, 'inputs'>): Edge[] => {
  const steps: Edge[] = []
  for (const name of inputs) {
    const { outgoing } = steps.at(-1)?.to ?? root
    const edge = outgoing.find(({ input }) => inputName(input) === name)
    if (!edge)
      throw new Error(
        `After ${steps.length} steps there is no "${name}" any more; possible are: ${outgoing.map(({ input }) => inputName(input)).join(', ')}.`,
      )
    steps.push(edge)
  }
  return steps
}
