import { whyUnreachable } from '#tests/paths/browser/inputLimits.ts'
import { buildConfigurationGraph } from '#charts/paths/model/configurationGraph.ts'
import type { PageObject } from '#tests/paths/browser/pageObject.ts'

/** The declared transitions of a chart that its page object can perform and that were not taken. */
export const untakenTransitions = (pageObject: PageObject, taken: ReadonlySet<string>): string[] => {
  const graph = buildConfigurationGraph(pageObject.testModel)
  return graph.chart.transitions
    .map(({ id }) => id)
    .filter((id) => !taken.has(id) && whyUnreachable(graph, pageObject, id) === null)
}
