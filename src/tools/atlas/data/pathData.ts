import type { TestModel } from '#charts/testModel.ts'
import type { PathStep, PathData } from '#tools/atlas/data/chartData.ts'
import { checkChart } from '#charts/paths/check/check.ts'
import { activeStates } from '#charts/read/running.ts'
import { type TestPath, stepsOf } from '#charts/paths/generate/testPaths.ts'
import { createTestScript } from '#charts/paths/scripts/testScripts.ts'

/**
 * The test paths of a chart: the script for a tester, and the active states after each step.
 * @throws TooManyConfigurations
 */
export const pathDataOf = (testModel: TestModel): PathData[] => {
  const { graph, coverages } = checkChart(testModel, ['zero-switch'])
  return coverages.flatMap(({ criterion, paths }) =>
    paths.map((path) => {
      const { id, given, seen, setup, steps } = createTestScript(graph, criterion, path)
      const texts = [{ when: '', seen }, ...setup, ...steps]
      return { id, given, setupLength: setup.length, steps: toPathSteps(path, texts) }
    }),
  )
}

const toPathSteps = (path: TestPath, texts: readonly Pick<PathStep, 'when' | 'seen'>[]): PathStep[] =>
  stepsOf(path).map((edge, index) => {
    const { when, seen } = texts[index] as PathStep
    return {
      when,
      seen,
      active: activeStates(edge.configuration.snapshot),
      takenTransitions: edge.configuration.lastStep.takenTransitions,
    }
  })
