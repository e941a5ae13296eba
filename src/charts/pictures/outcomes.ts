import type { TestModel } from '#charts/testModel.ts'
import { type Edge, buildConfigurationGraph } from '#charts/paths/model/configurationGraph.ts'
import type { ChartTransition } from '#charts/read/chart.ts'

/** The names of the outcomes of a call that take a transition, in the order of the test model. */
export type FindOutcomes = (transition: ChartTransition) => readonly string[]

/** @throws TooManyConfigurations */
export const outcomeFinder = (testModel: TestModel): FindOutcomes => {
  const edgesByTransition = new Map<string, Edge[]>()
  for (const edge of buildConfigurationGraph(testModel).edges) {
    for (const id of new Set(edge.configuration.lastStep.takenTransitions))
      edgesByTransition.set(id, [...(edgesByTransition.get(id) ?? []), edge])
  }
  return ({ id, eventType }) => {
    const names = new Set(
      (edgesByTransition.get(id) ?? []).flatMap(({ input }) =>
        input.type === 'outcome' && isResultOf(eventType, input.invoke) ? [input.case] : [],
      ),
    )
    return [...names]
  }
}

const isResultOf = (eventType: string, invoke: string): boolean =>
  [`xstate.done.actor.${invoke}`, `xstate.error.actor.${invoke}`].includes(eventType)
