import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const repository = process.cwd()
let project: string

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'rewoven-lint-'))
  for (const file of ['.oxlintrc.json', 'package.json', 'tsconfig.json'])
    cpSync(join(repository, file), join(project, file))
  symlinkSync(join(repository, 'node_modules'), join(project, 'node_modules'))
})
afterAll(() => rmSync(project, { recursive: true }))

interface LintReport {
  readonly diagnostics: readonly { code: string; message: string; help?: string }[]
  readonly number_of_files: number
}

const lint = (folder: string, path: string): LintReport => {
  const program = join(repository, 'node_modules/oxlint/bin/oxlint')
  const { stdout } = spawnSync(process.execPath, [program, '--format', 'json', path], { cwd: folder, encoding: 'utf8' })
  return JSON.parse(stdout) as LintReport
}

/** The messages about restricted globals and properties for a file with this text, in a project with our lint rules. */
const messagesFor = (path: string, text: string): string[] => {
  mkdirSync(dirname(join(project, path)), { recursive: true })
  writeFileSync(join(project, path), `${text}\n`)
  const { diagnostics, number_of_files: files } = lint(project, path)
  expect(files).toBe(1)
  return diagnostics
    .filter(({ code }) => code.includes('no-restricted'))
    .map(({ message, help }) => `${message} ${help ?? ''}`)
}

describe('a file that may not contain this line', () => {
  test.each([
    ['src/domain/x.ts', 'export const at = Date.now()', 'src/domain may not use a clock'],
    ['src/domain/x.ts', 'export const chance = Math.random()', 'src/domain may not use random values'],
    ['src/domain/x.ts', "export const answer = fetch('/')", 'src/domain may not use fetch'],
    ['src/domain/x.ts', "export const answer = globalThis.fetch('/')", 'Use a global by its own name'],
    ['machines/auth/x.machine.ts', 'export const at = Date.now()', 'Charts may not use a clock'],
    ['machines/auth/x.machine.ts', "localStorage.setItem('a', 'b')", 'Charts may not use browser storage'],
    ['src/app/x.ts', 'history.back()', 'Only src/app/router/browserRouter.ts'],
    ['src/pages/auth/X.tsx', 'export const path = window.location.pathname', 'Only src/app/router/browserRouter.ts'],
    ['src/pages/X.tsx', "export const answer = fetch('/')", 'Views may not call fetch'],
    ['src/ui/X.tsx', 'history.back()', 'Only src/app/router/browserRouter.ts'],
    ['src/services/x.ts', "location.assign('/')", 'Only src/app/router/browserRouter.ts'],
    ['src/start.ts', 'export const path = location.pathname', 'Only src/app/router/browserRouter.ts'],
  ])('%s: %j', (path, line, message) => {
    expect(messagesFor(path, line).join('\n')).toContain(message)
  })
})

test.each([
  'machines',
  'src/app',
  'src/charts',
  'src/domain',
  'src/local',
  'src/pages',
  'src/services',
  'src/tools',
  'src/ui',
  'tests',
])('lint checks the files of %s', (folder) => {
  expect(lint(repository, folder).number_of_files).toBeGreaterThan(3)
})
