import { parseArgs } from 'node:util'
import { type BenchPage, pages } from '#tools/bench/targets.ts'

export interface BenchOptions {
  readonly runs: number
  readonly pages: readonly BenchPage[]
  /** The file for the timings of all visits. */
  readonly json: string | undefined
}

/**
 * Reads `--runs N` (default 5), `--page NAME` (default all) and `--json FILE`.
 * @throws Error for an invalid command line
 */
export const readOptions = (args: readonly string[]): BenchOptions => {
  const { values } = parseArgs({
    args: [...args],
    options: { runs: { type: 'string', default: '5' }, page: { type: 'string' }, json: { type: 'string' } },
  })
  if (!/^[1-9]\d?$/.test(values.runs)) throw new Error(`--runs is "${values.runs}". Use a whole number from 1 to 99.`)
  const chosen = pages.filter(({ name }) => values.page === undefined || name === values.page)
  if (chosen.length === 0)
    throw new Error(`--page is "${values.page}". Use one of ${pages.map(({ name }) => name).join(', ')}.`)
  return { runs: Number(values.runs), pages: chosen, json: values.json }
}
