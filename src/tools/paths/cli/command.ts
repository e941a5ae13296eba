import { UsageError } from '#charts/command/commandLine.ts'
import { runMachine } from '#charts/command/machineCommand.ts'
import { criterionOf } from '#charts/command/printScripts.ts'
import { formatTable } from '#charts/formatTable.ts'
import type { TestModel } from '#charts/testModel.ts'
import { type CheckResult, checkChart } from '#charts/paths/check/check.ts'
import { lintChart } from '#charts/paths/check/lint.ts'
import { TooManyConfigurations } from '#charts/paths/model/configurationGraph.ts'
import { approve, check, mutants } from '#tools/paths/cli/approvedCommands.ts'
import { type CommandLine, type ConsoleIo, helpText, parseOptions } from '#tools/paths/cli/commandLine.ts'
import { journey } from '#tools/paths/cli/journeyCommand.ts'
import { limits } from '#tools/paths/cli/limitsCommand.ts'
import { replay } from '#tools/paths/cli/replayCommand.ts'
import { runByHand } from '#tools/paths/cli/runCommand.ts'
import { scripts } from '#tools/paths/cli/scriptsCommand.ts'
import { trace } from '#tools/paths/cli/traceCommand.ts'
import { usage } from '#tools/paths/cli/usageCommand.ts'

const commands: Readonly<Record<string, (line: CommandLine) => number | Promise<number>>> = {
  approve,
  check,
  journey,
  limits,
  mutants,
  replay,
  run: runByHand,
  trace,
  usage,
}

/** Runs `npm run paths`. The exit code is 1 if a chart has a problem, and 2 for a wrong command line. */
export const runPaths = (
  args: readonly string[],
  testModels: readonly TestModel[],
  io: ConsoleIo,
): number | Promise<number> => {
  try {
    const { values: options, positionals } = parseOptions(args)
    const [name = '', ...names] = positionals
    const command = commands[name]
    if (options.help) {
      io.print(helpText)
      return 0
    }
    if (options.machine !== undefined) return runMachine(options, io)
    if (command) return command({ names, options, testModels, ...io })
    const wantsScripts = positionals.length > 0 || options.format || options.out || options.automatic
    return (wantsScripts ? scripts : printTable)({ names: positionals, options, testModels, ...io })
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof TooManyConfigurations)) throw error
    io.printError(error.message)
    return error instanceof UsageError ? 2 : 1
  }
}

const printTable = ({ options, testModels, print, printError }: CommandLine): number => {
  const criterion = criterionOf(options)
  const results = testModels.map((testModel) => checkChart(testModel, criterion && [criterion]))
  const problems = results.flatMap((result) => [...gapsOf(result), ...lintProblemsOf(result)])
  print(resultsTable(results))
  new Set(problems).forEach((problem) => printError(problem))
  return problems.length > 0 ? 1 : 0
}

const gapsOf = ({ graph, coverages }: CheckResult): string[] =>
  coverages.flatMap(({ criterion, missing }) =>
    missing.map((goal) => `${graph.testModel.id}, ${criterion}: nothing covers ${goal}.`),
  )

const lintProblemsOf = ({ graph }: CheckResult): string[] =>
  lintChart(graph).map((problem) => `${graph.testModel.id}: ${problem}`)

const head = ['chart', 'states', 'transitions', 'configurations', 'edges', 'paths', 'steps', 'coverage']

/** A text table: the size of each chart, of its graph and of its paths, and how many goals of all criteria are met. */
const resultsTable = (charts: readonly CheckResult[]): string => {
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
