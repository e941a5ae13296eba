import { type AdjacencyMap, type AdjacencyValue, getAdjacencyMap } from '@xstate/test'
import type { ActorLogic, EventObject, Snapshot } from 'xstate'

/** What is explored: where it starts, what can happen where, and what tells two places apart. */
export interface GraphDefinition<Place extends Snapshot<unknown>, Happening extends EventObject> {
  readonly start: Place
  readonly step: (place: Place, happening: Happening) => Place
  readonly eventsAt: (place: Place) => Happening[]
  readonly keyOf: (place: Place) => string
  readonly nameOf: (happening: Happening) => string
  /** The most places and ways that may be looked at before the search gives up. */
  readonly limit: number
}

/** A place with the ways out of it, in the order in which they were found. */
export interface ExploredVertex<Place, Happening> {
  readonly key: string
  readonly snapshot: Place
  readonly transitions: readonly { readonly happening: Happening; readonly snapshot: Place }[]
}

/** Thrown when a chart has more situations than the limit allows, usually because `keyOf` counts something. */
export class TooManyConfigurations extends Error {
  override readonly name = 'TooManySituations'
}

/**
 * Every place that can be reached, breadth first; the first one found stands for all of its key.
 * @throws TooManySituations
 */
export const exploreGraph = <Place extends Snapshot<unknown>, Happening extends EventObject>(
  territory: GraphDefinition<Place, Happening>,
): ExploredVertex<Place, Happening>[] =>
  Object.entries(mapOf(territory) as Record<string, AdjacencyValue<Place, Happening>>).map(
    ([key, { state, transitions }]) => ({
      key,
      snapshot: state,
      transitions: Object.values(transitions).map(({ event, state: place }) => ({ happening: event, snapshot: place })),
    }),
  )

const mapOf = <Place extends Snapshot<unknown>, Happening extends EventObject>(
  territory: GraphDefinition<Place, Happening>,
): AdjacencyMap<Place, Happening> => {
  const { start, step, eventsAt, keyOf, nameOf, limit } = territory
  const logic = { transition: step, getInitialSnapshot: () => start } as unknown as ActorLogic<Place, Happening>
  try {
    return getAdjacencyMap(logic, { events: eventsAt, serializeState: keyOf, serializeEvent: nameOf, limit })
  } catch (error) {
    if ((error as Error).message !== 'Traversal limit exceeded') throw error
    throw new TooManyConfigurations(`more than ${limit} situations and ways between them`)
  }
}
