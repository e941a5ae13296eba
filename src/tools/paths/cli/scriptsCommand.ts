import { criterionOf, printScripts } from '#charts/command/printScripts.ts'
import { type CheckResult, checkChart } from '#charts/paths/check/check.ts'
import { handGapsOf } from '#charts/paths/scripts/handGaps.ts'
import { isPossibleByHand } from '#charts/paths/scripts/instructions.ts'
import { handScriptsOf } from '#charts/paths/scripts/handScripts.ts'
import { scriptsOf } from '#charts/paths/scripts/testScripts.ts'
import { chartsNamed, type CommandLine } from '#tools/paths/cli/commandLine.ts'
import { withStackOrigin } from '#tools/paths/cli/stackOrigin.ts'

/** Prints or writes the scripts of charts: those that a person can follow, or all scripts of the automatic test. */
export const scripts = (line: CommandLine): number => {
  const { names, options, testModels, printError } = line
  const results = chartsNamed(names, testModels).map((testModel) =>
    checkChart(
      testModel,
      [criterionOf(options) ?? 'zero-switch'],
      options.automatic ? undefined : isPossibleByHand(testModel),
    ),
  )
  printScripts(
    results.map((result) => (options.automatic ? scriptsOf : handScriptsOf)(result)),
    options,
    withOrigin(line),
  )
  if (!options.automatic) results.map(gapsNote).forEach((note) => printError(note))
  return 0
}

/** Prints and writes with the address of the local stack that runs. */
export const withOrigin = (line: CommandLine): CommandLine => ({
  ...line,
  print: (text) => line.print(withStackOrigin(text, line.read)),
  write: (file, text) => line.write(file, withStackOrigin(text, line.read)),
})

/** How many goals the scripts for a person meet, and why not the others. */
const gapsNote = (result: CheckResult): string => {
  const gaps = handGapsOf(result)
  const required = result.coverages.reduce((sum, coverage) => sum + coverage.required, 0)
  const goalsWith = (wanted: string | null): string =>
    gaps.flatMap(({ goal, reason }) => (reason === wanted ? goal : [])).join('; ')
  const reasons = [...new Set(gaps.map(({ reason }) => reason))].filter((reason) => reason !== null)
  return [
    `${result.graph.testModel.id}: ${required - gaps.length} of ${required} goals have a script.`,
    ...(reasons.length > 0 ? ['  The others cannot be made by a person:'] : []),
    ...reasons.map((reason) => `  - ${goalsWith(reason)}: ${reason}`),
    ...(gaps.some(({ reason }) => reason === null)
      ? [`  The test model has no instructions yet: ${goalsWith(null)}`]
      : []),
  ].join('\n')
}
