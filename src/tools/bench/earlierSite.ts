import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { withTemporaryFolder } from '#tools/bench/withBench.ts'
import { firstChunks } from '#tools/firstChunks.ts'
import { type BuiltModule, describeModules, type ModuleList } from '#tools/bench/moduleList.ts'

const run = promisify(execFile)

/**
 * Builds the site of an earlier commit in a worktree, with the packages of that commit, and runs work with its folder.
 * @throws Error with what Git, npm or the build says
 */
export const withEarlierSite = <Result>(commit: string, work: (site: string) => Promise<Result>): Promise<Result> =>
  withTemporaryFolder(async (parent) => {
    const folder = join(parent, 'checkout')
    await run('git', ['worktree', 'add', '--detach', folder, commit])
    try {
      await run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder })
      await run('npm', ['exec', '--no', '--', 'tsx', 'src/tools/build.ts', '--stack'], { cwd: folder })
      return await work(join(folder, 'dist', 'stack'))
    } finally {
      await run('git', ['worktree', 'remove', '--force', folder])
    }
  })

/** The modules in the scripts that pages wait for. None if the build of that commit does not list them. */
const firstModules = async (site: string): Promise<readonly BuiltModule[]> => {
  const file = `${site}-modules.json`
  if (!existsSync(file)) return []
  const list = JSON.parse(await readFile(file, 'utf8')) as ModuleList
  const names = new Set(firstChunks.flatMap(({ name, isForLater }) => (isForLater ? [] : [name])))
  return Object.entries(list).flatMap(([path, modules]) =>
    names.has(basename(path).slice(0, -'-12345678.js'.length)) ? modules : [],
  )
}

/** The modules that pages wait for in one site and not in the earlier one, with what imports them. */
export const newFirstModules = async (site: string, earlierSite: string): Promise<string> => {
  const known = new Set((await firstModules(earlierSite)).map(({ path }) => path))
  if (known.size === 0) return 'unknown: that commit does not list its modules'
  return describeModules((await firstModules(site)).filter(({ path }) => !known.has(path))) || 'none'
}
