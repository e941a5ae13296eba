import { formatTable } from '#charts/formatTable.ts'
import { compareChart } from '#charts/paths/approved/compareChart.ts'
import { approvedFileOf, readChart } from '#charts/paths/approved/approvedFile.ts'
import { readChart as readMachine } from '#charts/read/chart.ts'
import type { TestModel } from '#charts/testModel.ts'
import { parseUsage, type Usage } from '#domain/app/usage.ts'
import { type CommandLine, UsageError } from '#tools/paths/cli/commandLine.ts'

/** How many visits took each transition of a chart, and whether an approved path takes it. */
interface ChartUsage {
  readonly chart: string
  readonly transitions: readonly { readonly id: string; readonly visits: number; readonly isTested: boolean }[]
  /** Names that the chart of this checkout does not have. */
  readonly unknown: readonly string[]
}

/** Prints which transitions people took in so many visits, which nobody took, and which are in no approved path. */
export const usage = ({ names, testModels, print, read }: CommandLine): number => {
  if (names.length === 0) throw new UsageError('Use: npm run paths -- usage FILE…')
  const visits = names.flatMap((file) => readVisits(file, read(file)))
  const charts = testModels.map((testModel) => usageOf(testModel, visits, read(approvedFileOf(testModel.id))))
  print(tableOf(charts))
  const all = charts.flatMap(({ chart, transitions }) => transitions.map((each) => ({ ...each, chart })))
  for (const { chart, id } of all.filter((each) => each.visits === 0)) print(`${chart} ${id}: nobody.`)
  for (const { chart, id, visits: count } of all.filter((each) => each.visits > 0 && !each.isTested))
    print(`${chart} ${id}: ${visitsText(count)}, in no approved path.`)
  for (const { chart, unknown } of charts.filter((each) => each.unknown.length > 0))
    print(`${chart} is of another version: ${unknown.join('; ')}.`)
  const done = sum(all.map((each) => each.visits))
  const tested = sum(all.filter((each) => each.isTested).map((each) => each.visits))
  const share = done === 0 ? 'nothing' : `${((tested / done) * 100).toFixed(1)} %`
  print(`Approved paths cover ${share} of what people did in ${visitsText(visits.length)}.`)
  return 0
}

/** A file has an array of visits, as the local stack lists them, or one visit in each line, as a server keeps them. */
const readVisits = (file: string, text: string | null): readonly Usage[] => {
  if (text === null) throw new UsageError(`There is no file ${file}.`)
  const parts = text.trimStart().startsWith('[') ? partsOfArray(text) : text.split('\n').filter((line) => line.trim())
  return parts.map((part, index) => {
    const visit = parseUsage(part)
    if (visit) return visit
    throw new UsageError(`Visit ${index + 1} of ${file} is not what a visit has sent.`)
  })
}

const partsOfArray = (text: string): string[] => (JSON.parse(text) as unknown[]).map((part) => JSON.stringify(part))

const usageOf = (testModel: TestModel, visits: readonly Usage[], approved: string | null): ChartUsage => {
  const { id: chart, machine } = testModel
  const taken = visits.flatMap((visit) => visit.taken[machine.id] ?? [])
  const known = readMachine(machine).transitions.map(({ id }) => id)
  const { newPaths, neverTaken } = compareChart(testModel, readChart(approved, chart) ?? [])
  const untested = new Set([...neverTaken, ...newPaths.flatMap(({ covers }) => covers)])
  return {
    chart,
    transitions: known.map((id) => ({
      id,
      visits: taken.filter((each) => each === id).length,
      isTested: !untested.has(id),
    })),
    unknown: [...new Set(taken)].filter((id) => !known.includes(id)),
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
        ...[transitions, taken].map(lengthOf),
        String(transitions.length - taken.length),
        lengthOf(untested),
      ]
    }),
  ])

const lengthOf = (list: readonly unknown[]): string => String(list.length)

const visitsText = (count: number): string => (count === 1 ? '1 visit' : `${count} visits`)

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
