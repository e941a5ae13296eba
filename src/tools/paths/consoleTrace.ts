import { readChart as readApproved, approvedFileOf } from '#charts/paths/approved/approvedFile.ts'
import { checkChart } from '#charts/paths/check/check.ts'
import { type Answer, handRunOf } from '#charts/paths/handRun/handRun.ts'
import { isPossibleByHand } from '#charts/paths/scripts/instructions.ts'
import { handScriptsOf } from '#charts/paths/scripts/handScripts.ts'
import {
  type Section,
  type TracedPath,
  type TracedSection,
  tracedApprovedPaths,
  traceOf,
} from '#charts/paths/trace/trace.ts'
import type { TestModel } from '#charts/testModel.ts'
import { handRunFile, type Walk, walksFile } from '#tools/paths/resultFiles.ts'

/** The text of a file; null if it does not exist. */
type Read = (file: string) => string | null

const sectionsOf = (specification: string): Section[] =>
  [...specification.matchAll(/^## (\d+)\. (.+)$/gm)].map(([, number, title = '']) => ({ section: `§${number}`, title }))

const jsonIn = <Value>(text: string | null): Value | null => (text === null ? null : (JSON.parse(text) as Value))

const handPathsOf = (testModel: TestModel, read: Read): TracedPath[] => {
  const run = jsonIn<{ readonly answers: readonly Answer[] }>(read(`${handRunFile(testModel.id)}.json`))
  if (!run) return []
  const checked = checkChart(testModel, ['zero-switch'], isPossibleByHand(testModel))
  const paths = checked.coverages.flatMap((coverage) => coverage.paths)
  return handRunOf(handScriptsOf(checked), run.answers).scripts.map(({ id, result, steps }) => ({
    id,
    by: 'hand',
    result,
    day: steps.findLast(({ answer }) => answer)?.answer?.at.slice(0, 10) ?? '',
    states:
      paths
        .find((path) => path.id === id)
        ?.edges.flatMap(({ configuration }) => configuration.lastStep.enteredStates) ?? [],
  }))
}

/** From the sections of the specification to states, their paths, and the last result of each path. */
export const traceOfConsole = (testModels: readonly TestModel[], read: Read): TracedSection[] => {
  const walks = jsonIn<readonly Walk[]>(read(walksFile)) ?? []
  return traceOf(
    sectionsOf(read('docs/specification.md') ?? ''),
    testModels.map((testModel) => ({
      testModel,
      paths: [
        ...tracedApprovedPaths(testModel, readApproved(read(approvedFileOf(testModel.id)), testModel.id) ?? []),
        ...walks.filter(({ chart }) => chart === testModel.id).map((walk) => ({ ...walk, by: 'browser' as const })),
        ...handPathsOf(testModel, read),
      ],
    })),
  )
}
