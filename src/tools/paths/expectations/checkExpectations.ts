import type { TestModel } from '#machines/testModel.ts'
import { comparePath, inputsOf, type PathDifference } from '#tools/paths/expectations/comparePath.ts'
import { parseExpectations } from '#tools/paths/expectations/expectationsFile.ts'
import { findNewPaths, followPath, type NewPath } from '#tools/paths/expectations/newPaths.ts'
import { createStepObserver } from '#tools/paths/expectations/observeSteps.ts'
import { compareShownElements, shownElementsOf, shownId } from '#tools/paths/expectations/shownElements.ts'
import { inputFinder } from '#tools/paths/model/inputs.ts'

/** The approved paths of a chart, compared with the chart. */
export interface Comparison {
  readonly differences: readonly PathDifference[]
  readonly newPaths: readonly NewPath[]
}

/**
 * Follows the approved paths on the real actor of the current chart.
 * @param text the file of the chart; null if there is none
 */
export const compareExpectations = (testModel: TestModel, text: string | null): Comparison => {
  const blocks = text === null ? [] : parseExpectations(text)
  const observe = createStepObserver(testModel.machine)
  const find = inputFinder(testModel)
  const approved = blocks.filter(({ id }) => id !== shownId).map((path) => ({ path, inputs: inputsOf(path, find) }))
  const shown = compareShownElements(
    blocks.find(({ id }) => id === shownId),
    shownElementsOf(testModel),
  )
  return {
    differences: [
      ...(shown.length > 0 ? [{ path: shownId, step: 0, sentences: shown }] : []),
      ...approved.flatMap(({ path, inputs }) => comparePath(observe, path, inputs) ?? []),
    ],
    newPaths: findNewPaths(
      testModel,
      observe,
      approved.map(({ inputs }) => followPath(testModel, observe, inputs)),
    ),
  }
}

/**
 * The differences in words, and the command that approves them. Equal sentences are one.
 * @param text the file of the chart; null if there is none
 */
export const describeComparison = (testModel: TestModel, text: string | null): string[] => {
  const { id } = testModel
  if (text === null) return [`${id} has no approved paths. To approve them: npm run paths -- approve ${id}`]
  const { differences, newPaths } = compareExpectations(testModel, text)
  const pathsBySentence = new Map<string, string[]>()
  const add = (sentence: string, path: string) =>
    pathsBySentence.set(sentence, [...(pathsBySentence.get(sentence) ?? []), path])
  for (const { path, step, sentences } of differences)
    for (const sentence of sentences) add(sentence, path === shownId ? path : `${path} (step ${step})`)
  for (const { path, covers } of newPaths) for (const goal of covers) add(`${goal} has no approved path yet.`, path.id)
  const ids = new Set([...differences.map(({ path }) => path), ...newPaths.map(({ path }) => path.id)])
  return [
    ...[...pathsBySentence].map(([sentence, paths]) => `${id}: ${sentence} ${listPaths(paths)}.`),
    ...(ids.size > 0 ? [`If this is right: npm run paths -- approve ${id} ${[...ids].join(' ')}`] : []),
  ]
}

const listPaths = (paths: readonly string[]): string => {
  const more = paths.length > 3 ? ` and ${paths.length - 3} more` : ''
  return `Path${paths.length > 1 ? 's' : ''}: ${paths.slice(0, 3).join(', ')}${more}`
}
