import { UsageError } from '#charts/command/commandLine.ts'
import { formatTable } from '#charts/formatTable.ts'
import type { Usage } from '#domain/app/usage.ts'
import type { CommandLine } from '#tools/paths/cli/commandLine.ts'
import { usageFile } from '#tools/paths/resultFiles.ts'
import { type ChartUsage, usageOf, visitsIn } from '#tools/paths/usage.ts'

/** Prints how many transitions people took, and which of them are in no approved path; with `all`, those of nobody too. */
export const usage = ({ names, options, testModels, print, read, write }: CommandLine): number => {
  if (names.length === 0) throw new UsageError('Use: npm run paths -- usage FILE… [--all]')
  const visits = names.flatMap((file) => readVisits(file, read(file)))
  const charts = testModels.map((testModel) => usageOf(testModel, visits, read))
  print(tableOf(charts))
  const all = charts.flatMap(({ chart, transitions }) => transitions.map((each) => ({ ...each, chart })))
  for (const { chart, id } of all.filter((each) => options.all && each.visits === 0)) print(`${chart} ${id}: nobody.`)
  for (const { chart, id, visits: count } of all.filter((each) => each.visits > 0 && !each.isTested))
    print(`${chart} ${id}: taken in ${count} of ${visits.length} visits, in no approved path.`)
  for (const { chart, unknown } of charts.filter((each) => each.unknown.length > 0))
    print(`${chart} is of another version: ${unknown.join('; ')}.`)
  const done = sum(all.map((each) => each.visits))
  const tested = sum(all.filter((each) => each.isTested).map((each) => each.visits))
  const share = done === 0 ? 'nothing' : `${((tested / done) * 100).toFixed(1)} %`
  print(`Approved paths cover ${share} of what people did in ${visits.length} visits.`)
  write(usageFile, JSON.stringify(visits))
  return 0
}

const readVisits = (file: string, text: string | null): readonly Usage[] => {
  if (text === null) throw new UsageError(`There is no file ${file}.`)
  try {
    return visitsIn(text)
  } catch (error) {
    throw new UsageError(`${file}: ${(error as Error).message}`)
  }
}

const tableOf = (charts: readonly ChartUsage[]): string =>
  formatTable([
    ['chart', 'transitions', 'taken', 'never taken', 'taken, not tested'],
    ...charts.map(({ chart, transitions }) => {
      const taken = transitions.filter(({ visits }) => visits > 0)
      const untested = taken.filter(({ isTested }) => !isTested)
      return [
        chart,
        ...[transitions.length, taken.length, transitions.length - taken.length, untested.length].map(String),
      ]
    }),
  ])

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
