import { type CoverageCriterion, guardGoal } from '#charts/paths/generate/criteria.ts'
import type { ConfigurationGraph } from '#charts/paths/model/configurationGraph.ts'
import { eventInputs } from '#charts/paths/model/inputs.ts'
import { type ChartTransition, labelOf } from '#charts/read/chart.ts'

/** Why no path can meet a goal, as a part of a sentence. */
export const whyNotCovered = (graph: ConfigurationGraph, criterion: CoverageCriterion, goal: string): string => {
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
  const name = transition.guard?.name
  return `its guard${name ? ` ${name}` : ''} is always ${result.passed}`
}

const whyNeverEvaluated = (
  { testModel, edges }: ConfigurationGraph,
  { source, eventType, branch }: ChartTransition,
): string => {
  const isEntered = edges.some(({ configuration }) => configuration.lastStep.enteredStates.includes(source.path))
  if (!isEntered) return `its state ${source.path} is never entered`
  if (eventType.startsWith('xstate.')) return `the test model has no outcome for "${labelOf(eventType)}"`
  if (eventType !== '' && !(eventType in testModel.events)) return `the test model has no event ${eventType}`
  if (branch > 0) return 'an earlier branch is always taken'
  return eventInputs(testModel).some(({ event }) => event === eventType)
    ? 'a child state always handles the event first'
    : `no action raises ${eventType} in this state`
}
