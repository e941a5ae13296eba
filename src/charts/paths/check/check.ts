import type { TestModel } from '#charts/testModel.ts'
import type { PathOptions } from '#charts/paths/generate/coverGoals.ts'
import { type CoverageCriterion, goalsOf, goalsMetByPath } from '#charts/paths/generate/criteria.ts'
import { type TestPath, generateTestPaths } from '#charts/paths/generate/testPaths.ts'
import { whyNotCovered } from '#charts/paths/generate/whyNotCovered.ts'
import {
  type IsPossible,
  type ConfigurationGraph,
  buildConfigurationGraph,
} from '#charts/paths/model/configurationGraph.ts'

/** How far one criterion is met, and by which paths. */
interface CriterionCoverage {
  readonly criterion: CoverageCriterion
  readonly paths: readonly TestPath[]
  /** The number of goals. */
  readonly required: number
  /** The goals that no path meets, each with the reason. */
  readonly missing: readonly string[]
}

/** A chart with the paths of the requested criteria. */
export interface CheckResult {
  readonly graph: ConfigurationGraph
  readonly coverages: readonly CriterionCoverage[]
  /** Processor time, so that other work on the machine does not count. */
  readonly milliseconds: number
}

/** The criteria that a chart with its test model can miss. The goals of the others follow from what is possible. */
const missableCriteria: readonly CoverageCriterion[] = ['states', 'zero-switch', 'guards', 'outcomes', 'delays']

/**
 * Generates the test paths of a chart.
 * @throws TooManyConfigurations
 */
export const checkChart = (
  testModel: TestModel,
  criteria: readonly CoverageCriterion[] = missableCriteria,
  options: PathOptions = {},
  isPossible?: IsPossible,
): CheckResult => {
  const started = process.cpuUsage()
  const graph = buildConfigurationGraph(testModel, undefined, isPossible)
  const coverages = criteria.map((criterion) => coverageOf(graph, criterion, options))
  return { graph, coverages, milliseconds: processorTimeSince(started) }
}

const processorTimeSince = (started: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1_000
}

/** The paths of all criteria. A path that meets several criteria appears once. */
export const distinctPaths = ({ coverages }: Pick<CheckResult, 'coverages'>): TestPath[] => [
  ...new Map(coverages.flatMap(({ paths }) => paths.map((path) => [path.id, path]))).values(),
]

const coverageOf = (
  graph: ConfigurationGraph,
  criterion: CoverageCriterion,
  options: PathOptions,
): CriterionCoverage => {
  const goals = goalsOf(graph, criterion)
  const paths = generateTestPaths(graph, goals, options)
  const met = new Set(paths.flatMap(({ edges }) => goalsMetByPath(goals, edges)))
  const missing = [...goals.required]
    .filter((goal) => !met.has(goal))
    .map((goal) => `${goal}: ${whyNotCovered(graph, criterion, goal)}`)
  return { criterion, paths, required: goals.required.size, missing }
}
