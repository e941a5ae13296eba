import { parseArgs, type ParseArgsConfig } from 'node:util'
import { nearNames } from '#charts/journeys/nearNames.ts'
import { coverageCriteria } from '#charts/paths/generate/criteria.ts'
import { formatNames } from '#charts/paths/scripts/scriptFormats.ts'

/** The name of these tools as a package. */
export const packageName = 'rewoven-charts'

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
}

/** The options of scripts, and those of the chart of one file. */
export const machineOptions = {
  criterion: { type: 'string' },
  format: { type: 'string' },
  out: { type: 'string' },
  machine: { type: 'string' },
  outline: { type: 'boolean' },
  picture: { type: 'string' },
  playwright: { type: 'string' },
  skeleton: { type: 'boolean' },
  github: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

type OptionsConfig = NonNullable<ParseArgsConfig['options']>

type Parsed<Options extends OptionsConfig> = ReturnType<
  typeof parseArgs<{ args: string[]; options: Options; strict: true; allowPositionals: true }>
>

export type MachineOptions = Parsed<typeof machineOptions>['values']

export const scriptsHelp = `  --criterion NAME         ${coverageCriteria.join(', ')}
  --format NAME            ${formatNames.join(', ')}
  --out FILE or FOLDER     writes the scripts to a file, or to one file for each chart of a folder`

/** @param call how a person calls the command */
export const machineHelp = (call: string): string => `${call} --machine FILE[#NAME] [OPTION…]
Prints test scripts of any chart of XState 5, without a test model, or of an exported test model. The file can be of
another project, without what it imports.

  --picture FILE           draws the chart as SVG
  --outline                prints the chart as text
  --playwright NAME.spec.ts
                           writes the paths as tests of Playwright, and NAME.page.ts to fill in
  --skeleton               prints a test model to fill in, for a file next to the chart
  --github                 marks what no path covers in a pull request of GitHub, and writes the summary of its job`

export const parseOptions = <Options extends OptionsConfig>(
  args: readonly string[],
  options: Options,
): Parsed<Options> => {
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: true })
  } catch (error) {
    const reason = (error as Error).message.split(/\. |\n/)[0]
    const names = Object.keys(options).map((name) => `--${name}`)
    throw new UsageError(`${reason}. The options are: ${names.join(', ')}.`)
  }
}

/** Finds a name in a list. The error lists the names, of a long list the ones that are most like it. */
export const oneOf = <Name extends string>(what: string, name: string, names: readonly Name[]): Name => {
  const found = names.find((candidate) => candidate === name)
  if (found !== undefined) return found
  const [intro, possible] = names.length > 12 ? ['Similar', nearNames(name, names)] : ['Possible', names]
  throw new UsageError(`There is no ${what} "${name}". ${intro}: ${possible.join(', ')}.`)
}
