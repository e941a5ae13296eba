import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { RecordedEvent } from '#domain/problemReport/problemReport.ts'
import { createRepository } from '#tests/support/repository.ts'

const { folder, git, commit, remove } = createRepository()
afterAll(remove)

interface Workflow {
  readonly jobs: Record<string, { readonly steps: readonly { readonly run?: string }[] }>
}
const { jobs } = parse(readFileSync('.github/workflows/reports.yml', 'utf8')) as Workflow
const script = jobs['pullRequests']?.steps.at(-1)?.run ?? ''

const event = (at: number, name: string, before: string[], after: string[]): RecordedEvent => ({
  at,
  chart: 'copy',
  actor: 'x:1',
  event: name,
  taken: before.map((state) => ({ state, event: name, branchIndex: 0, branchCount: 1 })),
  before,
  after,
  ...(at > 0 && { gesture: { role: 'button', name: 'Copy link' } }),
  status: 'active',
})
const report = {
  format: 1,
  release: 'r1',
  charts: {},
  browser: 'a browser',
  comment: '',
  events: [event(0, 'xstate.init', [], ['ready']), event(100, 'copy.requested', ['ready'], ['copying'])],
}

/** A program of the runner. */
const addProgram = (name: string, code: string): void => {
  const file = join(folder, '.git/programs', name)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, `#!/bin/sh\n${code}\n`)
  chmodSync(file, 0o755)
}

test('each report of a push becomes a branch and a pull request, and a file that is no report a warning', () => {
  const origin = join(folder, '.git/origin')
  git('init', '--quiet', '--bare', origin)
  git('remote', 'add', 'origin', origin)
  commit('before', { 'docs/reports/old.json': JSON.stringify(report) })
  commit('after', { 'docs/reports/new.json': JSON.stringify(report), 'docs/reports/other.json': '{}' })
  const loader = pathToFileURL(resolve('node_modules/tsx/dist/loader.mjs')).href
  addProgram(
    'npm',
    `shift 4; exec "${process.execPath}" --import "${loader}" "${resolve('src/tools/paths/cli/cli.ts')}" "$@"`,
  )
  addProgram('gh', `echo "gh $*"; cat replay.txt > "${join(folder, '.git/body')}"`)

  const output = execFileSync('bash', ['-e', '-c', script], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(folder, '.git/programs')}:${process.env['PATH']}`, BEFORE: 'before' },
  })
  const branches = git('-C', origin, 'branch', '--format=%(refname:short)').trim().split('\n')
  expect(branches).toEqual([expect.stringMatching(/^report-[0-9a-f]{8}$/)])
  expect(output.split('\n').filter((line) => /^(gh|::)/.test(line))).toEqual([
    `gh pr create --head ${branches[0]} --base main --title Test of docs/reports/new.json --body-file replay.txt`,
    '::warning file=docs/reports/other.json::The report gives no test.',
  ])
  expect(readFileSync(join(folder, '.git/body'), 'utf8')).toContain('Chart: ambassador/copy in copying')
})
