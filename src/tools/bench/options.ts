import { parseArgs } from 'node:util'
import { type BenchPage, pages } from '#tools/bench/targets.ts'

export interface BenchOptions {
  readonly runs: number
  readonly pages: readonly BenchPage[]
  /** A file for every visit's figures, or undefined. */
  readonly json: string | undefined
}

/**
 * Reads `--runs N` (5), `--page NAME` (all of them) and `--json FILE`.
 * @throws Error with a sentence for a command line that cannot be followed
 */
export const readOptions = (words: readonly string[]): BenchOptions => {
  const { values } = parseArgs({
    args: [...words],
    options: { runs: { type: 'string', default: '5' }, page: { type: 'string' }, json: { type: 'string' } },
  })
  if (!/^[1-9]\d?$/.test(values.runs))
    throw new Error(`--runs must be a whole number from 1 to 99, not "${values.runs}".`)
  const chosen = pages.filter(({ name }) => values.page === undefined || name === values.page)
  if (chosen.length === 0)
    throw new Error(`--page must be one of ${pages.map(({ name }) => name).join(', ')}, not "${values.page}".`)
  return { runs: Number(values.runs), pages: chosen, json: values.json }
}
