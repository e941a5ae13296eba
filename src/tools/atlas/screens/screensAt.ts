import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { atRevision, UnreadableRevision } from '#tools/atlas/review/revision.ts'
import { screensFolder } from '#tools/atlas/screens/screenFiles.ts'

/** Instead of the name of one chart. */
const allCharts = 'all'

/** The folder of the screens of the other revision. */
export const earlierScreensFolder = `${screensFolder}-before`

const run = (folder: string, ...args: string[]): number | null =>
  spawnSync(process.execPath, ['--import', 'tsx', ...args], { cwd: folder, stdio: 'inherit' }).status

/** Builds the console and keeps its screens. A path that fails ends there: its later states have no screen. */
const keepScreens = (folder: string, chart: string): void => {
  const path = chart === allCharts ? [] : ['--path', chart]
  if (run(folder, 'src/tools/build.ts', '--stack') === 0)
    run(folder, 'tests/paths/browser/run.ts', '--screens', ...path)
}

/**
 * Keeps the screens of the working tree and of another revision, in two folders.
 * @param chart its name, or `all`
 * @throws UnreadableRevision if the revision cannot keep screens
 */
export const keepBothScreens = (repository: string, ref: string, chart: string): void => {
  for (const folder of [screensFolder, earlierScreensFolder]) rmSync(folder, { recursive: true, force: true })
  atRevision(repository, ref, (tree) => {
    symlinkSync(join(repository, 'node_modules'), join(tree, 'node_modules'))
    keepScreens(tree, chart)
    if (!existsSync(join(tree, screensFolder)))
      throw new UnreadableRevision(`The revision "${ref}" cannot be built, or its tests have no "--screens".`)
    cpSync(join(tree, screensFolder), earlierScreensFolder, { recursive: true })
  })
  keepScreens(repository, chart)
}
