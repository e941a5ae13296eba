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
  const expected = new Map(graph.edges.map((edge) => [edge, resultOf(graph, edge.configuration)]))
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
    const next = to.outgoing.find((edge) => resultAfter(graph, configuration, edge) !== expected.get(edge))
    if (!next) return []
    const isCause = (field: string) =>
      resultAfter(graph, withField(configuration, to.configuration, field), next) === expected.get(next)
    const differing = differingFields(contextOf(configuration), contextOf(to.configuration))
    const causes = differing.filter(isCause)
    return [
      `The key hides context.${(causes.length > 0 ? causes : differing).join(', context.')}: after "${inputName(input)}", "${inputName(next.input)}" has ` +
        'several results.',
    ]
  })
  return [...new Set(problems)]
}

const resultAfter = (graph: ConfigurationGraph, from: Configuration, { input }: Edge): string =>
  resultOf(graph, applyInput(graph.instrumented, from, input))

const resultOf = ({ testModel }: ConfigurationGraph, configuration: Configuration): string => {
  const timers = configuration.timers.map(({ event, left }) => `${event.type} in ${left}`)
  return printValue({ ...observeConfiguration(testModel, configuration), delays: [...new Set(timers)].sort() })
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
