import { delayEventsOf } from '#charts/paths/generate/delays.ts'
import type { Edge, ConfigurationGraph } from '#charts/paths/model/configurationGraph.ts'
import { outcomeInputs } from '#charts/paths/model/inputs.ts'

/** The coverage criteria. `edges` is every input in every configuration. */
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

/** What a set of paths must reach. */
export interface Goals {
  readonly required: ReadonlySet<string>
  /** The goals that a step meets. `before` is the previous step. */
  readonly metBy: (edge: Edge, before: Edge | undefined) => readonly string[]
}

/** The goals of a criterion in one chart. */
export interface CoverageGoals extends Goals {
  readonly criterion: CoverageCriterion
}

const takenBy = (edge: Edge): readonly string[] => edge.configuration.lastStep.takenTransitions

const statesOf = ({ chart }: ConfigurationGraph): CoverageGoals => ({
  criterion: 'states',
  required: new Set(chart.states.filter(({ kind }) => kind !== 'history').map(({ path }) => path)),
  metBy: ({ configuration }) => configuration.lastStep.enteredStates,
})

const zeroSwitchOf = ({ chart }: ConfigurationGraph): CoverageGoals => ({
  criterion: 'zero-switch',
  required: new Set(chart.transitions.map(({ id }) => id)),
  metBy: takenBy,
})

const pairsOf = (before: Edge, edge: Edge): string[] =>
  takenBy(before).flatMap((first) => takenBy(edge).map((second) => `${first} → ${second}`))

/** Every pair of transitions that can follow each other. */
const oneSwitchOf = ({ edges }: ConfigurationGraph): CoverageGoals => {
  const cache = new Map<number, readonly string[]>()
  const pairs = (before: Edge, edge: Edge): readonly string[] => {
    const key = before.index * edges.length + edge.index
    const found = cache.get(key) ?? pairsOf(before, edge)
    cache.set(key, found)
    return found
  }
  return {
    criterion: 'one-switch',
    required: new Set(edges.flatMap((before) => before.to.outgoing.flatMap((edge) => pairs(before, edge)))),
    metBy: (edge, before) => (before ? pairs(before, edge) : []),
  }
}

/** The goal that the guard of a transition passes, or that it fails. */
export const guardGoal = (transition: string, passed: boolean): string => `${transition}, guard ${passed}`

/** Both results of every guard, for each transition that uses it. */
const guardsOf = ({ chart }: ConfigurationGraph): CoverageGoals => ({
  criterion: 'guards',
  required: new Set(
    chart.transitions
      .filter(({ guard }) => guard !== null)
      .flatMap(({ id }) => [guardGoal(id, true), guardGoal(id, false)]),
  ),
  metBy: ({ configuration }) =>
    configuration.lastStep.guardResults.map(({ transition, passed }) => guardGoal(transition, passed)),
})

const invokesOf = ({ chart }: ConfigurationGraph): string[] =>
  chart.states.flatMap(({ calls }) => calls.map(({ id }) => id))

/** Each outcome of each call. A call with an empty list of outcomes never ends on its own. */
const outcomesOf = (graph: ConfigurationGraph): CoverageGoals => {
  const { testModel } = graph
  const ids = new Set([...invokesOf(graph), ...Object.keys(testModel.calls)])
  const goals = [...ids].flatMap((id) =>
    testModel.calls[id]
      ? outcomeInputs(testModel, id).map((outcome) => `${id}: ${outcome.case}`)
      : [`${id}: no outcome`],
  )
  return {
    criterion: 'outcomes',
    required: new Set(goals),
    metBy: ({ input }) => (input.type === 'outcome' ? [`${input.invoke}: ${input.case}`] : []),
  }
}

const delaysOf = ({ chart }: ConfigurationGraph): CoverageGoals => {
  const { byEvent, unused } = delayEventsOf(chart)
  return {
    criterion: 'delays',
    required: new Set([...byEvent.values(), ...unused]),
    metBy: ({ configuration }) => configuration.lastStep.expiredDelays.map((event) => byEvent.get(event) ?? event),
  }
}

const nameOfEdge = ({ index }: Edge): string => `#${index}`

const edgesOf = ({ edges }: ConfigurationGraph): CoverageGoals => ({
  criterion: 'edges',
  required: new Set(edges.map(nameOfEdge)),
  metBy: (edge) => [nameOfEdge(edge)],
})

const goalsByCriterion: Record<CoverageCriterion, (graph: ConfigurationGraph) => CoverageGoals> = {
  states: statesOf,
  'zero-switch': zeroSwitchOf,
  'one-switch': oneSwitchOf,
  guards: guardsOf,
  outcomes: outcomesOf,
  delays: delaysOf,
  edges: edgesOf,
}

export const goalsOf = (graph: ConfigurationGraph, criterion: CoverageCriterion): CoverageGoals =>
  goalsByCriterion[criterion](graph)

/** The goals that a sequence of steps meets. */
export const goalsMetByPath = (goals: CoverageGoals, edges: readonly Edge[]): string[] =>
  edges.flatMap((edge, index) => goals.metBy(edge, edges[index - 1]))
