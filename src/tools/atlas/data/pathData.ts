import type { TestModel } from '#machines/testModel.ts'
import type { PathStep, PathData } from '#tools/atlas/data/chartData.ts'
import { checkChart } from '#tools/paths/check/check.ts'
import type { Edge } from '#tools/paths/model/configurationGraph.ts'
import { statePath } from '#tools/paths/model/parts.ts'
import { type TestPath, stepsOf } from '#tools/paths/generate/testPaths.ts'
import { createTestScript } from '#tools/paths/scripts/testScripts.ts'

/**
 * Every path test of a chart: the scripts for a person, with how the chart stands at each moment.
 * @throws TooManySituations
 */
export const pathDataOf = (entry: TestModel): PathData[] => {
  const { graph, coverages } = checkChart(entry, ['zero-switch'])
  return coverages.flatMap(({ criterion, paths }) =>
    paths.map((path) => {
      const { id, given, seen, setup, steps } = createTestScript(graph, criterion, path)
      const said = [{ when: '', seen }, ...setup, ...steps]
      return { id, given, setupLength: setup.length, steps: momentsOf(path, said) }
    }),
  )
}

const momentsOf = (path: TestPath, said: readonly Pick<PathStep, 'when' | 'seen'>[]): PathStep[] =>
  stepsOf(path).map((edge, index) => {
    const { when, seen } = said[index] as PathStep
    return { when, seen, active: activeIn(edge), takenTransitions: edge.configuration.lastStep.takenTransitions }
  })

const activeIn = ({ configuration }: Edge): string[] => (configuration.snapshot?._nodes ?? []).map(statePath)
