import type { Edge, ConfigurationGraph } from '#charts/paths/model/configurationGraph.ts'
import { outcomeInputs } from '#charts/paths/model/inputs.ts'
import { type Chart, labelOf } from '#charts/read/chart.ts'

/** What a set of paths must reach to meet a criterion. */
export interface Goals {
  readonly required: ReadonlySet<string>
  /** The goals that a step meets. `before` is the previous step. */
  readonly metBy: (edge: Edge, before: Edge | undefined) => readonly string[]
}

const takenBy = (edge: Edge): readonly string[] => edge.configuration.lastStep.takenTransitions

const statesOf = ({ chart }: ConfigurationGraph): Goals => ({
  required: new Set(chart.states.filter(({ kind }) => kind !== 'history').map(({ path }) => path)),
  metBy: ({ configuration }) => configuration.lastStep.enteredStates,
})

const zeroSwitchOf = ({ chart }: ConfigurationGraph): Goals => ({
  required: new Set(chart.transitions.map(({ id }) => id)),
  metBy: takenBy,
})

const pairsOf = (before: Edge, edge: Edge): string[] =>
  takenBy(before).flatMap((first) => takenBy(edge).map((second) => `${first} → ${second}`))

/** Every pair of transitions that can follow each other. */
const oneSwitchOf = ({ edges }: ConfigurationGraph): Goals => {
  const cache = new Map<number, readonly string[]>()
  const pairs = (before: Edge, edge: Edge): readonly string[] => {
    const key = before.index * edges.length + edge.index
    const found = cache.get(key) ?? pairsOf(before, edge)
    cache.set(key, found)
    return found
  }
  return {
    required: new Set(edges.flatMap((before) => before.to.outgoing.flatMap((edge) => pairs(before, edge)))),
    metBy: (edge, before) => (before ? pairs(before, edge) : []),
  }
}

/** The goal that the guard of a transition passes, or that it fails. */
export const guardGoal = (transition: string, passed: boolean): string => `${transition}, guard ${passed}`

/** Both results of every guard, for each transition that uses it. */
const guardsOf = ({ chart }: ConfigurationGraph): Goals => ({
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
const outcomesOf = (graph: ConfigurationGraph): Goals => {
  const { testModel } = graph
  const ids = new Set([...invokesOf(graph), ...Object.keys(testModel.calls)])
  const goals = [...ids].flatMap((id) =>
    testModel.calls[id]
      ? outcomeInputs(testModel, id).map((outcome) => `${id}: ${outcome.case}`)
      : [`${id}: no outcome`],
  )
  return {
    required: new Set(goals),
    metBy: ({ input }) => (input.type === 'outcome' ? [`${input.invoke}: ${input.case}`] : []),
  }
}

const delaysOf = ({ chart, testModel }: ConfigurationGraph): Goals => {
  const { byEvent, unused } = delayEventsOf(chart)
  return {
    // A free model does not know the delays of actions without a name.
    required: new Set([...byEvent.values(), ...(testModel.isFree ? [] : unused)]),
    metBy: ({ configuration, input }) => {
      const { expiredDelays } = configuration.lastStep
      const events = testModel.isFree && input.type === 'event' ? [input.event] : expiredDelays
      return events.map((event) => byEvent.get(event) ?? event)
    },
  }
}

/**
 * The delays of `after` and of named actions that raise an event later: a name for each event type that they produce.
 * `unused`: named delays that nothing uses.
 */
const delayEventsOf = ({ transitions, actions, delays }: Chart) => {
  const afterTransitions = transitions.filter(({ eventType }) => eventType.startsWith('xstate.after.'))
  const delayedRaises = Object.values(actions).filter(isDelayedRaise)
  const byEvent = new Map([
    ...afterTransitions.map(({ source, eventType }) => [eventType, `${source.path}: ${labelOf(eventType)}`] as const),
    ...delayedRaises.map(({ delay, event }) => [event.type, `${event.type} after ${delay}`] as const),
  ])
  const used = new Set([
    ...afterTransitions.map(({ eventType }) => labelOf(eventType).replace('after ', '')),
    ...delayedRaises.map(({ delay }) => delay),
  ])
  const unused = Object.keys(delays).filter((name) => !used.has(name))
  return { byEvent, unused: unused.map((name) => `${name}: no state and no action uses it`) }
}

interface DelayedRaise {
  readonly delay: string | number
  readonly event: { readonly type: string }
}

const isDelayedRaise = (action: unknown): action is DelayedRaise => {
  const { type, delay, event } = action as { type?: string; delay?: unknown; event?: unknown }
  return (
    type === 'xstate.raise' && (typeof delay === 'string' || typeof delay === 'number') && typeof event === 'object'
  )
}

const nameOfEdge = ({ index }: Edge): string => `#${index}`

/** Every input in every configuration. */
const edgesOf = ({ edges }: ConfigurationGraph): Goals => ({
  required: new Set(edges.map(nameOfEdge)),
  metBy: (edge) => [nameOfEdge(edge)],
})

const goalsByCriterion = {
  states: statesOf,
  'zero-switch': zeroSwitchOf,
  'one-switch': oneSwitchOf,
  guards: guardsOf,
  outcomes: outcomesOf,
  delays: delaysOf,
  edges: edgesOf,
}

export type CoverageCriterion = keyof typeof goalsByCriterion

export const coverageCriteria = Object.keys(goalsByCriterion) as CoverageCriterion[]

export const goalsOf = (graph: ConfigurationGraph, criterion: CoverageCriterion): Goals =>
  goalsByCriterion[criterion](graph)

/** The goals that a sequence of steps meets. */
export const goalsMetByPath = (goals: Goals, edges: readonly Edge[]): string[] =>
  edges.flatMap((edge, index) => goals.metBy(edge, edges[index - 1]))
