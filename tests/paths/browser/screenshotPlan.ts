import { statePath } from '#tools/paths/model/parts.ts'
import type { Observation } from '#tools/paths/model/observation.ts'
import { createTestScript } from '#tools/paths/scripts/testScripts.ts'
import { checkPageObject } from '#tests/paths/browser/checkPageObject.ts'
import type { PageObject } from '#tests/paths/browser/pageObject.ts'
import { activeStates } from '#tests/paths/browser/visibleElements.ts'

/** Whether the page leaves this configuration at once, because it ends a call immediately. */
export const isTransient = ({ calls }: Pick<PageObject, 'calls'>, { runningCalls }: Observation): boolean =>
  runningCalls.some((id) => calls[id]?.endsImmediately)

interface Candidate {
  readonly path: string
  readonly length: number
  /** The states that the path photographs. */
  readonly states: ReadonlySet<string>
}

/**
 * The ids of few test paths that lead to every state without a screenshot. States that no path can photograph do not
 * count.
 */
export const planScreenshots = (
  pageObjects: readonly PageObject[],
  hasScreenshot: (chart: string, state: string) => boolean,
): readonly string[] =>
  pageObjects.flatMap((pageObject) => {
    const { id } = pageObject.testModel
    const candidates = candidatesOf(pageObject)
    const states = new Set(candidates.flatMap((candidate) => [...candidate.states]))
    return choosePaths(candidates, new Set([...states].filter((state) => !hasScreenshot(id, state))))
  })

/** Takes the path with the most missing states for its length, until no state is missing. */
const choosePaths = (candidates: readonly Candidate[], missing: ReadonlySet<string>): readonly string[] => {
  const gainOf = ({ states, length }: Candidate) => [...states].filter((state) => missing.has(state)).length / length
  const [best] = candidates.toSorted((one, other) => gainOf(other) - gainOf(one))
  if (!best || gainOf(best) === 0) return []
  return [best.path, ...choosePaths(candidates, new Set([...missing].filter((state) => !best.states.has(state))))]
}

const candidatesOf = (pageObject: PageObject): readonly Candidate[] => {
  const { graph, coverages } = checkPageObject(pageObject)
  return coverages
    .flatMap(({ paths }) => paths)
    .map((path) => {
      const { expectedAtStart, setup, steps } = createTestScript(graph, 'zero-switch', path)
      const observations = [
        ...(pageObject.opensWithFirstStep ? [] : [expectedAtStart]),
        ...[...setup, ...steps].map(({ expected }) => expected),
      ].filter((observation) => !isTransient(pageObject, observation))
      const states = observations.flatMap((observation) =>
        activeStates(pageObject.testModel, observation).map(statePath),
      )
      return { path: path.id, length: setup.length + steps.length + 5, states: new Set(states) }
    })
}
