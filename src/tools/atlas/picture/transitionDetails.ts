import type { TestModel } from '#machines/testModel.ts'
import { type Edge, buildConfigurationGraph } from '#tools/paths/model/configurationGraph.ts'
import { stableStringify } from '#tools/paths/model/observation.ts'
import type { DeclaredTransition } from '#tools/paths/model/parts.ts'

/** What the test model adds to a transition: names of outcomes and the emitted effects. */
export interface TransitionDetails {
  /** The names of the outcomes that take a transition, in the order of the test model. */
  readonly outcomesOf: (transition: DeclaredTransition) => readonly string[]
  /** The effects of a transition if they are the same each time it is taken alone; otherwise null. */
  readonly effectsOf: (transition: DeclaredTransition) => readonly unknown[] | null
}

/** @throws TooManyConfigurations */
export const transitionDetailsOf = (testModel: TestModel): TransitionDetails => {
  const edgesByTransition = new Map<string, Edge[]>()
  for (const edge of buildConfigurationGraph(testModel).edges) {
    for (const id of new Set(edge.configuration.lastStep.takenTransitions))
      edgesByTransition.set(id, [...(edgesByTransition.get(id) ?? []), edge])
  }
  return {
    outcomesOf: ({ id, eventType }) => {
      const names = new Set(
        (edgesByTransition.get(id) ?? []).flatMap(({ input }) =>
          input.type === 'outcome' && isResultOf(eventType, input.invoke) ? [input.case] : [],
        ),
      )
      return [...names]
    },
    effectsOf: ({ id }) => {
      const singleSteps = (edgesByTransition.get(id) ?? []).filter(
        ({ configuration }) => configuration.lastStep.takenTransitions.length === 1,
      )
      const distinctEffects = new Map(
        singleSteps.map(({ configuration }) => [
          stableStringify(configuration.lastStep.effects),
          configuration.lastStep.effects,
        ]),
      )
      return distinctEffects.size === 1 ? ([...distinctEffects.values()][0] ?? null) : null
    },
  }
}

const isResultOf = (eventType: string, invoke: string): boolean =>
  [`xstate.done.actor.${invoke}`, `xstate.error.actor.${invoke}`].includes(eventType)
