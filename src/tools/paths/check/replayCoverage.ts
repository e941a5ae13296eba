import type { TestModel } from '#machines/testModel.ts'
import { checkChart, distinctPaths } from '#tools/paths/check/check.ts'
import { createReplay } from '#tools/paths/check/replay.ts'
import { stepsOf } from '#tools/paths/generate/testPaths.ts'

/** What one chart declares, and what its test paths take on the real actor. */
export interface ReplayCoverage {
  readonly chart: string
  /** The ids of the declared transitions. */
  readonly transitions: readonly string[]
  /** The ids of the transitions that the actor reports as taken. */
  readonly taken: ReadonlySet<string>
  /** A sentence for each path that the real actor does not follow. */
  readonly mismatches: readonly string[]
}

/**
 * Runs the paths of all criteria on the real actor of a chart.
 * @throws TooManyConfigurations
 */
export const measureReplayCoverage = (testModel: TestModel): ReplayCoverage => {
  const result = checkChart(testModel)
  const taken = new Set<string>()
  const replay = createReplay(testModel, testModel.machine, (transition) => taken.add(transition))
  for (const path of distinctPaths(result)) replay(stepsOf(path).map(({ input }) => input))
  return {
    chart: testModel.id,
    transitions: result.graph.parts.transitions.map(({ id }) => id),
    taken,
    mismatches: result.mismatches,
  }
}
