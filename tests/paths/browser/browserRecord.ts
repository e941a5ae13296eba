import type { TestModel } from '#machines/testModel.ts'
import type { BrowserRecord } from '#tools/paths/check/browserRecord.ts'
import { whyUnreachable } from '#tools/paths/check/inputLimits.ts'
import { allTestModels } from '#tools/paths/model/allTestModels.ts'

import { checkPageObject, graphOf, pathIdsOf } from '#tests/paths/browser/checkPageObject.ts'
import { pageObjects } from '#tests/paths/browser/pageObjects.ts'

/** The name of the attachment that holds a `PassedPath`. */
export const passedPathAttachment = 'passed path'

/** The type of the annotation that has the link to the path in the atlas. */
export const atlasAnnotation = 'atlas'

/** A test path that passed, and the declared transitions that its chart took. */
export interface PassedPath {
  readonly chart: string
  readonly path: string
  readonly takenTransitions: readonly string[]
}

/** The result of one run: what each test path took, or null if it failed. */
export type RunResults = ReadonlyMap<string, PassedPath | null>

type PassedPaths = BrowserRecord['passedPaths']

/**
 * Adds a run to the runs before it. Results of other builds and of paths that no longer exist are dropped,
 * so a path that failed can be run again alone.
 */
export const addRun = (previous: BrowserRecord | null, build: string, results: RunResults): BrowserRecord => {
  const stored: PassedPaths = previous?.build === build ? previous.passedPaths : {}
  const pathIds = new Map(
    pageObjects.map((pageObject) => [pageObject.testModel.id, pathIdsOf(checkPageObject(pageObject))]),
  )
  const passedPaths: PassedPaths = {}
  for (const id of [...pathIds.values()].flat()) {
    const passed = results.has(id) ? results.get(id) : stored[id]
    if (passed) passedPaths[id] = { chart: passed.chart, takenTransitions: [...passed.takenTransitions] }
  }
  const missingPaths = [...pathIds].map(([chart, ids]) => [chart, ids.filter((id) => !(id in passedPaths))] as const)
  return {
    build,
    passedPaths,
    missingPaths: Object.fromEntries(missingPaths.filter(([, ids]) => ids.length > 0)),
    charts: Object.fromEntries(allTestModels.map((testModel) => [testModel.id, takenIn(testModel, passedPaths)])),
  }
}

/** For each declared transition: whether a path took it, otherwise why the browser cannot. */
const takenIn = (testModel: TestModel, passedPaths: PassedPaths): BrowserRecord['charts'][string] => {
  const graph = graphOf(testModel)
  const pageObject = pageObjects.find((candidate) => candidate.testModel.id === testModel.id)
  const taken = new Set(
    Object.values(passedPaths)
      .filter(({ chart }) => chart === testModel.id)
      .flatMap(({ takenTransitions }) => takenTransitions),
  )
  const resultOf = (id: string): BrowserRecord['charts'][string][string] => {
    if (taken.has(id)) return { isTaken: true }
    const reason = pageObject ? whyUnreachable(graph, pageObject, id) : 'this chart has no page object'
    return { isTaken: false, ...(reason !== null && { reason }) }
  }
  return Object.fromEntries(graph.parts.transitions.map(({ id }) => [id, resultOf(id)]))
}
