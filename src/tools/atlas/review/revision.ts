import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ReviewedChart } from '#tools/atlas/review/reviewedChart.ts'

/** Thrown if the repository has no such revision, or if its charts cannot be loaded. */
export class UnreadableRevision extends Error {
  override readonly name = 'UnreadableRevision'
}

const project = join(import.meta.dirname, '../../../..')
const script = 'src/tools/atlas/review/printCharts.ts'
/** The current tools and their import names replace those of the revision, so that only changes of charts count. */
const tools = ['src/charts', 'src/tools/paths', 'src/tools/atlas', 'package.json']
const testModelsFile = 'machines/testModels.ts'

/**
 * Checks a revision out into a temporary folder, works with it, and removes it.
 * @throws UnreadableRevision if there is no such revision
 */
const atRevision = <Result>(repository: string, ref: string, work: (tree: string) => Result): Result => {
  const commit = git(repository, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)
  if (commit === null)
    throw new UnreadableRevision(`This repository has no revision "${ref}". Name a commit, a branch or a tag.`)
  const folder = mkdtempSync(join(tmpdir(), 'charts-since-'))
  const tree = join(folder, 'tree')
  try {
    if (git(repository, 'worktree', 'add', '--detach', '--quiet', tree, commit.trim()) === null)
      throw new UnreadableRevision(`git cannot check out the revision "${ref}".`)
    return work(tree)
  } finally {
    git(repository, 'worktree', 'remove', '--force', tree)
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The charts of another revision of a repository, read by the current tools. */
export const chartsAt = (repository: string, ref: string): readonly ReviewedChart[] =>
  atRevision(repository, ref, (tree) => runScript(tree, ref))

const git = (repository: string, ...args: string[]): string | null => {
  const { status, stdout } = spawnSync('git', ['-C', repository, ...args], { encoding: 'utf8' })
  return status === 0 ? stdout : null
}

const runScript = (tree: string, ref: string): readonly ReviewedChart[] => {
  if (!existsSync(join(tree, testModelsFile)))
    throw new UnreadableRevision(
      `The revision "${ref}" has no ${testModelsFile}, so its charts cannot be compared. Name a newer revision.`,
    )
  for (const path of tools) {
    rmSync(join(tree, path), { recursive: true, force: true })
    cpSync(join(project, path), join(tree, path), { recursive: true })
  }
  symlinkSync(join(project, 'node_modules'), join(tree, 'node_modules'))
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', join(tree, script)], {
    cwd: tree,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0)
    throw new UnreadableRevision(
      `The charts of the revision "${ref}" cannot be loaded: ${errorIn(stderr).replaceAll(`${tree}/`, '')}`,
    )
  return JSON.parse(stdout) as ReviewedChart[]
}

const errorIn = (stderr: string): string => stderr.split('\n').find((line) => /^\w*Error\b/.test(line)) ?? stderr.trim()
