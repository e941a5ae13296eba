import { parseArgs } from 'node:util'

/** The options of the stack from the command line and PORT. */
export interface CliArguments {
  readonly port: number
  readonly dev: boolean
  readonly fresh: boolean
  readonly users: number | undefined
  readonly items: number | undefined
  /** The files with users and items of a person; empty for sample data. */
  readonly from: readonly string[]
  /** The folder of the data, if it is not the usual one. */
  readonly data: string | undefined
}

/** Thrown for an invalid command line. The message is shown to the user. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

const options = {
  dev: { type: 'boolean', default: false },
  fresh: { type: 'boolean', default: false },
  users: { type: 'string' },
  items: { type: 'string' },
  from: { type: 'string' },
  data: { type: 'string' },
} as const

/**
 * Reads `--fresh`, `--users N`, `--items N`, `--from USERS.csv ITEMS.csv`, `--data FOLDER`, `--dev` and PORT.
 * @throws UsageError
 */
export const readArguments = (
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): CliArguments => {
  const { values, positionals } = parseCommandLine(args)
  const [unexpected] = values.from === undefined ? positionals : positionals.slice(1)
  if (unexpected !== undefined) throw new UsageError(`Unexpected argument '${unexpected}'. ${optionsText}`)
  if (values.from !== undefined && (values.users ?? values.items) !== undefined)
    throw new UsageError('--from has its own users and items. Leave out --users and --items.')
  return {
    port: readNumber('PORT', environment['PORT'] ?? '5173', 65_535) ?? 5173,
    dev: values.dev,
    fresh: values.fresh,
    users: readNumber('--users', values.users, 1_000_000),
    items: readNumber('--items', values.items, 1_000_000),
    from: values.from === undefined ? [] : [values.from, ...positionals],
    data: values.data,
  }
}

const optionsText =
  'The options are --fresh, --users N, --items N, --from USERS.csv ITEMS.csv, --data FOLDER and --dev.'

const parseCommandLine = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: true })
  } catch (error) {
    const reason = (error as Error).message.split(/\. |\n/)[0]?.replace(/\.$/, '')
    throw new UsageError(`${reason}. ${optionsText}`)
  }
}

const readNumber = (name: string, text: string | undefined, maximum: number): number | undefined => {
  if (text === undefined) return undefined
  if (/^\d{1,7}$/.test(text) && Number(text) <= maximum) return Number(text)
  throw new UsageError(`${name} is "${text}". Use a whole number from 0 to ${maximum}.`)
}
