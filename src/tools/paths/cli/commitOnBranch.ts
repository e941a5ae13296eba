import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UsageError } from '#charts/command/commandLine.ts'

/** Runs git in a repository. `index` replaces the index of the checkout. */
const runGit = (repository: string, args: readonly string[], input = '', index?: string) =>
  spawnSync('git', ['-C', repository, ...args], {
    encoding: 'utf8',
    input,
    env: { ...process.env, ...(index && { GIT_INDEX_FILE: index }) },
  })

/** What git says; empty if it fails. */
export const askGit = (repository: string, ...args: readonly string[]): string => {
  const { status, stdout } = runGit(repository, args)
  return status === 0 ? stdout.trim() : ''
}

/**
 * Commits files on a new branch that starts at HEAD. The checkout, its branch and its index stay as they are.
 * @throws UsageError with what git says
 */
export const commitOnBranch = (
  repository: string,
  branch: string,
  message: string,
  files: ReadonlyMap<string, string>,
): void => {
  const folder = mkdtempSync(join(tmpdir(), 'commit-'))
  const git = (input: string, ...args: readonly string[]): string => {
    const { status, stdout, stderr } = runGit(repository, args, input, join(folder, 'index'))
    if (/already exists/.test(stderr))
      throw new UsageError(`The branch ${branch} exists. Look at it, or delete it first: git branch -D ${branch}`)
    if (status !== 0) throw new UsageError(`The branch ${branch} cannot be made: ${stderr.trim()}`)
    return stdout.trim()
  }
  try {
    git('', 'read-tree', 'HEAD')
    for (const [file, text] of files)
      git('', 'update-index', '--add', '--cacheinfo', `100644,${git(text, 'hash-object', '-w', '--stdin')},${file}`)
    const commit = git(message, 'commit-tree', git('', 'write-tree'), '-p', 'HEAD', '-F', '-')
    git('', 'branch', '--no-track', branch, commit)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
