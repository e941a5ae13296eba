import { type AdjacencyMap, type AdjacencyValue, getAdjacencyMap } from '@xstate/test'
import type { ActorLogic, EventObject, Snapshot } from 'xstate'

/** What to explore. */
export interface GraphDefinition<State extends Snapshot<unknown>, Event extends EventObject> {
  readonly start: State
  readonly step: (state: State, event: Event) => State
  readonly eventsAt: (state: State) => Event[]
  /** States with equal keys are the same vertex. */
  readonly keyOf: (state: State) => string
  readonly nameOf: (event: Event) => string
  /** The maximum number of vertices and edges. */
  readonly limit: number
}

/** A vertex with its outgoing transitions, in the order in which they were found. */
export interface ExploredVertex<State, Event> {
  readonly key: string
  readonly snapshot: State
  readonly transitions: readonly { readonly event: Event; readonly snapshot: State }[]
}

/** Thrown if a chart has more configurations than the limit allows, usually because `keyOf` counts something. */
export class TooManyConfigurations extends Error {
  override readonly name = 'TooManyConfigurations'
}

/**
 * Finds every reachable state, breadth first. The first state with a key represents all states with this key.
 * @throws TooManyConfigurations
 */
export const exploreGraph = <State extends Snapshot<unknown>, Event extends EventObject>(
  definition: GraphDefinition<State, Event>,
): ExploredVertex<State, Event>[] =>
  Object.entries(adjacencyMapOf(definition) as Record<string, AdjacencyValue<State, Event>>).map(
    ([key, { state, transitions }]) => ({
      key,
      snapshot: state,
      transitions: Object.values(transitions).map(({ event, state: next }) => ({ event, snapshot: next })),
    }),
  )

const adjacencyMapOf = <State extends Snapshot<unknown>, Event extends EventObject>(
  definition: GraphDefinition<State, Event>,
): AdjacencyMap<State, Event> => {
  const { start, step, eventsAt, keyOf, nameOf, limit } = definition
  const logic = { transition: step, getInitialSnapshot: () => start } as unknown as ActorLogic<State, Event>
  try {
    return getAdjacencyMap(logic, { events: eventsAt, serializeState: keyOf, serializeEvent: nameOf, limit })
  } catch (error) {
    if ((error as Error).message !== 'Traversal limit exceeded') throw error
    throw new TooManyConfigurations(`more than ${limit} configurations and transitions`)
  }
}
