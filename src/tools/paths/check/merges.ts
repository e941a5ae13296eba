import { configurationKey, type Edge, type ConfigurationGraph } from '#tools/paths/model/configurationGraph.ts'
import { stableStringify, observeConfiguration } from '#tools/paths/model/observation.ts'
import { applyInput, type Configuration } from '#tools/paths/model/configuration.ts'

/**
 * Ways into a situation after which the next step ends elsewhere than the model says, although the key
 * calls both the same. Every way in is looked at, one step ahead; each is found once, as the two steps to try.
 */
export const findWrongMerges = (model: ConfigurationGraph): readonly (readonly [way: Edge, next: Edge])[] => {
  const looked = new Set<string>()
  return model.edges.flatMap((way) => {
    const { snapshot, timers } = way.configuration
    const sort = `${way.to.index} ${stableStringify([snapshot?.context, timers])}`
    if (looked.has(sort) || way.configuration === way.to.configuration) return []
    looked.add(sort)
    const wrong = way.to.outgoing.find((next) => !endsAsSaid(model, way.configuration, next))
    return wrong ? [[way, wrong] as const] : []
  })
}

const endsAsSaid = (model: ConfigurationGraph, from: Configuration, next: Edge): boolean => {
  const situation = applyInput(model.chart, from, next.input)
  if (configurationKey(model.testModel, situation) !== next.to.key) return false
  return stableStringify(observeConfiguration(model.testModel, situation)) === stableStringify(next.expected)
}
