import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { screensFolder } from '#tools/atlas/data/screens.ts'
import { entries } from '#tools/paths/entries.ts'

const run = (...words: string[]): boolean => spawnSync(process.execPath, ['--import', 'tsx', ...words], { stdio: 'inherit' }).status === 0

/** Has the browser's path tests photograph what a person sees, for the charts of which there is nothing yet. */
export const takeMissingScreens = (): void => {
  const missing = entries.map(({ id }) => id).filter((id) => !existsSync(join(screensFolder, id)))
  if (missing.length === 0) return
  console.log(`Taking screens of ${missing.length === entries.length ? 'all charts' : missing.join(', ')}. That takes some minutes; "--no-screens" leaves it out.`)
  const isBuilt = run('src/tools/build.ts', '--stack')
  const isTaken = isBuilt && (missing.length === entries.length ? run('tests/paths/browser/run.ts', '--screens') : missing.every((id) => run('tests/paths/browser/run.ts', '--screens', '--path', id)))
  if (!isTaken) console.error('Not every screen could be taken; the atlas is built with those that are there.')
}
