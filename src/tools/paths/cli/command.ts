import type { TestModel } from '#machines/testModel.ts'
import { type CliArguments, UsageError, oneOf, readArguments } from '#tools/paths/cli/cliArguments.ts'
import { type CheckResult, checkChart, isCovered, isConforming } from '#tools/paths/check/check.ts'
import type { PathOptions } from '#tools/paths/generate/coverGoals.ts'
import { summarizeChart } from '#tools/paths/diff/chartSummary.ts'
import { type ChartScripts, formatScripts } from '#tools/paths/scripts/scriptFormats.ts'
import { TooManyConfigurations } from '#tools/paths/model/exploreGraph.ts'
import { lintChart } from '#tools/paths/check/lint.ts'
import type { Vertex } from '#tools/paths/model/configurationGraph.ts'
import { seededOrder } from '#tools/paths/generate/seededOrder.ts'
import type { CommandIo } from '#tools/paths/cli/commandIo.ts'
import { partsOf, statePath } from '#tools/paths/model/parts.ts'
import { recordCoverage, writeCoveragePage } from '#tools/paths/check/recordCoverage.ts'
import { createReplay } from '#tools/paths/check/replay.ts'
import { chartSummariesAt, UnknownRevision, UnreadableRevision } from '#tools/paths/diff/revision.ts'
import { describeChanges } from '#tools/paths/diff/describeChanges.ts'
import { createTestScript } from '#tools/paths/scripts/testScripts.ts'
import { changesBetween } from '#tools/paths/diff/chartChanges.ts'
import { resultsTable } from '#tools/paths/check/resultsTable.ts'
import { findFailingRandomPath } from '#tools/paths/generate/randomPaths.ts'

/**
 * Runs one command line over a catalogue: the table of charts, the scripts of those that are named, the record of what
 * paths take, its page, or what has changed since another revision.
 * @returns the exit code: 0, 1 where a chart is not sound, not covered or not clean, 2 for a command line that cannot be followed
 */
export const runPaths = (words: readonly string[], catalogue: readonly TestModel[], outlets: CommandIo): number => {
  try {
    return runAsked(readArguments(words, catalogue), outlets)
  } catch (error) {
    const isMistyped = error instanceof UsageError || error instanceof UnknownRevision
    if (!(isMistyped || error instanceof TooManyConfigurations || error instanceof UnreadableRevision)) throw error
    outlets.printError(error.message)
    return isMistyped ? 2 : 1
  }
}

const runAsked = (asked: CliArguments, outlets: CommandIo): number => {
  if (asked.record) return recordCoverage(asked.testModels, outlets)
  if (asked.html !== undefined) return writeCoveragePage(asked.testModels, asked.html, outlets)
  if (asked.since !== undefined) return printSince(asked.since, asked, outlets)
  return asked.wantsScripts ? writeAsked(asked, outlets) : printTable(asked, outlets)
}

const printSince = (ref: string, { testModels }: CliArguments, { print, repository }: CommandIo): number => {
  print(describeChanges(ref, changesBetween(chartSummariesAt(repository, ref), testModels.map(summarizeChart))))
  return 0
}

const printTable = (asked: CliArguments, { print, printError }: CommandIo): number => {
  const seed = asked.seed ?? Math.floor(Math.random() * 1_000_000)
  const charts = asked.testModels.map((entry) =>
    checkChart(entry, asked.criterion && [asked.criterion], boundsOf(asked, entry)),
  )
  const problems = charts.flatMap((checked) => [
    ...problemsOf(checked, isBounded(asked)),
    ...lintOf(checked),
    ...walkProblemOf(checked, seed),
  ])
  print(resultsTable(charts))
  print(`Random walks with seed ${seed}.`)
  problems.forEach(printError)
  return problems.length > 0 ? 1 : 0
}

const writeAsked = (asked: CliArguments, { print, printError, write }: CommandIo): number => {
  const charts = asked.testModels.map((entry) =>
    checkChart(entry, [asked.criterion ?? 'zero-switch'], boundsOf(asked, entry)),
  )
  const problems = charts.flatMap((checked) => problemsOf(checked, isBounded(asked)))
  problems.forEach(printError)
  if (!charts.every(isConforming)) return 1
  const text = formatScripts(asked.format, charts.map(scriptsOf))
  if (asked.out === undefined) print(text.trimEnd())
  else write(asked.out, text)
  return problems.length > 0 ? 1 : 0
}

const scriptsOf = ({ graph, coverages }: CheckResult): ChartScripts => ({
  chart: graph.testModel.id,
  sentence: graph.testModel.machine.root.description ?? '',
  scripts: coverages.flatMap(({ criterion, paths }) => paths.map((path) => createTestScript(graph, criterion, path))),
})

const isBounded = ({ from, to }: CliArguments): boolean => from !== undefined || to !== undefined

/** Paths between two states need not cover the chart. */
const problemsOf = (checked: CheckResult, bounded: boolean): string[] => [
  ...checked.mismatches,
  ...(bounded || isCovered(checked)
    ? []
    : checked.coverages.flatMap(({ criterion, missing }) =>
        missing.map((goal) => `${checked.graph.testModel.id}, ${criterion}: nothing covers ${goal}.`),
      )),
]

const lintOf = ({ graph }: CheckResult): string[] => lintChart(graph).map((says) => `${graph.testModel.id}: ${says}`)

const walkProblemOf = ({ graph }: CheckResult, seed: number): string[] => {
  const failed = findFailingRandomPath(graph, createReplay(graph.testModel), { seed })
  return failed
    ? [`${failed.chart}, a random walk with seed ${seed}: ${failed.inputs.join(' → ')}. ${failed.says}`]
    : []
}

const boundsOf = ({ from, to, seed }: CliArguments, { machine }: TestModel): PathOptions => {
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
