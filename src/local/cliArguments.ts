import { parseArgs } from 'node:util'

/** The options of the stack from the command line and PORT. */
export interface CliArguments {
  readonly port: number
  readonly dev: boolean
  readonly fresh: boolean
  readonly users: number | undefined
  readonly items: number | undefined
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
} as const

/**
 * Reads `--fresh`, `--users N`, `--items N`, `--dev` and PORT.
 * @throws UsageError
 */
export const readArguments = (
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): CliArguments => {
  const { values } = parseCommandLine(args)
  return {
    port: readNumber('PORT', environment['PORT'] ?? '5173', 65_535) ?? 5173,
    dev: values.dev,
    fresh: values.fresh,
    users: readNumber('--users', values.users, 1_000_000),
    items: readNumber('--items', values.items, 1_000_000),
  }
}

const parseCommandLine = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: false })
  } catch (error) {
    const reason = (error as Error).message.split(/\. |\n/)[0]?.replace(/\.$/, '')
    throw new UsageError(`${reason}. The options are --fresh, --users N, --items N and --dev.`)
  }
}

const readNumber = (name: string, text: string | undefined, maximum: number): number | undefined => {
  if (text === undefined) return undefined
  if (/^\d{1,7}$/.test(text) && Number(text) <= maximum) return Number(text)
  throw new UsageError(`${name} is "${text}". Use a whole number from 0 to ${maximum}.`)
}
