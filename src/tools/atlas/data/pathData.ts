import type { TestModel } from '#charts/testModel.ts'
import type { PathData } from '#tools/atlas/data/chartData.ts'
import { checkChart } from '#charts/paths/check/check.ts'
import { activeStates } from '#charts/read/running.ts'
import { createTestScript } from '#charts/paths/scripts/testScripts.ts'

/**
 * The test paths of a chart: the script for a tester, and the active states after each step.
 * @throws TooManyConfigurations
 */
export const pathDataOf = (testModel: TestModel): PathData[] => {
  const { graph, coverages } = checkChart(testModel, ['zero-switch'])
  return coverages.flatMap(({ paths }) =>
    paths.map((path) => {
      const { id, given, seen, steps } = createTestScript(graph, path)
      const texts = [{ when: '', seen }, ...steps]
      return {
        id,
        given,
        steps: path.edges.map(({ configuration: { snapshot, lastStep } }, index) => ({
          ...{ when: texts[index]?.when ?? '', seen: texts[index]?.seen ?? '' },
          active: activeStates(snapshot),
          takenTransitions: lastStep.takenTransitions,
        })),
      }
    }),
  )
}
