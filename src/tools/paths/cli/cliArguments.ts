import { parseArgs } from 'node:util'
import type { TestModel } from '#charts/testModel.ts'
import { coverageCriteria, type CoverageCriterion } from '#charts/paths/generate/criteria.ts'
import { type Format, formats } from '#charts/paths/scripts/scriptFormats.ts'

/** The options of the command line. */
export interface CliArguments {
  /** The named charts; all charts if none is named. */
  readonly testModels: readonly TestModel[]
  /** Whether to write scripts instead of the table. */
  readonly wantsScripts: boolean
  readonly wantsHelp: boolean
  readonly criterion: CoverageCriterion | undefined
  readonly format: Format
  readonly from: string | undefined
  readonly to: string | undefined
  readonly out: string | undefined
  /** Whether to write the scripts of the automatic test too. */
  readonly automatic: boolean
  /** The file of the problem report to follow. */
  readonly report: string | undefined
  /** Whether to store the report as a test path. */
  readonly asTest: boolean
  /** Whether to test the mutants of the charts. */
  readonly mutants: boolean
  /** The charts to compare with their approved paths. */
  readonly checked: readonly TestModel[] | undefined
  /** The chart whose paths to approve, and their ids; all that differ if there are none. */
  readonly approval: { readonly testModel: TestModel; readonly ids: readonly string[] } | undefined
}

/** Thrown for a wrong command line. The message says what is wrong and lists what is possible. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

const options = {
  criterion: { type: 'string' },
  format: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  out: { type: 'string' },
  automatic: { type: 'boolean' },
  'as-test': { type: 'boolean' },
  help: { type: 'boolean' },
} as const

export const helpText = `Usage: npm run paths -- [CHART…] [OPTION…]

Without a chart: checks all charts and prints a table. With charts: prints test scripts.
A chart is named by its flow (verify) or by its area and flow (auth/verify).

  --criterion NAME         ${coverageCriteria.join(', ')}
  --format NAME            ${formats.join(', ')}
  --from STATE --to STATE  only paths from one state to another
  --out FILE or FOLDER     writes the scripts to a file, or to one file for each chart of a folder
  --automatic              all scripts of the automatic test. Steps that a person cannot perform are marked

       npm run paths -- replay FILE [--as-test]
Follows a problem report on these charts. --as-test stores it as a test path.

       npm run paths -- check [CHART…]
Says how charts differ from their approved paths.

       npm run paths -- approve CHART [PATH-ID…]
Writes what the chart does now to tests/paths/expectations, for the paths that differ or for the named ones.

       npm run paths -- mutants [CHART…]
Changes the charts in small ways, and says which of these changes no approved path notices.

       npm run paths -- --help
Prints this text.`

/** @throws UsageError */
export const readArguments = (args: readonly string[], testModels: readonly TestModel[]): CliArguments => {
  const { values, positionals } = parseOptions(args)
  const { criterion, format, from, to, out } = values
  const { help = false, automatic = false, 'as-test': asTest = false } = values
  const report = reportFile(positionals, asTest)
  const [command, ...names] = positionals
  const mutants = command === 'mutants'
  const isCommand = report !== undefined || command === 'approve' || command === 'check'
  const charts = isCommand ? [] : positionals.slice(mutants ? 1 : 0)
  const find = (wanted: readonly string[]): readonly TestModel[] =>
    wanted.length > 0 ? wanted.map((name) => findTestModel(name, testModels)) : testModels
  return {
    testModels: find(charts),
    wantsScripts: charts.length > 0 || format !== undefined || out !== undefined || automatic,
    wantsHelp: help,
    criterion: criterion === undefined ? undefined : oneOf('criterion', criterion, coverageCriteria),
    format: oneOf('format', format ?? 'markdown', formats),
    from,
    to,
    out,
    automatic,
    mutants,
    report,
    asTest,
    checked: command === 'check' ? find(names) : undefined,
    approval: command === 'approve' ? readApproval(names, testModels) : undefined,
  }
}

/** What follows `approve`. */
const readApproval = ([chart, ...ids]: readonly string[], testModels: readonly TestModel[]) => {
  if (chart === undefined) throw new UsageError('Use: npm run paths -- approve CHART [PATH-ID…]')
  return { testModel: findTestModel(chart, testModels), ids }
}

/** The file after `replay`. */
const reportFile = ([command, file, ...others]: readonly string[], asTest: boolean): string | undefined => {
  if (command === 'replay' && file !== undefined && others.length === 0) return file
  if (command !== 'replay' && !asTest) return undefined
  throw new UsageError('Use: npm run paths -- replay FILE [--as-test]')
}

const parseOptions = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: true })
  } catch (error) {
    const reason = (error as Error).message.split(/\. |\n/)[0]
    const names = Object.keys(options).map((name) => `--${name}`)
    throw new UsageError(`${reason}. The options are: ${names.join(', ')}.`)
  }
}

const findTestModel = (name: string, testModels: readonly TestModel[]): TestModel => {
  const found = testModels.filter(({ id }) => id === name || id.split('/')[1] === name)
  if (found.length === 1) return found[0] as TestModel
  const problem = found.length > 1 ? `Several charts have the name "${name}".` : `There is no chart "${name}".`
  throw new UsageError(`${problem} The charts are: ${testModels.map(({ id }) => id).join(', ')}.`)
}

/**
 * Finds a name in a list.
 * @throws UsageError that lists the names
 */
export const oneOf = <Name extends string>(what: string, name: string, names: readonly Name[]): Name => {
  const found = names.find((candidate) => candidate === name)
  if (found !== undefined) return found
  throw new UsageError(`There is no ${what} "${name}". Possible: ${names.join(', ')}.`)
}
