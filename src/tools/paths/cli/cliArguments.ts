import { parseArgs } from 'node:util'
import type { TestModel } from '#machines/testModel.ts'
import { type Format, formats } from '#tools/paths/scripts/scriptFormats.ts'
import { coverageCriteria, type CoverageCriterion } from '#tools/paths/generate/criteria.ts'

/** What the command line asks for. */
export interface CliArguments {
  /** The charts named, or all. */
  readonly testModels: readonly TestModel[]
  /** Whether scripts are asked for, rather than the table. */
  readonly wantsScripts: boolean
  readonly criterion: CoverageCriterion | undefined
  readonly format: Format
  readonly from: string | undefined
  readonly to: string | undefined
  readonly seed: number | undefined
  readonly out: string | undefined
  /** Whether what all paths take is to be recorded. */
  readonly record: boolean
  /** The file for the page of the record. */
  readonly html: string | undefined
  /** The revision to compare the charts with. */
  readonly since: string | undefined
}

/** Thrown for a command line that cannot be followed; its message is a sentence that lists what can be said. */
export class UsageError extends Error {
  override readonly name = 'ArgumentsError'
}

const options = {
  criterion: { type: 'string' },
  format: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  seed: { type: 'string' },
  out: { type: 'string' },
  record: { type: 'boolean' },
  html: { type: 'string' },
  since: { type: 'string' },
} as const

/**
 * Reads chart names, `--criterion`, `--format`, `--from STATE`, `--to STATE`, `--seed N` and `--out FILE`, or one of
 * `--record`, `--html FILE` and `--since GIT-REF`, which stand alone.
 * @throws ArgumentsError
 */
export const readArguments = (words: readonly string[], catalogue: readonly TestModel[]): CliArguments => {
  const { values, positionals } = parseWords(words)
  expectAlone(values, positionals)
  const { criterion, format, from, to, seed, out, record = false, html, since } = values
  return {
    testModels: positionals.length > 0 ? positionals.map((name) => entryNamed(name, catalogue)) : catalogue,
    wantsScripts: positionals.length > 0 || format !== undefined || out !== undefined,
    criterion: criterion === undefined ? undefined : oneOf('criterion', criterion, coverageCriteria),
    format: oneOf('format', format ?? 'markdown', formats),
    from,
    to,
    seed: seed === undefined ? undefined : wholeNumber('--seed', seed),
    out,
    record,
    html,
    since,
  }
}

const parseWords = (words: readonly string[]) => {
  try {
    return parseArgs({ args: [...words], options, strict: true, allowPositionals: true })
  } catch (error) {
    const reason = (error as Error).message.split(/\. |\n/)[0]
    throw new UsageError(
      `${reason}. Known are chart names and ${Object.keys(options)
        .map((name) => `--${name}`)
        .join(', ')}.`,
    )
  }
}

/** A record and a comparison are of all charts, and of nothing else. */
const expectAlone = (values: object, positionals: readonly string[]): void => {
  const given = Object.keys(values)
  const alone = given.find((name) => ['record', 'html', 'since'].includes(name))
  if (alone !== undefined && given.length + positionals.length > 1)
    throw new UsageError(`--${alone} is about all charts and stands alone.`)
}

const entryNamed = (name: string, catalogue: readonly TestModel[]): TestModel => {
  const found = catalogue.filter(({ id }) => id === name || id.split('/')[1] === name)
  if (found.length === 1) return found[0] as TestModel
  throw new UsageError(
    `${found.length > 1 ? `Several charts are` : 'No chart is'} named "${name}". The charts are: ${catalogue.map(({ id }) => id).join(', ')}.`,
  )
}

/**
 * One of the names that are known.
 * @throws ArgumentsError listing them
 */
export const oneOf = <Name extends string>(what: string, name: string, names: readonly Name[]): Name => {
  const known = names.find((candidate) => candidate === name)
  if (known !== undefined) return known
  throw new UsageError(`There is no ${what} "${name}". There are: ${names.join(', ')}.`)
}

const wholeNumber = (name: string, text: string): number => {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new UsageError(`${name} must be a whole number, not "${text}".`)
}
