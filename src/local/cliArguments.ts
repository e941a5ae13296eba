import { parseArgs } from 'node:util'

/** What the command line and PORT ask of the stack. */
export interface CliArguments {
  readonly port: number
  readonly dev: boolean
  readonly fresh: boolean
  readonly users: number | undefined
  readonly items: number | undefined
}

/** Thrown for a command line that cannot be followed; its message is a sentence. */
export class UsageError extends Error {
  override readonly name = 'ArgumentsError'
}

const options = {
  dev: { type: 'boolean', default: false },
  fresh: { type: 'boolean', default: false },
  users: { type: 'string' },
  items: { type: 'string' },
} as const

/**
 * Reads `--fresh`, `--users N`, `--items N`, `--dev` and PORT.
 * @throws ArgumentsError
 */
export const readArguments = (
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): CliArguments => {
  const { values } = parseWords(words)
  return {
    port: readNumber('PORT', environment['PORT'] ?? '5173', 65_535) ?? 5173,
    dev: values.dev,
    fresh: values.fresh,
    users: readNumber('--users', values.users, 1_000_000),
    items: readNumber('--items', values.items, 1_000_000),
  }
}

const parseWords = (words: readonly string[]) => {
  try {
    return parseArgs({ args: [...words], options, strict: true, allowPositionals: false })
  } catch (error) {
    const reason = (error as Error).message.split(/\. |\n/)[0]?.replace(/\.$/, '')
    throw new UsageError(`${reason}. The stack knows --fresh, --users N, --items N and --dev.`)
  }
}

const readNumber = (name: string, text: string | undefined, maximum: number): number | undefined => {
  if (text === undefined) return undefined
  if (/^\d{1,7}$/.test(text) && Number(text) <= maximum) return Number(text)
  throw new UsageError(`${name} must be a whole number from 0 to ${maximum}, not "${text}".`)
}
