import { build, type Metafile, type Plugin } from 'esbuild'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as approvedFile from '#charts/paths/approved/approvedFile.ts'
import type { describeComparison } from '#charts/paths/approved/describeComparison.ts'
import type { namedTestModels } from '#tools/paths/namedTestModels.ts'

const limitsFile = 'src/domain/limits.ts'

/** Test models and their data import the real limits: their cases are at the limit, and just beyond it. */
export const isTestData = (file: string): boolean => /\.test(Model|Data)\.ts$|\/testDataNames\.ts$/.test(file)

/** The names of the limits that are a number, as their file lists them. */
export const limitNames = (): readonly string[] =>
  [...readFileSync(limitsFile, 'utf8').matchAll(/^export const (\w+) = (?!\[)/gm)].map(([, name = '']) => name)

/** The charts and what compares them with their approved paths. */
export interface BundledCharts {
  readonly namedTestModels: typeof namedTestModels
  readonly describeComparison: typeof describeComparison
  readonly readChart: typeof approvedFile.readChart
}

const bundledCode = `
export { describeComparison } from '#charts/paths/approved/describeComparison.ts'
export { readChart } from '#charts/paths/approved/approvedFile.ts'
export { namedTestModels } from '#tools/paths/namedTestModels.ts'`

/** The text of the limits with another value of one of them, for example `8_000 + 1`. */
const withChange = (text: string, name: string, change: string): string =>
  text.replace(new RegExp(`^(export const ${name} = )(.*)$`, 'm'), `$1($2) ${change}`)

const changeLimit = (name: string, change: string): Plugin => ({
  name: 'change-limit',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^#domain\/limits\.ts$/ }, ({ importer }) =>
      isTestData(importer) ? undefined : { path: resolve(limitsFile), namespace: 'changed' },
    )
    onLoad({ filter: /.*/, namespace: 'changed' }, ({ path }) => ({
      contents: withChange(readFileSync(path, 'utf8'), name, change),
      loader: 'ts',
    }))
  },
})

/**
 * Loads a copy of all charts in which one limit has another value, and not in the test models.
 * @param change what follows the value, for example `+ 1`
 */
export const loadCharts = async (
  name = '',
  change = '',
): Promise<{ readonly charts: BundledCharts; readonly inputs: Metafile['inputs'] }> => {
  mkdirSync('dist', { recursive: true })
  const folder = mkdtempSync('dist/limits-')
  try {
    const outfile = join(folder, 'charts.mjs')
    const { metafile } = await build({
      stdin: { contents: bundledCode, resolveDir: import.meta.dirname, loader: 'ts' },
      bundle: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
      outfile,
      metafile: true,
      logLevel: 'silent',
      plugins: [changeLimit(name, change)],
    })
    const charts = (await import(pathToFileURL(resolve(outfile)).href)) as BundledCharts
    return { charts, inputs: metafile.inputs }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
