import { outcomeInputs } from '#tools/paths/model/inputs.ts'
import { delayEventsOf } from '#tools/paths/model/delays.ts'
import type { Edge, ConfigurationGraph } from '#tools/paths/model/configurationGraph.ts'
import { statePath } from '#tools/paths/model/parts.ts'

/** What paths can be asked to cover. `edges` is every input in every situation of the model, the strongest for single steps. */
export const coverageCriteria = [
  'states',
  'zero-switch',
  'one-switch',
  'guards',
  'outcomes',
  'delays',
  'edges',
] as const

export type CoverageCriterion = (typeof coverageCriteria)[number]

/** What a criterion asks for, by name, and what a step gives to it; `before` is the step before, where there is one. */
export interface CoverageGoals {
  readonly criterion: CoverageCriterion
  readonly required: ReadonlySet<string>
  readonly metBy: (edge: Edge, before: Edge | undefined) => readonly string[]
}

const takenBy = (edge: Edge): readonly string[] => edge.configuration.lastStep.takenTransitions

const statesOf = ({ parts }: ConfigurationGraph): CoverageGoals => ({
  criterion: 'states',
  required: new Set(parts.nodes.filter(({ type }) => type !== 'history').map(statePath)),
  metBy: ({ configuration }) => configuration.lastStep.enteredStates,
})

const zeroSwitchOf = ({ parts }: ConfigurationGraph): CoverageGoals => ({
  criterion: 'zero-switch',
  required: new Set(parts.transitions.map(({ id }) => id)),
  metBy: takenBy,
})

const pairsOf = (before: Edge, edge: Edge): string[] =>
  takenBy(before).flatMap((one) => takenBy(edge).map((other) => `${one} → ${other}`))

/** Every two transitions that one situation can take one after the other. */
const oneSwitchOf = ({ edges }: ConfigurationGraph): CoverageGoals => {
  const known = new Map<number, readonly string[]>()
  const pairs = (before: Edge, edge: Edge): readonly string[] => {
    const at = before.index * edges.length + edge.index
    const found = known.get(at) ?? pairsOf(before, edge)
    known.set(at, found)
    return found
  }
  return {
    criterion: 'one-switch',
    required: new Set(edges.flatMap((before) => before.to.outgoing.flatMap((edge) => pairs(before, edge)))),
    metBy: (edge, before) => (before ? pairs(before, edge) : []),
  }
}

/** The goal that the guard of a transition gives one of its two answers. */
export const guardGoal = (transition: string, held: boolean): string => `${transition}, guard ${held}`

/** Every guard of every transition, as often as it stands in the chart. */
const guardsOf = ({ parts }: ConfigurationGraph): CoverageGoals => ({
  criterion: 'guards',
  required: new Set(
    parts.transitions
      .filter(({ definition }) => definition.guard !== undefined)
      .flatMap(({ id }) => [guardGoal(id, true), guardGoal(id, false)]),
  ),
  metBy: ({ configuration }) =>
    configuration.lastStep.guardResults.map(({ transition, passed }) => guardGoal(transition, passed)),
})

export const invokesOf = ({ parts }: ConfigurationGraph): string[] =>
  parts.nodes.flatMap(({ invoke }) => invoke.map(({ id }) => id))

const outcomesOf = (model: ConfigurationGraph): CoverageGoals => {
  const { testModel } = model
  const ids = new Set([...invokesOf(model), ...Object.keys(testModel.calls)])
  const named = [...ids].flatMap((id) => {
    const ends = outcomeInputs(testModel, id)
    return ends.length === 0 ? [`${id}: no outcome`] : ends.map((end) => `${id}: ${end.case}`)
  })
  return {
    criterion: 'outcomes',
    required: new Set(named),
    metBy: ({ input }) => (input.type === 'outcome' ? [`${input.invoke}: ${input.case}`] : []),
  }
}

const delaysOf = ({ testModel }: ConfigurationGraph): CoverageGoals => {
  const { byEvent, unused } = delayEventsOf(testModel.machine)
  return {
    criterion: 'delays',
    required: new Set([...byEvent.values(), ...unused]),
    metBy: ({ configuration }) => configuration.lastStep.expiredDelays.map((event) => byEvent.get(event) ?? event),
  }
}

export const nameOfEdge = ({ index }: Edge): string => `#${index}`

const edgesOf = ({ edges }: ConfigurationGraph): CoverageGoals => ({
  criterion: 'edges',
  required: new Set(edges.map(nameOfEdge)),
  metBy: (edge) => [nameOfEdge(edge)],
})

const makers: Record<CoverageCriterion, (model: ConfigurationGraph) => CoverageGoals> = {
  states: statesOf,
  'zero-switch': zeroSwitchOf,
  'one-switch': oneSwitchOf,
  guards: guardsOf,
  outcomes: outcomesOf,
  delays: delaysOf,
  edges: edgesOf,
}

export const goalsOf = (model: ConfigurationGraph, criterion: CoverageCriterion): CoverageGoals =>
  makers[criterion](model)

/** What a row of steps gives to a criterion. */
export const goalsMetByPath = (goals: CoverageGoals, edges: readonly Edge[]): string[] =>
  edges.flatMap((edge, index) => goals.metBy(edge, edges[index - 1]))
