import { formatTable } from '#charts/formatTable.ts'
import type { CheckResult } from '#charts/paths/check/check.ts'

const head = ['chart', 'states', 'transitions', 'configurations', 'edges', 'paths', 'steps', 'coverage']

/** A text table: the size of each chart, of its graph and of its paths, and how many goals of all criteria are met. */
export const resultsTable = (charts: readonly CheckResult[]): string => {
  const rows = charts.map((result) => [result.graph.testModel.id, numbersOf(result)] as const)
  const sums = rows.reduce<number[]>((all, [, row]) => row.map((number, column) => (all[column] ?? 0) + number), [])
  return formatTable([head, ...[...rows, ['all', sums] as const].map(([name, numbers]) => [name, ...cells(numbers)])])
}

const numbersOf = ({ graph, coverages }: CheckResult): number[] => {
  // A path that meets several criteria counts once.
  const paths = new Map(coverages.flatMap((coverage) => coverage.paths.map(({ id, edges }) => [id, edges.length])))
  const required = sum(coverages.map((coverage) => coverage.required))
  const missing = sum(coverages.map((coverage) => coverage.missing.length))
  const { chart, vertices, edges } = graph
  const sizes = [chart.states.length, chart.transitions.length, vertices.length, edges.length]
  return [...sizes, paths.size, sum([...paths.values()]), required - missing, required]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

const cells = (numbers: readonly number[]): string[] => {
  const [met = 0, required = 0] = numbers.slice(-2)
  const coverage = required === 0 ? 100 : Math.floor((met / required) * 100)
  return [...numbers.slice(0, -2).map(String), `${coverage} %`]
}
