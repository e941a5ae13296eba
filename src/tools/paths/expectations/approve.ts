import type { TestModel } from '#machines/testModel.ts'
import { compareExpectations } from '#tools/paths/expectations/checkExpectations.ts'
import { inputsOf } from '#tools/paths/expectations/comparePath.ts'
import {
  type ApprovedPath,
  parseExpectations,
  serializeExpectations,
  stepText,
} from '#tools/paths/expectations/expectationsFile.ts'
import { followPath } from '#tools/paths/expectations/newPaths.ts'
import { createStepObserver } from '#tools/paths/expectations/observeSteps.ts'
import { shownElementsOf, shownId } from '#tools/paths/expectations/shownElements.ts'
import { inputFinder } from '#tools/paths/model/inputs.ts'

/** The new text of a file, and what changed in it. */
export interface Approval {
  readonly text: string
  /** The ids that were approved. The id of a path changes with the states after its steps. */
  readonly approved: readonly string[]
  /** The given ids that need no approval. */
  readonly unknown: readonly string[]
}

/**
 * Replaces what a file expects with what the chart does now. A path that cannot be taken to its end becomes shorter.
 * @param text the file of the chart; null if there is none
 * @param ids the paths to replace or to add; empty for all that differ
 */
export const approveExpectations = (testModel: TestModel, text: string | null, ids: readonly string[]): Approval => {
  const { differences, newPaths } = compareExpectations(testModel, text)
  const pending = [...differences.map(({ path }) => path), ...newPaths.map(({ path }) => path.id)]
  const approved = ids.length > 0 ? pending.filter((id) => ids.includes(id)) : pending
  const blocks = text === null ? [] : parseExpectations(text)
  const current = createCurrentPath(testModel)
  const paths = [
    ...blocks.filter(({ id }) => id !== shownId).map((path) => (approved.includes(path.id) ? current(path) : path)),
    ...newPaths.map(({ path }) => path).filter(({ id }) => approved.includes(id)),
  ]
  const shown = approved.includes(shownId) ? shownElementsOf(testModel) : blocks.find(({ id }) => id === shownId)
  return {
    text: serializeExpectations([...(shown ? [shown] : []), ...withoutBeginnings(paths)]),
    approved,
    unknown: ids.filter((id) => !pending.includes(id)),
  }
}

const createCurrentPath = (testModel: TestModel): ((path: ApprovedPath) => ApprovedPath) => {
  const observe = createStepObserver(testModel.machine)
  const find = inputFinder(testModel)
  return (path) => followPath(testModel, observe, inputsOf(path, find))
}

/** Leaves out a path with which another one begins. */
const withoutBeginnings = (paths: readonly ApprovedPath[]): ApprovedPath[] => {
  const texts = paths.map(({ steps }) => steps.map((step) => `${stepText(step)}\n`).join(''))
  return paths.filter(
    (_, index) =>
      !texts.some((other, at) => other.startsWith(texts[index] as string) && (other !== texts[index] || at < index)),
  )
}
