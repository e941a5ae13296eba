import type { CheckResult } from '#tools/paths/check/check.ts'
import { type Mutant, mutantsOf } from '#tools/paths/check/mutants.ts'
import { stableStringify } from '#tools/paths/model/observation.ts'
import { stepsOf } from '#tools/paths/generate/testPaths.ts'
import { type Replay, createReplay } from '#tools/paths/check/replay.ts'

/** How many broken copies of a chart its paths noticed, and which they did not. */
export interface MutationResult {
  readonly mutants: number
  readonly survivors: readonly string[]
}

/** Between two steps a little time passes, so that a delay that should have started anew is seen. */
const tick = 1

/** Replays the paths of a chart on broken copies of it; a copy is noticed when anything is to be seen that the chart does not show. */
export const testMutants = (
  { graph, coverages }: CheckResult,
  mutants: readonly Mutant[] = mutantsOf(graph.testModel.machine),
): MutationResult => {
  const paths = [...new Map(coverages.flatMap((coverage) => coverage.paths.map((path) => [path.id, path]))).values()]
  const right = createReplay(graph.testModel)
  const scripts = paths
    .map((path) => stepsOf(path).map(({ input }) => input))
    .map((inputs) => ({ inputs, trace: said(right, inputs) }))
  const survives = (replay: Replay) => scripts.every(({ inputs, trace }) => said(replay, inputs) === trace)
  return {
    mutants: mutants.length,
    survivors: mutants
      .filter(({ machine }) => survives(createReplay(graph.testModel, machine)))
      .map(({ description }) => description),
  }
}

const said = (replay: Replay, inputs: Parameters<Replay>[0]): string => {
  const { observations, stopReason } = replay(inputs, tick)
  return stableStringify([observations, stopReason])
}
