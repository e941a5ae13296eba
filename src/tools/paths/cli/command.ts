import type { TestModel } from '#machines/testModel.ts'
import { type CheckResult, checkChart, isCovered, isConforming } from '#tools/paths/check/check.ts'
import { lintChart } from '#tools/paths/check/lint.ts'
import { recordCoverage, writeCoveragePage } from '#tools/paths/check/recordCoverage.ts'
import { createReplay } from '#tools/paths/check/replay.ts'
import { resultsTable } from '#tools/paths/check/resultsTable.ts'
import { type CliArguments, UsageError, helpText, oneOf, readArguments } from '#tools/paths/cli/cliArguments.ts'
import { approve } from '#tools/paths/cli/approveCommand.ts'
import { replay } from '#tools/paths/cli/replayCommand.ts'
import type { CommandIo } from '#tools/paths/cli/commandIo.ts'
import { changesBetween } from '#tools/paths/diff/chartChanges.ts'
import { summarizeChart } from '#tools/paths/diff/chartSummary.ts'
import { describeChanges } from '#tools/paths/diff/describeChanges.ts'
import { chartSummariesAt, UnknownRevision, UnreadableRevision } from '#tools/paths/diff/revision.ts'
import type { PathOptions } from '#tools/paths/generate/coverGoals.ts'
import { findFailingRandomPath } from '#tools/paths/generate/randomPaths.ts'
import { seededOrder } from '#tools/paths/generate/seededOrder.ts'
import type { Vertex } from '#tools/paths/model/configurationGraph.ts'
import { TooManyConfigurations } from '#tools/paths/model/exploreGraph.ts'
import { partsOf, statePath } from '#tools/paths/model/parts.ts'
import { type ChartScripts, formatScripts } from '#tools/paths/scripts/scriptFormats.ts'
import { createTestScript } from '#tools/paths/scripts/testScripts.ts'

/**
 * Runs `npm run paths`.
 * @returns the exit code: 0, 1 if a chart has a problem, 2 for a wrong command line
 */
export const runPaths = (args: readonly string[], testModels: readonly TestModel[], io: CommandIo): number => {
  try {
    return runCommand(readArguments(args, testModels), io)
  } catch (error) {
    const isUsageError = error instanceof UsageError || error instanceof UnknownRevision
    if (!(isUsageError || error instanceof TooManyConfigurations || error instanceof UnreadableRevision)) throw error
    io.printError(error.message)
    return isUsageError ? 2 : 1
  }
}

const runCommand = (args: CliArguments, io: CommandIo): number => {
  if (args.wantsHelp) return printHelp(io)
  if (args.report !== undefined) return replay({ file: args.report, asTest: args.asTest }, args.testModels, io)
  if (args.approval) return approve(args.approval.testModel, args.approval.ids, io)
  if (args.record) return recordCoverage(args.testModels, io)
  if (args.html !== undefined) return writeCoveragePage(args.testModels, args.html, io)
  if (args.since !== undefined) return printChanges(args.since, args, io)
  return args.wantsScripts ? writeScripts(args, io) : printTable(args, io)
}

const printHelp = ({ print }: CommandIo): number => {
  print(helpText)
  return 0
}

const printChanges = (ref: string, { testModels }: CliArguments, { print, repository }: CommandIo): number => {
  print(describeChanges(ref, changesBetween(chartSummariesAt(repository, ref), testModels.map(summarizeChart))))
  return 0
}

const printTable = (args: CliArguments, { print, printError }: CommandIo): number => {
  const seed = args.seed ?? Math.floor(Math.random() * 1_000_000)
  const results = args.testModels.map((testModel) =>
    checkChart(testModel, args.criterion && [args.criterion], pathOptionsOf(args, testModel)),
  )
  const problems = results.flatMap((result) => [
    ...problemsOf(result, isLimited(args)),
    ...lintProblemsOf(result),
    ...randomPathProblemsOf(result, seed),
  ])
  print(resultsTable(results))
  print(`Random paths with seed ${seed}.`)
  problems.forEach(printError)
  return problems.length > 0 ? 1 : 0
}

const writeScripts = (args: CliArguments, { print, printError, write }: CommandIo): number => {
  const results = args.testModels.map((testModel) =>
    checkChart(testModel, [args.criterion ?? 'zero-switch'], pathOptionsOf(args, testModel)),
  )
  const problems = results.flatMap((result) => problemsOf(result, isLimited(args)))
  problems.forEach(printError)
  if (!results.every(isConforming)) return 1
  const text = formatScripts(args.format, results.map(scriptsOf))
  if (args.out === undefined) print(text.trimEnd())
  else {
    write(args.out, text)
    print(`Wrote ${args.out}.`)
  }
  return problems.length > 0 ? 1 : 0
}

const scriptsOf = ({ graph, coverages }: CheckResult): ChartScripts => ({
  chart: graph.testModel.id,
  description: graph.testModel.machine.root.description ?? '',
  scripts: coverages.flatMap(({ criterion, paths }) => paths.map((path) => createTestScript(graph, criterion, path))),
})

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
    ? [`${failing.chart}, a random path with seed ${seed}: ${failing.inputs.join(' → ')}. ${failing.message}`]
    : []
}

const pathOptionsOf = ({ from, to, seed }: CliArguments, { machine }: TestModel): PathOptions => {
  const states = partsOf(machine)
    .nodes.filter(({ parent }) => parent)
    .map(statePath)
  const isIn = (state: string) => {
    const path = oneOf('state', state, states)
    return ({ configuration }: Vertex): boolean =>
      configuration.snapshot?._nodes.some((node) => statePath(node) === path) ?? false
  }
  return {
    ...(from !== undefined && { from: isIn(from) }),
    ...(to !== undefined && { to: isIn(to) }),
    ...(seed !== undefined && { order: seededOrder(seed) }),
  }
}
