import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { screenshotsFolder } from '#tools/atlas/data/screenshots.ts'
import { readStoredCoverage } from '#tools/paths/check/storedCoverage.ts'
import { allTestModels } from '#tools/paths/model/allTestModels.ts'

const run = (...args: string[]): boolean =>
  spawnSync(process.execPath, ['--import', 'tsx', ...args], { stdio: 'inherit' }).status === 0

/** The charts with test paths in the browser, according to the recorded coverage. */
const chartsInBrowser = (): string[] => allTestModels.map(({ id }) => id).filter(hasBrowserPaths)

const hasBrowserPaths = (chart: string): boolean =>
  Object.values(readStoredCoverage(chart) ?? {}).some(({ takenBy }) => takenBy.includes('browser'))

/** Runs the test paths in the browser to take screenshots of the charts that have none. */
export const takeMissingScreenshots = (): void => {
  const charts = chartsInBrowser()
  const missing = charts.filter((id) => !existsSync(join(screenshotsFolder, id)))
  if (missing.length === 0) return
  const isAll = missing.length === charts.length
  console.log(
    `Taking screenshots of ${isAll ? 'all charts' : missing.join(', ')}. This takes some minutes. ` +
      'To skip it, use "--no-screens".',
  )
  const runs = isAll ? [[]] : missing.map((id) => ['--path', id])
  const isBuilt = run('src/tools/build.ts', '--stack')
  const failed = isBuilt ? runs.filter((args) => !run('tests/paths/browser/run.ts', '--screens', ...args)) : runs
  if (failed.length > 0) console.error('Some screenshots could not be taken. The atlas is built without them.')
}
