import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A temporary git repository. */
export interface TestRepository {
  readonly folder: string
  readonly git: (...args: string[]) => string
  /** Writes files, commits them and tags the commit. */
  readonly commit: (tag: string, files: Readonly<Record<string, string>>) => void
  readonly remove: () => void
}

export const createRepository = (): TestRepository => {
  const folder = mkdtempSync(join(tmpdir(), 'rewoven-repository-'))
  const git = (...args: string[]): string =>
    execFileSync(
      'git',
      ['-C', folder, '-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', '-c', 'commit.gpgsign=false', ...args],
      { encoding: 'utf8' },
    )
  const commit = (tag: string, files: Readonly<Record<string, string>>): void => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(join(folder, dirname(file)), { recursive: true })
      writeFileSync(join(folder, file), text)
    }
    git('add', '.')
    git('commit', '--quiet', '--message', tag)
    git('tag', tag)
  }
  git('init', '--quiet')
  return { folder, git, commit, remove: () => rmSync(folder, { recursive: true }) }
}
