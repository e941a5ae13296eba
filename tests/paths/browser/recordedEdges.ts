import type { ConfigurationGraph, Edge } from '#charts/paths/model/configurationGraph.ts'
import { inputName } from '#charts/paths/model/inputs.ts'
import { innermostStates } from '#charts/read/running.ts'
import type { RecordedPath } from '#charts/replay/recordedPath.ts'
import { differenceAt, runRecordedPath } from '#tests/paths/recordedPaths.ts'

/**
 * The steps of a recorded path in a graph. `difference`: the chart does something else than the path. `impossible`: the
 * chart follows, and the first step that the graph does not have. Both are sentences.
 */
export type RecordedEdges =
  | { readonly edges: readonly Edge[] }
  | { readonly difference: string }
  | { readonly impossible: string }

const statesAfter = ({ configuration: { snapshot } }: Edge): string[] => (snapshot ? innermostStates(snapshot) : [])

/**
 * Finds the steps of a recorded path in a graph of what a browser can do. The states after each step are those of the
 * path. Only delays that expire count as waiting, and an event that leads to no other state can be left out.
 */
export const findRecordedEdges = ({ root, testModel }: ConfigurationGraph, path: RecordedPath): RecordedEdges => {
  const chartDifference = runRecordedPath(testModel, path)
  if (chartDifference !== null) return { difference: chartDifference }
  const edges: Edge[] = []
  const inputs = [...path.setup, ...path.steps.map(({ input }) => input)]
  for (const [position, input] of inputs.entries()) {
    const index = position - path.setup.length
    const last = edges.at(-1)
    const edge = (last?.to ?? root).outgoing.find((candidate) =>
      input === null ? candidate.input.type === 'delay' : inputName(candidate.input) === input,
    )
    const difference = edge && index >= 0 ? differenceAt(path, index, statesAfter(edge)) : null
    if (difference !== null) return { difference }
    if (edge) edges.push(edge)
    else if (!last || index < 0 || differenceAt(path, index, statesAfter(last)) !== null)
      return { impossible: `the page cannot do "${input ?? 'time passes'}" after ${edges.length} steps` }
  }
  return { edges }
}
