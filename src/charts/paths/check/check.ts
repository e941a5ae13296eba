import type { TestModel } from '#charts/testModel.ts'
import { type CoverageCriterion, goalsMetByPath, goalsOf, guardGoal } from '#charts/paths/generate/criteria.ts'
import { generateTestPaths, type TestPath } from '#charts/paths/generate/testPaths.ts'
import {
  type IsPossible,
  type ConfigurationGraph,
  buildConfigurationGraph,
  shortestPathFinder,
  type Vertex,
} from '#charts/paths/model/configurationGraph.ts'
import { eventInputs } from '#charts/paths/model/inputs.ts'
import { type ChartTransition, labelOf } from '#charts/read/chart.ts'
import { activeStates } from '#charts/read/running.ts'

/** How far one criterion is met, and by which paths. */
interface CriterionCoverage {
  readonly criterion: CoverageCriterion
  readonly paths: readonly TestPath[]
  /** The number of goals. */
  readonly required: number
  readonly missingGoals: readonly string[]
  /** The goals that no path meets, each with the reason. */
  readonly missing: readonly string[]
}

/** A chart with the paths of the requested criteria. */
export interface CheckResult {
  readonly graph: ConfigurationGraph
  readonly coverages: readonly CriterionCoverage[]
}

/** The criteria that a chart with its test model can miss. The goals of the others follow from what is possible. */
const missableCriteria: readonly CoverageCriterion[] = ['states', 'zero-switch', 'guards', 'outcomes', 'delays']

/** Generates the test paths of a chart. */
export const checkChart = (
  testModel: TestModel,
  criteria: readonly CoverageCriterion[] = missableCriteria,
  isPossible?: IsPossible,
): CheckResult => {
  const graph = buildConfigurationGraph(testModel, undefined, isPossible)
  return { graph, coverages: criteria.map((criterion) => coverageOf(graph, criterion)) }
}

const coverageOf = (graph: ConfigurationGraph, criterion: CoverageCriterion): CriterionCoverage => {
  const goals = goalsOf(graph, criterion)
  const paths = generateTestPaths(graph, goals, graph.testModel.isFree ? lengthFor(graph) : undefined)
  const met = new Set(paths.flatMap(({ edges }) => goalsMetByPath(goals, edges)))
  const missingGoals = [...goals.required].filter((goal) => !met.has(goal))
  const missing = missingGoals.map((goal) => `${goal}: ${whyNotCovered(graph, criterion, goal)}`)
  return { criterion, paths, required: goals.required.size, missingGoals, missing }
}

/** In a deep chart, many short paths repeat the same long beginning. */
const lengthFor = (graph: ConfigurationGraph): number =>
  Math.max(20, 2 * shortestPathFinder(graph)(graph.vertices.at(-1) as Vertex).length)

/** Why no path can meet a goal, as a part of a sentence. */
const whyNotCovered = (graph: ConfigurationGraph, criterion: CoverageCriterion, goal: string): string => {
  if (criterion === 'states') return 'no input leads to this state'
  if (criterion === 'outcomes')
    return goal.endsWith(': no outcome') ? 'the test model has no outcome of this call' : 'this call never starts'
  if (criterion === 'delays') return 'this delay never expires'
  const transition = graph.chart.transitions.find(({ id }) =>
    [id, guardGoal(id, true), guardGoal(id, false)].includes(goal),
  )
  return transition ? whyNotTaken(graph, transition) : 'no path reaches it'
}

const whyNotTaken = (graph: ConfigurationGraph, transition: ChartTransition): string => {
  const result = graph.edges
    .flatMap(({ configuration }) => configuration.lastStep.guardResults)
    .find((candidate) => candidate.transition === transition.id)
  if (!result) return whyNeverEvaluated(graph, transition)
  const { name, words } = transition.guard ?? {}
  return `its guard ${name ?? `(${words})`} is always ${result.passed}`
}

const whyNeverEvaluated = (
  { testModel, edges, vertices }: ConfigurationGraph,
  { source, eventType, branch }: ChartTransition,
): string => {
  const isEntered = edges.some(({ configuration }) => configuration.lastStep.enteredStates.includes(source.path))
  if (!isEntered) return `its state ${source.path} is never entered`
  const stays = vertices
    .map(({ configuration }) => configuration)
    .filter(({ snapshot }) => activeStates(snapshot).includes(source.path))
  if (eventType !== '' && stays.length === 0) return `its state ${source.path} is left at once`
  if (eventType !== '' && stays.every(({ snapshot }) => snapshot?.status !== 'active'))
    return 'the chart has ended by then'
  if (eventType.startsWith('xstate.done.state.')) return 'its inner states never all end'
  if (testModel.isFree && eventType.startsWith('xstate.after.')) return 'a shorter delay of its state always ends first'
  if (eventType.startsWith('xstate.')) return `the test model has no outcome for "${labelOf(eventType)}"`
  if (eventType !== '' && !(eventType in testModel.events)) return `the test model has no event ${eventType}`
  if (branch > 0) return 'an earlier branch is always taken'
  return eventInputs(testModel).some(({ event }) => event === eventType)
    ? 'a child state always handles the event first'
    : `no action raises ${eventType} in this state`
}
