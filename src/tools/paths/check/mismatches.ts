import { atlasLink } from '#tools/paths/check/atlasLink.ts'
import { describeMismatch, findMismatch, type Mismatch } from '#tools/paths/check/conformance.ts'
import { findWrongMerges } from '#tools/paths/check/merges.ts'
import type { Replay } from '#tools/paths/check/replay.ts'
import { type TestPath, stepsOf } from '#tools/paths/generate/testPaths.ts'
import { type ConfigurationGraph, type Edge, shortestPathFinder } from '#tools/paths/model/configurationGraph.ts'
import { inputName } from '#tools/paths/model/inputs.ts'
import { printValue } from '#tools/paths/model/printValue.ts'

interface NamedSteps {
  readonly name: string
  readonly steps: readonly Edge[]
}

/** A sentence for each cause why the real actor does not follow paths, with the number of the other paths. */
export const mismatchesOfPaths = (graph: ConfigurationGraph, replay: Replay, paths: readonly TestPath[]): string[] =>
  describeMismatches(
    graph,
    replay,
    paths.map((path) => ({ name: path.id, steps: stepsOf(path) })),
  )

/** The same for transitions that lead to one configuration, and whatever follows it. */
export const mismatchesOfMerges = (graph: ConfigurationGraph, replay: Replay): string[] => {
  const shortestPath = shortestPathFinder(graph)
  const steps = findWrongMerges(graph).map(([edge, next]) => [...shortestPath(edge.from), edge, next])
  return describeMismatches(
    graph,
    replay,
    steps.map((edges) => ({ name: 'two transitions into one configuration', steps: edges })),
  )
}

const describeMismatches = (graph: ConfigurationGraph, replay: Replay, paths: readonly NamedSteps[]): string[] => {
  const found = paths.flatMap((path) => {
    const mismatch = findMismatch(graph, replay, path.steps)
    return mismatch ? [{ ...path, mismatch }] : []
  })
  const causes = [...new Set(found.map(({ mismatch }) => causeOf(mismatch)))]
  return causes.map((cause) => {
    const [first, ...others] = found.filter(({ mismatch }) => causeOf(mismatch) === cause)
    const { name, steps, mismatch } = first as (typeof found)[number]
    const inputs = steps.slice(0, mismatch.step + 1).map(({ input }) => inputName(input))
    return [
      `${graph.testModel.id}, ${name}. ${describeMismatch(mismatch)}`,
      ...(others.length > 0 ? [`The same happens in ${others.length} more.`] : []),
      `See ${atlasLink(graph.testModel.id, inputs)}`,
    ].join(' ')
  })
}

/** Equal for paths that fail in the same way. */
const causeOf = ({ input, differences, hiddenFields }: Mismatch): string =>
  printValue({ input, differences, hiddenFields })
