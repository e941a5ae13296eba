import type { TestModel } from '#machines/testModel.ts'
import { type Edge, buildConfigurationGraph } from '#tools/paths/model/configurationGraph.ts'
import { stableStringify } from '#tools/paths/model/observation.ts'
import type { DeclaredTransition } from '#tools/paths/model/parts.ts'

/** What the model of a chart knows beside the chart itself: how the catalogue names what takes a transition, and what is emitted on the way. */
export interface TransitionDetails {
  /** The names of the outcomes that take a transition, in the order of the catalogue. */
  readonly outcomesOf: (transition: DeclaredTransition) => readonly string[]
  /** What a transition emits, where it is the same whenever the transition is taken alone; null otherwise. */
  readonly effectsOf: (transition: DeclaredTransition) => readonly unknown[] | null
}

/** @throws TooManySituations */
export const transitionDetailsOf = (entry: TestModel): TransitionDetails => {
  const takers = new Map<string, Edge[]>()
  for (const edge of buildConfigurationGraph(entry).edges) {
    for (const id of new Set(edge.configuration.lastStep.takenTransitions))
      takers.set(id, [...(takers.get(id) ?? []), edge])
  }
  return {
    outcomesOf: ({ id, eventType }) => {
      const named = new Set(
        (takers.get(id) ?? []).flatMap(({ input }) =>
          input.type === 'outcome' && isEndOf(eventType, input.invoke) ? [input.case] : [],
        ),
      )
      return [...named]
    },
    effectsOf: ({ id }) => {
      const alone = (takers.get(id) ?? []).filter(
        ({ configuration }) => configuration.lastStep.takenTransitions.length === 1,
      )
      const kinds = new Map(
        alone.map(({ configuration }) => [
          stableStringify(configuration.lastStep.effects),
          configuration.lastStep.effects,
        ]),
      )
      return kinds.size === 1 ? ([...kinds.values()][0] ?? null) : null
    },
  }
}

const isEndOf = (eventType: string, invoke: string): boolean =>
  [`xstate.done.actor.${invoke}`, `xstate.error.actor.${invoke}`].includes(eventType)
