import type { TestModel } from '#machines/testModel.ts'
import type { BrowserRecord } from '#tools/paths/check/browserRecord.ts'
import { allTestModels } from '#tools/paths/model/allTestModels.ts'
import { whyUnreachable } from '#tools/paths/check/inputLimits.ts'
import { buildConfigurationGraph } from '#tools/paths/model/configurationGraph.ts'
import { checkPageObject, pathIdsOf } from '#tests/paths/browser/checkPageObject.ts'
import { pageObjects } from '#tests/paths/browser/pageObjects.ts'

/** The name under which a test hands over what its path took. */
export const takenTransitionsAttachment = 'taken'

/** A path that was followed to its end, and the declared transitions that its chart took. */
export interface FollowedPath {
  readonly chart: string
  readonly path: string
  readonly takenTransitions: readonly string[]
}

/** Whether a run followed every path of every stage. */
export const isFullRun = (walked: readonly FollowedPath[]): boolean => {
  const ids = new Set(walked.map(({ path }) => path))
  return pageObjects.flatMap((stage) => pathIdsOf(checkPageObject(stage))).every((id) => ids.has(id))
}

/** The record of a full run: for each declared transition the paths that took it, or why there is none. */
export const browserRecordOf = (walked: readonly FollowedPath[]): BrowserRecord =>
  Object.fromEntries(
    allTestModels.map((entry) => [
      entry.id,
      rowsOf(
        entry,
        walked.filter(({ chart }) => chart === entry.id),
      ),
    ]),
  )

const rowsOf = (entry: TestModel, walked: readonly FollowedPath[]): BrowserRecord[string] => {
  const model = buildConfigurationGraph(entry)
  const stage = pageObjects.find((one) => one.testModel.id === entry.id)
  const whyNot = (transition: string) =>
    stage ? whyUnreachable(model, stage, transition) : 'no stage drives this chart through its page'
  const rowOf = (transition: string): BrowserRecord[string][string] => {
    const paths = walked.filter(({ takenTransitions }) => takenTransitions.includes(transition)).map(({ path }) => path)
    const reason = paths.length > 0 ? null : whyNot(transition)
    return { paths: paths.sort(), ...(reason !== null && { reason }) }
  }
  return Object.fromEntries(model.parts.transitions.map(({ id }) => [id, rowOf(id)]))
}
