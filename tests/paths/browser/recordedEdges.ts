import type { ConfigurationGraph, Edge } from '#charts/paths/model/configurationGraph.ts'
import { inputName } from '#charts/paths/model/inputs.ts'
import { innermostStates } from '#charts/read/running.ts'
import { areSameNames } from '#charts/replay/record.ts'
import type { RecordedPath } from '#charts/replay/recordedPath.ts'

/** The steps of a recorded path in a graph, or the first step that is not possible there, as a sentence. */
export type RecordedEdges = { readonly edges: readonly Edge[] } | { readonly impossible: string }

const statesAt = ({ to: { configuration } }: Edge): string[] =>
  configuration.snapshot ? innermostStates(configuration.snapshot) : []

/**
 * Finds the steps of a recorded path in a graph, for example of what a browser can do. Only delays that expire count
 * as waiting, and an event that the chart ignores is left out.
 */
export const findRecordedEdges = ({ root }: ConfigurationGraph, { setup, steps }: RecordedPath): RecordedEdges => {
  const edges: Edge[] = []
  const wanted = [...setup.map((input) => ({ input, states: null })), ...steps]
  for (const { input, states } of wanted) {
    const last = edges.at(-1)
    const edge = (last?.to ?? root).outgoing.find((candidate) =>
      input === null ? candidate.input.type === 'delay' : inputName(candidate.input) === input,
    )
    if (edge) edges.push(edge)
    else if (!last || !states || !areSameNames(states, statesAt(last)))
      return { impossible: `"${input ?? 'time passes'}" is not possible after ${edges.length} steps` }
  }
  return { edges }
}
