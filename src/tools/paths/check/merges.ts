import { configurationKey, type Edge, type ConfigurationGraph } from '#tools/paths/model/configurationGraph.ts'
import { observeConfiguration } from '#tools/paths/model/observation.ts'
import { printValue } from '#tools/paths/model/printValue.ts'
import { applyInput, type Configuration } from '#tools/paths/model/configuration.ts'

/**
 * Finds edges into a configuration after which the next step behaves differently, although both configurations
 * have the same key. Checks every edge one step ahead. Returns the two steps that show the difference.
 */
export const findWrongMerges = (graph: ConfigurationGraph): readonly (readonly [edge: Edge, next: Edge])[] => {
  const checked = new Set<string>()
  return graph.edges.flatMap((edge) => {
    const { snapshot, timers } = edge.configuration
    const key = `${edge.to.index} ${printValue([snapshot?.context, timers])}`
    if (checked.has(key) || edge.configuration === edge.to.configuration) return []
    checked.add(key)
    const wrong = edge.to.outgoing.find((next) => !isAsExpected(graph, edge.configuration, next))
    return wrong ? [[edge, wrong] as const] : []
  })
}

const isAsExpected = (graph: ConfigurationGraph, from: Configuration, next: Edge): boolean => {
  const configuration = applyInput(graph.chart, from, next.input)
  if (configurationKey(graph.testModel, configuration) !== next.to.key) return false
  return printValue(observeConfiguration(graph.testModel, configuration)) === printValue(next.expected)
}
