import { type CheckResult, distinctPaths } from '#charts/paths/check/check.ts'

const head = ['chart', 'states', 'transitions', 'configurations', 'edges', 'paths', 'steps', 'coverage', 'time']

/** A text table: the size of each chart, of its graph and of its paths, and how many goals of all criteria are met. */
export const resultsTable = (charts: readonly CheckResult[]): string =>
  formatColumns([head, ...charts.map(rowOf), totalOf(charts)])

/** Aligns the first column to the left and all others to the right. */
export const formatColumns = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] as string).length)))
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] as number) : cell.padStart(widths[column] as number),
        )
        .join('  '),
    )
    .join('\n')
}

const numbersOf = ({ graph, coverages, milliseconds }: CheckResult): number[] => {
  const paths = distinctPaths({ coverages })
  const steps = paths.reduce((sum, { edges }) => sum + edges.length, 0)
  const required = coverages.reduce((sum, coverage) => sum + coverage.required, 0)
  const missing = coverages.reduce((sum, coverage) => sum + coverage.missing.length, 0)
  return [
    graph.chart.states.length,
    graph.chart.transitions.length,
    graph.vertices.length,
    graph.edges.length,
    paths.length,
    steps,
    required - missing,
    required,
    milliseconds,
  ]
}

const rowOf = (result: CheckResult): string[] => [result.graph.testModel.id, ...cells(numbersOf(result))]

const totalOf = (charts: readonly CheckResult[]): string[] => {
  const numbers = charts.map(numbersOf)
  const sums = (numbers[0] ?? []).map((_, column) => numbers.reduce((sum, row) => sum + (row[column] as number), 0))
  return ['all', ...cells(sums)]
}

const cells = (numbers: readonly number[]): string[] => {
  const [met = 0, required = 0, milliseconds = 0] = numbers.slice(-3)
  return [
    ...numbers.slice(0, -3).map(String),
    required === 0 ? '100 %' : `${Math.floor((met / required) * 100)} %`,
    `${Math.round(milliseconds)} ms`,
  ]
}
