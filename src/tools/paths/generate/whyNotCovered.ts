import { type Criterion, guardGoal } from '#tools/paths/generate/criteria.ts'
import { happeningsOf } from '#tools/paths/model/inputs.ts'
import type { Model } from '#tools/paths/model/configurationGraph.ts'
import { type DeclaredTransition, guardNameOf, labelOf, pathOf } from '#tools/paths/model/parts.ts'

/** Why no path can meet a goal, in the words of somebody who has to mend the chart or the catalogue. */
export const reasonFor = (model: Model, criterion: Criterion, goal: string): string => {
  if (criterion === 'states') return 'no input leads to it'
  if (criterion === 'outcomes')
    return goal.endsWith(': no outcome') ? 'the catalogue names no outcome of this call' : 'the call is never under way'
  if (criterion === 'delays') return 'it never runs out'
  const transition = model.parts.transitions.find(({ id }) =>
    [id, guardGoal(id, true), guardGoal(id, false)].includes(goal),
  )
  return transition ? whyNotTaken(model, transition) : 'no walk reaches it'
}

const whyNotTaken = (model: Model, transition: DeclaredTransition): string => {
  const answers = model.edges
    .flatMap(({ situation }) => situation.record.answers)
    .filter((answer) => answer.transition === transition.id)
  const [first] = answers
  if (!first) return whyNeverAsked(model, transition)
  const name = guardNameOf(transition.definition)
  return `its guard${name === null ? '' : ` ${name}`} is always ${first.held}`
}

const whyNeverAsked = ({ entry, edges }: Model, { source, eventType, branch }: DeclaredTransition): string => {
  const entered = edges.some(({ situation }) => situation.record.entered.includes(pathOf(source)))
  if (!entered) return `its state ${pathOf(source)} is never reached`
  if (eventType.startsWith('xstate.')) return `nothing in the catalogue makes it happen that ${labelOf(eventType)}`
  const comes = eventType === '' || eventType in entry.events
  if (!comes) return `the catalogue does not know ${eventType}`
  if (branch > 0) return 'a branch before it is always taken'
  return happeningsOf(entry).some(({ event }) => event === eventType)
    ? 'a state inside always answers first'
    : `nothing raises ${eventType} there`
}
