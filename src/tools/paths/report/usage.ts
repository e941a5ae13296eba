import type { ProblemReport } from '#domain/problemReport/problemReport.ts'
import type { TestModel } from '#machines/testModel.ts'
import { checkChart } from '#tools/paths/check/check.ts'
import { stepsOf, type TestPath } from '#tools/paths/generate/testPaths.ts'
import { partsOf } from '#tools/paths/model/parts.ts'
import { transitionIdOfTaken } from '#tools/paths/report/candidates.ts'

/** How often people took each transition of a chart, by its id. It has every transition. */
export interface ChartUsage {
  readonly testModel: TestModel
  readonly counts: ReadonlyMap<string, number>
}

/** Counts the transitions in the records of all reports. Transitions that no chart has any more do not count. */
export const countUsage = (reports: readonly ProblemReport[], testModels: readonly TestModel[]): ChartUsage[] =>
  testModels.map((testModel) => {
    const counts = new Map(partsOf(testModel.machine).transitions.map(({ id }) => [id, 0]))
    const taken = reports
      .flatMap(({ events }) => events)
      .filter(({ chart }) => chart === testModel.machine.id)
      .flatMap((event) => event.taken.map(transitionIdOfTaken))
    for (const id of taken) if (counts.has(id)) counts.set(id, (counts.get(id) ?? 0) + 1)
    return { testModel, counts }
  })

/** A test path, and how often people took its transitions: the sum over all that it takes. */
export interface UsedPath {
  readonly chart: string
  readonly path: string
  readonly uses: number
}

const transitionsOf = (path: TestPath): Set<string> =>
  new Set(stepsOf(path).flatMap(({ configuration }) => configuration.lastStep.takenTransitions))

/** The test paths of all charts, the most used first. */
export const pathsByUse = (usage: readonly ChartUsage[]): UsedPath[] =>
  usage
    .flatMap(({ testModel, counts }) =>
      checkChart(testModel, ['zero-switch']).coverages.flatMap(({ paths }) =>
        paths.map((path) => ({
          chart: testModel.id,
          path: path.id,
          uses: [...transitionsOf(path)].reduce((sum, id) => sum + (counts.get(id) ?? 0), 0),
        })),
      ),
    )
    .sort((first, second) => second.uses - first.uses)
