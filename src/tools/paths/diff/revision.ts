import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ChartSummary } from '#tools/paths/diff/chartSummary.ts'

/** Thrown if the repository has no such revision. */
export class UnknownRevision extends Error {
  override readonly name = 'UnknownRevision'
}

/** Thrown if the charts of a revision cannot be loaded. */
export class UnreadableRevision extends Error {
  override readonly name = 'UnreadableRevision'
}

const project = join(import.meta.dirname, '../../../..')
const testModelsFile = 'machines/testModels.ts'

/** Older revisions have no texts of charts. */
const textsFile = 'machines/chartTexts.ts'

/**
 * The charts of another revision of a repository.
 * @throws UnknownRevision
 * @throws UnreadableRevision
 */
export const chartSummariesAt = (repository: string, ref: string): readonly ChartSummary[] =>
  runScriptAtRevision(repository, ref, 'src/tools/paths/diff/printChartSummaries.ts', ['src/tools/paths'])

/**
 * Runs a script on the charts of another revision, with the current tools, so that only changes of charts count.
 * @param script prints a JSON array with one item for each chart
 * @param tools the folders that replace those of the revision
 * @throws UnknownRevision
 * @throws UnreadableRevision
 */
export const runScriptAtRevision = <Item>(
  repository: string,
  ref: string,
  script: string,
  tools: readonly string[],
): readonly Item[] => {
  const commit = git(repository, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)
  if (commit === null)
    throw new UnknownRevision(`This repository has no revision "${ref}". Name a commit, a branch or a tag.`)
  const folder = mkdtempSync(join(tmpdir(), 'paths-since-'))
  const tree = join(folder, 'tree')
  try {
    const added = git(repository, 'worktree', 'add', '--detach', '--quiet', tree, commit.trim())
    if (added === null) throw new UnreadableRevision(`git cannot check out the revision "${ref}".`)
    return runScript<Item>(tree, ref, script, tools)
  } finally {
    git(repository, 'worktree', 'remove', '--force', tree)
    rmSync(folder, { recursive: true, force: true })
  }
}

const git = (repository: string, ...args: string[]): string | null => {
  const { status, stdout } = spawnSync('git', ['-C', repository, ...args], { encoding: 'utf8' })
  return status === 0 ? stdout : null
}

const runScript = <Item>(tree: string, ref: string, script: string, tools: readonly string[]): readonly Item[] => {
  if (!existsSync(join(tree, testModelsFile)))
    throw new UnreadableRevision(
      `The revision "${ref}" has no ${testModelsFile}, so its charts cannot be compared. Name a newer revision.`,
    )
  for (const folder of tools) {
    rmSync(join(tree, folder), { recursive: true, force: true })
    cpSync(join(project, folder), join(tree, folder), { recursive: true })
  }
  if (!existsSync(join(tree, textsFile))) writeFileSync(join(tree, textsFile), 'export const chartTexts = {}\n')
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
  return JSON.parse(stdout) as Item[]
}

const errorIn = (stderr: string): string => stderr.split('\n').find((line) => /^\w*Error\b/.test(line)) ?? stderr.trim()
