import type { CatalogueEntry } from '#machines/catalogueEntry.ts'
import { type Arguments, ArgumentsError, oneOf, readArguments } from '#tools/paths/cli/arguments.ts'
import { type Checked, checkChart, isCovered, isSound } from '#tools/paths/check/check.ts'
import type { Bounds } from '#tools/paths/generate/cover.ts'
import { factsOf } from '#tools/paths/diff/chartSummary.ts'
import { type ChartScripts, writeScripts } from '#tools/paths/scripts/formats.ts'
import { TooManySituations } from '#tools/paths/model/graph.ts'
import { lintChart } from '#tools/paths/check/lint.ts'
import type { Vertex } from '#tools/paths/model/configurationGraph.ts'
import { orderBy } from '#tools/paths/generate/order.ts'
import type { Outlets } from '#tools/paths/cli/commandIo.ts'
import { partsOf, pathOf } from '#tools/paths/model/parts.ts'
import { recordCoverage, writeCoveragePage } from '#tools/paths/check/recordCoverage.ts'
import { replayOf } from '#tools/paths/check/replay.ts'
import { factsAt, UnknownRevision, UnreadableRevision } from '#tools/paths/diff/revision.ts'
import { saySince } from '#tools/paths/diff/describeChanges.ts'
import { scriptOf } from '#tools/paths/scripts/scripts.ts'
import { changesBetween } from '#tools/paths/diff/chartChanges.ts'
import { tableOf } from '#tools/paths/check/table.ts'
import { walkAtRandom } from '#tools/paths/generate/randomPaths.ts'

/**
 * Runs one command line over a catalogue: the table of charts, the scripts of those that are named, the record of what
 * paths take, its page, or what has changed since another revision.
 * @returns the exit code: 0, 1 where a chart is not sound, not covered or not clean, 2 for a command line that cannot be followed
 */
export const runPaths = (words: readonly string[], catalogue: readonly CatalogueEntry[], outlets: Outlets): number => {
  try {
    return runAsked(readArguments(words, catalogue), outlets)
  } catch (error) {
    const isMistyped = error instanceof ArgumentsError || error instanceof UnknownRevision
    if (!(isMistyped || error instanceof TooManySituations || error instanceof UnreadableRevision)) throw error
    outlets.complain(error.message)
    return isMistyped ? 2 : 1
  }
}

const runAsked = (asked: Arguments, outlets: Outlets): number => {
  if (asked.record) return recordCoverage(asked.entries, outlets)
  if (asked.html !== undefined) return writeCoveragePage(asked.entries, asked.html, outlets)
  if (asked.since !== undefined) return printSince(asked.since, asked, outlets)
  return asked.wantsScripts ? writeAsked(asked, outlets) : printTable(asked, outlets)
}

const printSince = (ref: string, { entries }: Arguments, { print, repository }: Outlets): number => {
  print(saySince(ref, changesBetween(factsAt(repository, ref), entries.map(factsOf))))
  return 0
}

const printTable = (asked: Arguments, { print, complain }: Outlets): number => {
  const seed = asked.seed ?? Math.floor(Math.random() * 1_000_000)
  const charts = asked.entries.map((entry) =>
    checkChart(entry, asked.criterion && [asked.criterion], boundsOf(asked, entry)),
  )
  const problems = charts.flatMap((checked) => [
    ...problemsOf(checked, isBounded(asked)),
    ...lintOf(checked),
    ...walkProblemOf(checked, seed),
  ])
  print(tableOf(charts))
  print(`Random walks with seed ${seed}.`)
  problems.forEach(complain)
  return problems.length > 0 ? 1 : 0
}

const writeAsked = (asked: Arguments, { print, complain, write }: Outlets): number => {
  const charts = asked.entries.map((entry) =>
    checkChart(entry, [asked.criterion ?? 'zero-switch'], boundsOf(asked, entry)),
  )
  const problems = charts.flatMap((checked) => problemsOf(checked, isBounded(asked)))
  problems.forEach(complain)
  if (!charts.every(isSound)) return 1
  const text = writeScripts(asked.format, charts.map(scriptsOf))
  if (asked.out === undefined) print(text.trimEnd())
  else write(asked.out, text)
  return problems.length > 0 ? 1 : 0
}

const scriptsOf = ({ model, coverages }: Checked): ChartScripts => ({
  chart: model.entry.id,
  sentence: model.entry.sentence,
  scripts: coverages.flatMap(({ criterion, paths }) => paths.map((path) => scriptOf(model, criterion, path))),
})

const isBounded = ({ from, to }: Arguments): boolean => from !== undefined || to !== undefined

/** Paths between two states need not cover the chart. */
const problemsOf = (checked: Checked, bounded: boolean): string[] => [
  ...checked.unsound,
  ...(bounded || isCovered(checked)
    ? []
    : checked.coverages.flatMap(({ criterion, missing }) =>
        missing.map((goal) => `${checked.model.entry.id}, ${criterion}: nothing covers ${goal}.`),
      )),
]

const lintOf = ({ model }: Checked): string[] => lintChart(model).map((says) => `${model.entry.id}: ${says}`)

const walkProblemOf = ({ model }: Checked, seed: number): string[] => {
  const failed = walkAtRandom(model, replayOf(model.entry), { seed })
  return failed
    ? [`${failed.chart}, a random walk with seed ${seed}: ${failed.inputs.join(' → ')}. ${failed.says}`]
    : []
}

const boundsOf = ({ from, to, seed }: Arguments, { machine }: CatalogueEntry): Bounds => {
  const states = partsOf(machine)
    .nodes.filter(({ parent }) => parent)
    .map(pathOf)
  const isIn = (state: string) => {
    const path = oneOf('state', state, states)
    return ({ situation }: Vertex): boolean => situation.snapshot?._nodes.some((node) => pathOf(node) === path) ?? false
  }
  return {
    ...(from !== undefined && { from: isIn(from) }),
    ...(to !== undefined && { to: isIn(to) }),
    ...(seed !== undefined && { order: orderBy(seed) }),
  }
}
