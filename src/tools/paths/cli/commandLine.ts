import { parseArgs } from 'node:util'
import type { TestModel } from '#charts/testModel.ts'
import { coverageCriteria } from '#charts/paths/generate/criteria.ts'
import { formatNames } from '#charts/paths/scripts/scriptFormats.ts'
import type { Terminal } from '#tools/paths/cli/terminal.ts'

/** Thrown for a wrong command line. The message says what is wrong and lists what is possible. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** What a command reads from and writes to. */
export interface CommandIo {
  readonly print: (text: string) => void
  readonly printError: (text: string) => void
  readonly write: (file: string, text: string) => void
  /** The text of a file; null if it does not exist. */
  readonly read: (file: string) => string | null
  /** What a hand run asks; the real terminal if it is missing. */
  readonly terminal?: Terminal
}

/** Everything that a command needs. `names` are the arguments after its name. */
export interface CommandLine extends CommandIo {
  readonly names: readonly string[]
  readonly options: ReturnType<typeof parseOptions>['values']
  readonly testModels: readonly TestModel[]
}

const options = {
  criterion: { type: 'string' },
  format: { type: 'string' },
  out: { type: 'string' },
  automatic: { type: 'boolean' },
  'as-test': { type: 'boolean' },
  fresh: { type: 'boolean' },
  report: { type: 'boolean' },
  all: { type: 'boolean' },
  approve: { type: 'boolean' },
  machine: { type: 'string' },
  outline: { type: 'boolean' },
  picture: { type: 'string' },
  skeleton: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

export const helpText = `Usage: npm run paths -- [CHART…] [OPTION…]

Without a chart: checks all charts and prints a table. With charts: prints test scripts.
A chart is named by its flow (verify) or by its area and flow (auth/verify).

  --criterion NAME         ${coverageCriteria.join(', ')}
  --format NAME            ${formatNames.join(', ')}
  --out FILE or FOLDER     writes the scripts to a file, or to one file for each chart of a folder
  --automatic              all scripts of the automatic test. Steps that a person cannot perform are marked

       npm run paths -- run CHART [WORDS] [--fresh] [--report]
Asks a tester about each step of the scripts of a chart, and writes the result as JUnit, CSV and HTML. A run that was
left continues. WORDS chooses the scripts that have them. --fresh starts over. --report only writes the result.
--out FOLDER has the files (dist/qa).

       npm run paths -- replay FILE [--as-test] [CHART]
Follows a problem report on these charts. --as-test stores the way to the failure as a test. CHART says where it is.

       npm run paths -- journey [NAME…] [--format NAME] [--out FILE]
Finds paths through several charts, and prints test scripts.

       npm run paths -- check [CHART…]
Says how charts differ from their approved paths.

       npm run paths -- approve CHART [PATH-ID…]
Writes what the chart does now to tests/paths/expectations, for the paths that differ or for the named ones.

       npm run paths -- mutants [CHART…] [--all] [--approve]
Changes the charts in small ways, and says why no approved path notices a change. --all also says what is noticed.
--approve adds the missing paths to the approved ones.

       npm run paths -- limits [NAME…]
Changes each number of src/domain/limits.ts by one, and says which side of it no approved path notices.

       npm run paths -- trace [CHART…] [--out FILE]
Prints as CSV which states each section of the specification has, which paths enter them, and their last results: of
the tests, of a browser and by hand.

       npm run paths -- usage FILE… [--all]
Says how many transitions people took, and which of them no approved path takes. FILE has what the console sent to
VITE_USAGE_ENDPOINT: /local/usage.json of the local stack, or one visit in a line. --all also names what nobody took.

       npm run paths -- --machine FILE[#NAME] [OPTION…]
Prints test scripts of any chart of XState 5, without a test model, or of an exported test model. The file can be of
another project, without what it imports.

  --picture FILE           draws the chart as SVG
  --outline                prints the chart as text
  --skeleton               prints a test model to fill in, for a file next to the chart

       npm run paths -- --help
Prints this text.`

export const parseOptions = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: true })
  } catch (error) {
    const reason = (error as Error).message.split(/\. |\n/)[0]
    const names = Object.keys(options).map((name) => `--${name}`)
    throw new UsageError(`${reason}. The options are: ${names.join(', ')}.`)
  }
}

/** The charts with these names; all charts without names. */
export const chartsNamed = (names: readonly string[], testModels: readonly TestModel[]): readonly TestModel[] =>
  names.length > 0 ? names.map((name) => chartNamed(name, testModels)) : testModels

export const chartNamed = (name: string, testModels: readonly TestModel[]): TestModel => {
  const found = testModels.filter(({ id }) => id === name || id.split('/')[1] === name)
  if (found.length === 1) return found[0] as TestModel
  const problem = found.length > 1 ? `Several charts have the name "${name}".` : `There is no chart "${name}".`
  throw new UsageError(`${problem} The charts are: ${testModels.map(({ id }) => id).join(', ')}.`)
}

/** Finds a name in a list. The error lists the names. */
export const oneOf = <Name extends string>(what: string, name: string, names: readonly Name[]): Name => {
  const found = names.find((candidate) => candidate === name)
  if (found !== undefined) return found
  throw new UsageError(`There is no ${what} "${name}". Possible: ${names.join(', ')}.`)
}
