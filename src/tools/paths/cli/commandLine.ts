import {
  type CommandIo,
  machineHelp,
  machineOptions,
  parseOptions as parse,
  scriptsHelp,
  UsageError,
} from '#charts/command/commandLine.ts'
import type { TestModel } from '#charts/testModel.ts'
import type { Terminal } from '#tools/paths/cli/terminal.ts'

export interface ConsoleIo extends CommandIo {
  /** What a hand run asks; the real terminal if it is missing. */
  readonly terminal?: Terminal
  /** The folder of the git repository; the current one if it is missing. */
  readonly repository?: string
}

/** Everything that a command needs. `names` are the arguments after its name. */
export interface CommandLine extends ConsoleIo {
  readonly names: readonly string[]
  readonly options: ReturnType<typeof parseOptions>['values']
  readonly testModels: readonly TestModel[]
}

const options = {
  ...machineOptions,
  automatic: { type: 'boolean' },
  'as-test': { type: 'boolean' },
  branch: { type: 'boolean' },
  fresh: { type: 'boolean' },
  report: { type: 'boolean' },
  all: { type: 'boolean' },
  approve: { type: 'boolean' },
} as const

export const helpText = `Usage: npm run paths -- [CHART…] [OPTION…]

Without a chart: checks all charts and prints a table. With charts: prints test scripts.
A chart is named by its flow (verify) or by its area and flow (auth/verify).

${scriptsHelp}
  --automatic              all scripts of the automatic test. Steps that a person cannot perform are marked

       npm run paths -- run CHART [WORDS] [--fresh] [--report]
Asks a tester about each step of the scripts of a chart, and writes the result as JUnit, CSV and HTML. A run that was
left continues. WORDS chooses the scripts that have them. --fresh starts over. --report only writes the result.
--out FOLDER has the files (dist/qa).

       npm run paths -- replay FILE [--as-test [--branch]] [CHART]
Follows a problem report on these charts. --as-test stores the way to the failure as a test. CHART says where it is.
--branch commits the test on a branch of its own, with the picture of the step and a comment on its state.

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

       ${machineHelp('npm run paths --')}

       npm run paths -- --help
Prints this text.`

export const parseOptions = (args: readonly string[]) => parse(args, options)

/** The charts with these names; all charts without names. */
export const chartsNamed = (names: readonly string[], testModels: readonly TestModel[]): readonly TestModel[] =>
  names.length > 0 ? names.map((name) => chartNamed(name, testModels)) : testModels

export const chartNamed = (name: string, testModels: readonly TestModel[]): TestModel => {
  const found = testModels.filter(({ id }) => id === name || id.split('/')[1] === name)
  if (found.length === 1) return found[0] as TestModel
  const problem = found.length > 1 ? `Several charts have the name "${name}".` : `There is no chart "${name}".`
  throw new UsageError(`${problem} The charts are: ${testModels.map(({ id }) => id).join(', ')}.`)
}
