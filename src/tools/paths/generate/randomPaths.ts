import { array, check, nat, property } from 'fast-check'
import { nameOfInput } from '#tools/paths/model/inputs.ts'
import type { Edge, Model } from '#tools/paths/model/configurationGraph.ts'
import type { Replay } from '#tools/paths/check/replay.ts'
import { sayUnsound, unsoundIn } from '#tools/paths/check/conformance.ts'

/** A random walk that the real actor does not follow, as short as it could be made. It can be kept in a file. */
export interface FailedWalk {
  readonly chart: string
  /** Runs the same walks again. */
  readonly seed: number
  /** The names of the inputs, from the start of the chart. */
  readonly inputs: readonly string[]
  readonly says: string
}

export interface WalkOptions {
  readonly seed: number
  readonly runs?: number
  readonly longest?: number
}

/** Walks at random over the model, with the real actor at its side; the same seed makes the same walks. */
export const walkAtRandom = (
  model: Model,
  replay: Replay,
  { seed, runs = 100, longest = 40 }: WalkOptions,
): FailedWalk | null => {
  const follows = property(
    array(nat(), { maxLength: longest, size: 'max' }),
    (choices) => unsoundIn(model, replay, chosen(model, choices)) === null,
  )
  const { counterexample } = check(follows, { seed, numRuns: runs })
  if (!counterexample) return null
  const steps = chosen(model, counterexample[0])
  const unsound = unsoundIn(model, replay, steps)
  return {
    chart: model.entry.id,
    seed,
    inputs: steps.map(({ input }) => nameOfInput(input)),
    says: unsound ? sayUnsound(unsound) : '',
  }
}

const chosen = ({ root }: Model, choices: readonly number[]): Edge[] => {
  const steps: Edge[] = []
  let { out } = root
  for (const choice of choices) {
    const edge = out[choice % out.length]
    if (!edge) return steps
    steps.push(edge)
    out = edge.to.out
  }
  return steps
}

/**
 * The steps of a walk that was kept, in the chart as it is now.
 * @throws Error naming the input that the chart no longer knows there
 */
export const stepsOfKept = ({ root }: Model, { inputs }: Pick<FailedWalk, 'inputs'>): Edge[] => {
  const steps: Edge[] = []
  for (const name of inputs) {
    const { out } = steps.at(-1)?.to ?? root
    const edge = out.find(({ input }) => nameOfInput(input) === name)
    if (!edge)
      throw new Error(
        `After ${steps.length} steps there is no "${name}" any more; possible are: ${out.map(({ input }) => nameOfInput(input)).join(', ')}.`,
      )
    steps.push(edge)
  }
  return steps
}
