import { type CoverageCriterion, guardGoal } from '#tools/paths/generate/criteria.ts'
import { eventInputs } from '#tools/paths/model/inputs.ts'
import type { ConfigurationGraph } from '#tools/paths/model/configurationGraph.ts'
import { type DeclaredTransition, guardNameOf, labelOf, statePath } from '#tools/paths/model/parts.ts'

/** Why no path can meet a goal, in the words of somebody who has to mend the chart or the catalogue. */
export const whyNotCovered = (model: ConfigurationGraph, criterion: CoverageCriterion, goal: string): string => {
  if (criterion === 'states') return 'no input leads to it'
  if (criterion === 'outcomes')
    return goal.endsWith(': no outcome') ? 'the catalogue names no outcome of this call' : 'the call is never under way'
  if (criterion === 'delays') return 'it never runs out'
  const transition = model.parts.transitions.find(({ id }) =>
    [id, guardGoal(id, true), guardGoal(id, false)].includes(goal),
  )
  return transition ? whyNotTaken(model, transition) : 'no walk reaches it'
}

const whyNotTaken = (model: ConfigurationGraph, transition: DeclaredTransition): string => {
  const answers = model.edges
    .flatMap(({ configuration }) => configuration.lastStep.guardResults)
    .filter((answer) => answer.transition === transition.id)
  const [first] = answers
  if (!first) return whyNeverAsked(model, transition)
  const name = guardNameOf(transition.definition)
  return `its guard${name === null ? '' : ` ${name}`} is always ${first.passed}`
}

const whyNeverAsked = (
  { testModel, edges }: ConfigurationGraph,
  { source, eventType, branch }: DeclaredTransition,
): string => {
  const entered = edges.some(({ configuration }) => configuration.lastStep.enteredStates.includes(statePath(source)))
  if (!entered) return `its state ${statePath(source)} is never reached`
  if (eventType.startsWith('xstate.')) return `nothing in the catalogue makes it happen that ${labelOf(eventType)}`
  const comes = eventType === '' || eventType in testModel.events
  if (!comes) return `the catalogue does not know ${eventType}`
  if (branch > 0) return 'a branch before it is always taken'
  return eventInputs(testModel).some(({ event }) => event === eventType)
    ? 'a state inside always answers first'
    : `nothing raises ${eventType} there`
}
