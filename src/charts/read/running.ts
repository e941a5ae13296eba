import type { AnyMachineSnapshot, AnyTransitionDefinition, InspectionEvent } from 'xstate'
import { statePath, transitionIdOf } from '#charts/read/chart.ts'
import { activeNodesOf, branchesOf, definitionsOf } from '#charts/read/internals.ts'

/** A transition that a running chart took. Its state declares `branchCount` transitions for the event. */
export interface TakenTransition {
  /** The path of the state; empty for the chart. */
  readonly state: string
  readonly event: string
  readonly branchIndex: number
  readonly branchCount: number
}

export const isMachineSnapshot = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot

/** The paths of the active states, with `(chart)`. None before the start. */
export const activeStates = (snapshot: AnyMachineSnapshot | null | undefined): string[] =>
  activeNodesOf(snapshot).map(statePath)

/** The innermost active states. */
export const innermostStates = (snapshot: AnyMachineSnapshot): string[] =>
  activeNodesOf(snapshot)
    .filter(({ parent, type }) => parent && (type === 'atomic' || type === 'final'))
    .map(statePath)

/** The types of the events that an active state handles. */
export const handledEvents = (snapshot: AnyMachineSnapshot): ReadonlySet<string> =>
  new Set(activeNodesOf(snapshot).flatMap(({ ownEvents }) => ownEvents.map(exampleOf)))

/** The states that the history states of a chart remember. */
export const rememberedStates = ({ historyValue }: AnyMachineSnapshot): Record<string, unknown> =>
  Object.fromEntries(Object.entries(historyValue).map(([id, nodes]) => [id, nodes.map(statePath)]))

/** An event for the descriptor of a transition, which can be `*` or `mouse.*`. */
export const exampleOf = (descriptor: string): string => descriptor.replace(/^\*$/, 'any').replace(/\*$/, 'any')

/** The transitions of a microstep, without the start, which no chart declares. */
export const takenTransitions = (
  microstep: Extract<InspectionEvent, { type: '@xstate.microstep' }>,
): TakenTransition[] =>
  definitionsOf(microstep)
    .map(toTaken)
    .filter((taken) => taken !== null)

const knownTransitions = new WeakMap<AnyTransitionDefinition, TakenTransition | null>()

const toTaken = (definition: AnyTransitionDefinition): TakenTransition | null => {
  if (!knownTransitions.has(definition)) knownTransitions.set(definition, readTaken(definition))
  return knownTransitions.get(definition) ?? null
}

const readTaken = (definition: AnyTransitionDefinition): TakenTransition | null => {
  const { source, eventType } = definition
  const [, branches] = branchesOf(source).find(([type]) => type === eventType) ?? ['', []]
  const branchIndex = branches.indexOf(definition as never)
  if (branchIndex < 0) return null
  return { state: source.path.join('.'), event: eventType, branchIndex, branchCount: branches.length }
}

/** The id of the transition in the chart. */
export const idOfTaken = ({ state, event, branchIndex, branchCount }: TakenTransition): string =>
  transitionIdOf(state === '' ? '(chart)' : state, event, branchIndex, branchCount)
