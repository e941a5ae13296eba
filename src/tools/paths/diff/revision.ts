import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ChartSummary } from '#tools/paths/diff/chartSummary.ts'

/** Thrown for a name that is no revision of the repository. */
export class UnknownRevision extends Error {
  override readonly name = 'UnknownRevision'
}

/** Thrown for a revision whose charts do not load. */
export class UnreadableRevision extends Error {
  override readonly name = 'UnreadableRevision'
}

const project = join(import.meta.dirname, '../../../..')

/**
 * What QA had to verify at another revision of a repository.
 * @throws UnknownRevision
 * @throws UnreadableRevision
 */
export const chartSummariesAt = (repository: string, ref: string): readonly ChartSummary[] =>
  runScriptAtRevision(repository, ref, 'src/tools/paths/diff/printChartSummaries.ts', ['src/tools/paths'])

/**
 * What a script prints of the charts of another revision, worked out by the tools of today, so that only what changed in
 * charts makes a difference. A revision without a catalogue has no charts.
 * @param script prints JSON, one thing for each chart
 * @param tools the folders that take the place of those of that revision
 * @throws UnknownRevision
 * @throws UnreadableRevision where the charts of that revision cannot be read
 */
export const runScriptAtRevision = <One>(
  repository: string,
  ref: string,
  script: string,
  tools: readonly string[],
): readonly One[] => {
  const commit = git(repository, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)
  if (commit === null)
    throw new UnknownRevision(`There is no revision "${ref}" in this repository. Name a commit, a branch or a tag.`)
  const folder = mkdtempSync(join(tmpdir(), 'paths-since-'))
  const tree = join(folder, 'tree')
  try {
    const added = git(repository, 'worktree', 'add', '--detach', '--quiet', tree, commit.trim())
    if (added === null) throw new UnreadableRevision(`The revision "${ref}" cannot be checked out beside this one.`)
    return printedIn<One>(tree, ref, script, tools)
  } finally {
    git(repository, 'worktree', 'remove', '--force', tree)
    rmSync(folder, { recursive: true, force: true })
  }
}

const git = (repository: string, ...words: string[]): string | null => {
  const { status, stdout } = spawnSync('git', ['-C', repository, ...words], { encoding: 'utf8' })
  return status === 0 ? stdout : null
}

const printedIn = <One>(tree: string, ref: string, script: string, tools: readonly string[]): readonly One[] => {
  if (!existsSync(join(tree, 'machines/testModels.ts'))) return []
  for (const folder of tools) {
    rmSync(join(tree, folder), { recursive: true, force: true })
    cpSync(join(project, folder), join(tree, folder), { recursive: true })
  }
  symlinkSync(join(project, 'node_modules'), join(tree, 'node_modules'))
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', join(tree, script)], {
    cwd: tree,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new UnreadableRevision(`The charts of "${ref}" cannot be read: ${reasonIn(stderr)}`)
  return JSON.parse(stdout) as One[]
}

const reasonIn = (stderr: string): string =>
  stderr.split('\n').find((line) => /^\w*Error\b/.test(line)) ?? stderr.trim()
