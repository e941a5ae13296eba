import type { TestModel } from '#machines/testModel.ts'
import { atlasLink } from '#tools/paths/check/atlasLink.ts'
import { type CheckResult, checkChart, isCovered, isConforming } from '#tools/paths/check/check.ts'
import { lintChart } from '#tools/paths/check/lint.ts'
import { printSections, recordCoverage, writeCoveragePage } from '#tools/paths/check/recordCoverage.ts'
import { createReplay } from '#tools/paths/check/replay.ts'
import { resultsTable } from '#tools/paths/check/resultsTable.ts'
import { type CliArguments, UsageError, helpText, readArguments } from '#tools/paths/cli/cliArguments.ts'
import { approve, checkApproved } from '#tools/paths/cli/approveCommand.ts'
import { replay } from '#tools/paths/cli/replayCommand.ts'
import type { CommandIo } from '#tools/paths/cli/commandIo.ts'
import { pathOptionsOf, writeScripts } from '#tools/paths/cli/scriptsCommand.ts'
import { changesBetween } from '#tools/paths/diff/chartChanges.ts'
import { summarizeChart } from '#tools/paths/diff/chartSummary.ts'
import { describeChanges } from '#tools/paths/diff/describeChanges.ts'
import { chartSummariesAt, UnknownRevision, UnreadableRevision } from '#tools/paths/diff/revision.ts'
import { findFailingRandomPath } from '#tools/paths/generate/randomPaths.ts'
import { TooManyConfigurations } from '#tools/paths/model/exploreGraph.ts'

/**
 * Runs `npm run paths`.
 * @returns the exit code: 0, 1 if a chart has a problem, 2 for a wrong command line
 */
export const runPaths = (args: readonly string[], testModels: readonly TestModel[], io: CommandIo): number => {
  try {
    return runCommand(readArguments(args, testModels), testModels, io)
  } catch (error) {
    const isUsageError = error instanceof UsageError || error instanceof UnknownRevision
    if (!(isUsageError || error instanceof TooManyConfigurations || error instanceof UnreadableRevision)) throw error
    io.printError(error.message)
    return isUsageError ? 2 : 1
  }
}

const runCommand = (args: CliArguments, testModels: readonly TestModel[], io: CommandIo): number => {
  if (args.wantsHelp) return printHelp(io)
  if (args.report !== undefined) return replay({ file: args.report, asTest: args.asTest }, args.testModels, io)
  if (args.checked) return checkApproved(args.checked, io)
  if (args.approval) return approve(args.approval.testModel, args.approval.ids, io)
  if (args.record) return recordCoverage(args.testModels, testModels, io)
  if (args.html !== undefined) return writeCoveragePage(args.testModels, args.html, io)
  if (args.sections) return printSections(args.testModels, io)
  if (args.since !== undefined && !args.wantsScripts)
    return printChanges(args.since, args.testModels, args.testModels === testModels, io)
  return args.wantsScripts ? writeScripts(args, io) : printTable(args, io)
}

const printHelp = ({ print }: CommandIo): number => {
  print(helpText)
  return 0
}

const printChanges = (
  ref: string,
  testModels: readonly TestModel[],
  isAll: boolean,
  { print, repository }: CommandIo,
): number => {
  const changes = changesBetween(chartSummariesAt(repository, ref), testModels.map(summarizeChart))
  print(describeChanges(ref, isAll ? changes : changes.filter(({ isRemoved }) => !isRemoved)))
  return 0
}

const printTable = (args: CliArguments, { print, printError }: CommandIo): number => {
  const seed = args.seed ?? Math.floor(Math.random() * 1_000_000)
  const results = args.testModels.map((testModel) =>
    checkChart(testModel, args.criterion && [args.criterion], pathOptionsOf(args, testModel.machine)),
  )
  const problems = results.flatMap((result) => [
    ...problemsOf(result, isLimited(args)),
    ...lintProblemsOf(result),
    // A random path finds what the other paths have found.
    ...(isConforming(result) ? randomPathProblemsOf(result, seed) : []),
  ])
  print(resultsTable(results))
  print(`Random paths with seed ${seed}.`)
  new Set(problems).forEach((problem) => printError(problem))
  return problems.length > 0 ? 1 : 0
}

const isLimited = ({ from, to }: CliArguments): boolean => from !== undefined || to !== undefined

/** Paths between two states need not cover the chart. */
const problemsOf = (result: CheckResult, isLimitedToStates: boolean): string[] => [
  ...result.mismatches,
  ...(isLimitedToStates || isCovered(result)
    ? []
    : result.coverages.flatMap(({ criterion, missing }) =>
        missing.map((goal) => `${result.graph.testModel.id}, ${criterion}: nothing covers ${goal}.`),
      )),
]

const lintProblemsOf = ({ graph }: CheckResult): string[] =>
  lintChart(graph).map((problem) => `${graph.testModel.id}: ${problem}`)

const randomPathProblemsOf = ({ graph }: CheckResult, seed: number): string[] => {
  const failing = findFailingRandomPath(graph, createReplay(graph.testModel), { seed })
  return failing
    ? [
        `${failing.chart}, a random path with seed ${seed}: ${failing.inputs.join(' → ')}. ${failing.message} ` +
          `See ${atlasLink(failing.chart, failing.inputs)}`,
      ]
    : []
}
