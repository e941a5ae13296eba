import { keyOfSituation, type Edge, type Model } from '#tools/paths/model/configurationGraph.ts'
import { inOneLine, observeSituation } from '#tools/paths/model/observation.ts'
import { after, type Situation } from '#tools/paths/model/configuration.ts'

/**
 * Ways into a situation after which the next step ends elsewhere than the model says, although the key
 * calls both the same. Every way in is looked at, one step ahead; each is found once, as the two steps to try.
 */
export const wrongMergesOf = (model: Model): readonly (readonly [way: Edge, next: Edge])[] => {
  const looked = new Set<string>()
  return model.edges.flatMap((way) => {
    const { snapshot, timers } = way.situation
    const sort = `${way.to.index} ${inOneLine([snapshot?.context, timers])}`
    if (looked.has(sort) || way.situation === way.to.situation) return []
    looked.add(sort)
    const wrong = way.to.out.find((next) => !endsAsSaid(model, way.situation, next))
    return wrong ? [[way, wrong] as const] : []
  })
}

const endsAsSaid = (model: Model, from: Situation, next: Edge): boolean => {
  const situation = after(model.chart, from, next.input)
  if (keyOfSituation(model.entry, situation) !== next.to.key) return false
  return inOneLine(observeSituation(model.entry, situation)) === inOneLine(next.expected)
}
