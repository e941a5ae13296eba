import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screenshotsFolder } from '#tools/atlas/data/screenshots.ts'
import { coverageFile, parseCoverage } from '#tools/paths/check/coverage.ts'
import { allTestModels } from '#tools/paths/model/allTestModels.ts'

const run = (...words: string[]): boolean =>
  spawnSync(process.execPath, ['--import', 'tsx', ...words], { stdio: 'inherit' }).status === 0

/** The charts that the browser's path tests can drive, as far as a recorded run knows. */
const drivenCharts = (): string[] => {
  const { charts } = parseCoverage(readFileSync(coverageFile, 'utf8'))
  return allTestModels.map(({ id }) => id).filter((id) => (charts[id]?.byBrowser ?? 0) > 0)
}

/** Has the browser's path tests photograph what a person sees, for the charts of which there is nothing yet. */
export const takeMissingScreenshots = (): void => {
  const driven = drivenCharts()
  const missing = driven.filter((id) => !existsSync(join(screenshotsFolder, id)))
  if (missing.length === 0) return
  console.log(
    `Taking screens of ${missing.length === driven.length ? 'all charts' : missing.join(', ')}. That takes some minutes; "--no-screens" leaves it out.`,
  )
  const paths = missing.length === driven.length ? [[]] : missing.map((id) => ['--path', id])
  const isBuilt = run('src/tools/build.ts', '--stack')
  const failed = isBuilt ? paths.filter((words) => !run('tests/paths/browser/run.ts', '--screens', ...words)) : paths
  if (failed.length > 0) console.error('Not every screen could be taken; the atlas is built with those that are there.')
}
