import { parseArgs } from 'node:util'
import { type BenchPage, benchPages } from '#tools/bench/benchPages.ts'

export interface BenchOptions {
  readonly runs: number
  readonly pages: readonly BenchPage[]
  /** The folders of the built sites to compare. */
  readonly sites: readonly string[]
}

/** The option of all benchmarks. */
export const runsOption = { runs: { type: 'string', default: '7' } } as const

/** @throws Error if it is not a whole number from 1 to 99 */
export const parseRuns = (runs: string): number => {
  if (!/^[1-9]\d?$/.test(runs)) throw new Error(`--runs is "${runs}". Use a whole number from 1 to 99.`)
  return Number(runs)
}

/**
 * Reads `--runs N` (default 7), `--page NAME` (default all) and `--site FOLDER` (repeatable).
 * @param builtSite the folder that is measured without `--site`
 * @throws Error for an invalid command line
 */
export const readOptions = (args: readonly string[], builtSite: string): BenchOptions => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      ...runsOption,
      page: { type: 'string' },
      site: { type: 'string', multiple: true, default: [builtSite] },
    },
  })
  const pages = benchPages.filter(({ name }) => values.page === undefined || name === values.page)
  if (pages.length === 0)
    throw new Error(`--page is "${values.page}". Use one of ${benchPages.map(({ name }) => name).join(', ')}.`)
  return { runs: parseRuns(values.runs), pages, sites: [...new Set(values.site)] }
}
