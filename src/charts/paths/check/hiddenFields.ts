import { isDeepStrictEqual } from 'node:util'
import { once } from '#charts/once.ts'
import { applyInput, type Configuration } from '#charts/paths/model/configuration.ts'
import type { ConfigurationGraph, Edge, Vertex } from '#charts/paths/model/configurationGraph.ts'
import { inputName } from '#charts/paths/model/inputs.ts'
import { observeConfiguration } from '#charts/paths/model/observation.ts'
import { printValue } from '#charts/paths/model/printValue.ts'
import { type Fields, valueText } from '#charts/paths/model/valueText.ts'

/**
 * The fields of the context that matter and that `keyOf` of the test model leaves out, as sentences: two
 * configurations have the same key, but the next input has another result in each. Then a path can lead elsewhere than
 * its script says. Looks one step ahead.
 */
export const findHiddenFields = (graph: ConfigurationGraph): string[] => {
  const leadsToSame = createComparison(graph)
  const dataOf = ({ index }: Vertex, configuration: Configuration): string =>
    [
      index,
      ...[...Object.values(contextOf(configuration)), ...configuration.timers].map((value) => valueText(value)),
    ].join(' ')
  const checked = new Set(graph.vertices.map((vertex) => dataOf(vertex, vertex.configuration)))
  const problems = graph.edges.flatMap(({ to, configuration, input }) => {
    const data = dataOf(to, configuration)
    if (checked.has(data)) return []
    checked.add(data)
    const next = to.outgoing.find((edge) => !leadsToSame(configuration, edge))
    if (!next) return []
    const isCause = (field: string) => leadsToSame(withField(configuration, to.configuration, field), next)
    const differing = differingFields(contextOf(configuration), contextOf(to.configuration))
    const causes = differing.filter(isCause)
    return [
      `The key hides context.${(causes.length > 0 ? causes : differing).join(', context.')}: after "${inputName(input)}", "${inputName(next.input)}" has ` +
        'several results.',
    ]
  })
  return [...new Set(problems)]
}

/** Whether the input of a step has the result of the step in another configuration, too. */
const createComparison = ({ testModel, instrumented }: ConfigurationGraph) => {
  const resultOf = (configuration: Configuration): object => {
    const timers = configuration.timers.map(({ event, left }) => `${event.type} in ${left}`)
    return { ...observeConfiguration(testModel, configuration), delays: [...new Set(timers)].sort() }
  }
  const knownResultOf = once(resultOf)
  return (from: Configuration, { input, configuration }: Edge): boolean => {
    const result = resultOf(applyInput(instrumented, from, input))
    const expected = knownResultOf(configuration)
    // A text of each would take most of the time, and most are equal.
    return isDeepStrictEqual(result, expected) || printValue(result) === printValue(expected)
  }
}

const contextOf = ({ snapshot }: Configuration): Fields => (snapshot?.context ?? {}) as Fields

/** A configuration with one field of another one. */
const withField = (configuration: Configuration, other: Configuration, field: string): Configuration => ({
  ...configuration,
  snapshot: {
    ...configuration.snapshot,
    context: { ...contextOf(configuration), [field]: contextOf(other)[field] },
  } as never,
})

const differingFields = (one: Fields, other: Fields): string[] =>
  Object.keys({ ...one, ...other }).filter((field) => printValue(one[field]) !== printValue(other[field]))
