import type { TestModel } from '#charts/testModel.ts'
import { type CheckResult, checkChart } from '#charts/paths/check/check.ts'
import { lintChart } from '#charts/paths/check/lint.ts'
import { resultsTable } from '#charts/paths/check/resultsTable.ts'
import { type CliArguments, UsageError, helpText, readArguments } from '#tools/paths/cli/cliArguments.ts'
import { approve, checkApproved } from '#tools/paths/cli/approveCommand.ts'
import { replay } from '#tools/paths/cli/replayCommand.ts'
import type { CommandIo } from '#tools/paths/cli/commandIo.ts'
import { pathOptionsOf, writeScripts } from '#tools/paths/cli/scriptsCommand.ts'
import { testAllMutants } from '#tools/paths/cli/mutantsCommand.ts'
import { TooManyConfigurations } from '#charts/paths/model/exploreGraph.ts'

/**
 * Runs `npm run paths`.
 * @returns the exit code: 0, 1 if a chart has a problem, 2 for a wrong command line
 */
export const runPaths = (args: readonly string[], testModels: readonly TestModel[], io: CommandIo): number => {
  try {
    return runCommand(readArguments(args, testModels), io)
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof TooManyConfigurations)) throw error
    io.printError(error.message)
    return error instanceof UsageError ? 2 : 1
  }
}

const runCommand = (args: CliArguments, io: CommandIo): number => {
  if (args.wantsHelp) return printHelp(io)
  if (args.report !== undefined) return replay({ file: args.report, asTest: args.asTest }, args.testModels, io)
  if (args.checked) return checkApproved(args.checked, io)
  if (args.approval) return approve(args.approval.testModel, args.approval.ids, io)
  if (args.mutants) return testAllMutants(args.testModels, io)
  return args.wantsScripts ? writeScripts(args, io) : printTable(args, io)
}

const printHelp = ({ print }: CommandIo): number => {
  print(helpText)
  return 0
}

const printTable = (args: CliArguments, { print, printError }: CommandIo): number => {
  const results = args.testModels.map((testModel) =>
    checkChart(testModel, args.criterion && [args.criterion], pathOptionsOf(args, testModel.machine)),
  )
  const problems = results.flatMap((result) => [...problemsOf(result, isLimited(args)), ...lintProblemsOf(result)])
  print(resultsTable(results))
  new Set(problems).forEach((problem) => printError(problem))
  return problems.length > 0 ? 1 : 0
}

const isLimited = ({ from, to }: CliArguments): boolean => from !== undefined || to !== undefined

/** Paths between two states need not cover the chart. */
const problemsOf = ({ graph, coverages }: CheckResult, isLimitedToStates: boolean): string[] =>
  isLimitedToStates
    ? []
    : coverages.flatMap(({ criterion, missing }) =>
        missing.map((goal) => `${graph.testModel.id}, ${criterion}: nothing covers ${goal}.`),
      )

const lintProblemsOf = ({ graph }: CheckResult): string[] =>
  lintChart(graph).map((problem) => `${graph.testModel.id}: ${problem}`)
