import { type CheckResult, distinctPaths } from '#tools/paths/check/check.ts'
import { type Mutant, mutantsOf } from '#tools/paths/check/mutants.ts'
import { stableStringify } from '#tools/paths/model/observation.ts'
import { stepsOf } from '#tools/paths/generate/testPaths.ts'
import { type Replay, createReplay } from '#tools/paths/check/replay.ts'

/** The result of mutation testing. */
export interface MutationResult {
  readonly mutants: number
  /** The descriptions of the mutants that no path notices. */
  readonly survivors: readonly string[]
}

/** Milliseconds between two steps. They make a delay visible that did not restart. */
const tick = 1

/** Replays the paths of a chart on its mutants. A path notices a mutant if any observation differs. */
export const testMutants = (
  { graph, coverages }: CheckResult,
  mutants: readonly Mutant[] = mutantsOf(graph.testModel.machine),
): MutationResult => {
  const original = createReplay(graph.testModel)
  const runs = distinctPaths({ coverages })
    .map((path) => stepsOf(path).map(({ input }) => input))
    .map((inputs) => ({ inputs, trace: traceOf(original, inputs) }))
  const survives = (replay: Replay) => runs.every(({ inputs, trace }) => traceOf(replay, inputs) === trace)
  return {
    mutants: mutants.length,
    survivors: mutants
      .filter(({ machine }) => survives(createReplay(graph.testModel, machine)))
      .map(({ description }) => description),
  }
}

const traceOf = (replay: Replay, inputs: Parameters<Replay>[0]): string => {
  const { observations, stopReason } = replay(inputs, tick)
  return stableStringify([observations, stopReason])
}
