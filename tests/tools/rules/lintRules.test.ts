import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const lines = [
  ['src/domain/clock.ts', 'export const at = Date.now()', 'src/domain may not use a clock'],
  ['src/domain/chance.ts', 'export const chance = Math.random()', 'src/domain may not use random values'],
  ['src/domain/call.ts', "export const answer = fetch('/')", 'src/domain may not use fetch'],
  ['src/domain/global.ts', "export const answer = globalThis.fetch('/')", 'Use a global by its own name'],
  ['machines/auth/clock.machine.ts', 'export const at = Date.now()', 'Charts may not use a clock'],
  ['machines/auth/storage.machine.ts', "localStorage.setItem('a', 'b')", 'Charts may not use browser storage'],
  ['src/app/back.ts', 'history.back()', 'Only src/app/router/browserRouter.ts'],
  ['src/pages/auth/Path.tsx', 'export const path = window.location.pathname', 'Only src/app/router/browserRouter.ts'],
  ['src/pages/Call.tsx', "export const answer = fetch('/')", 'Views may not call fetch'],
  ['src/ui/Back.tsx', 'history.back()', 'Only src/app/router/browserRouter.ts'],
  ['src/services/assign.ts', "location.assign('/')", 'Only src/app/router/browserRouter.ts'],
  ['src/start.ts', 'export const path = location.pathname', 'Only src/app/router/browserRouter.ts'],
] as const

const parts = ['app', 'charts', 'domain', 'local', 'pages', 'services', 'tools', 'ui']
const folders = ['machines', 'tests', ...parts.map((part) => `src/${part}`)]

interface Diagnostic {
  readonly code: string
  readonly message: string
  readonly help?: string
  readonly filename: string
}

let diagnostics: readonly Diagnostic[]

/** One run over a project with our lint rules. */
beforeAll(() => {
  const repository = process.cwd()
  const project = mkdtempSync(join(tmpdir(), 'rewoven-lint-'))
  afterAll(() => rmSync(project, { recursive: true }))
  for (const file of ['.oxlintrc.json', 'package.json', 'tsconfig.json'])
    cpSync(join(repository, file), join(project, file))
  symlinkSync(join(repository, 'node_modules'), join(project, 'node_modules'))
  for (const [path, line] of [...lines, ...folders.map((folder) => [`${folder}/stop.ts`, 'debugger'] as const)]) {
    mkdirSync(dirname(join(project, path)), { recursive: true })
    writeFileSync(join(project, path), `${line}\n`)
  }
  const program = join(repository, 'node_modules/oxlint/bin/oxlint')
  const { stdout } = spawnSync(process.execPath, [program, '--format', 'json', 'machines', 'src', 'tests'], {
    cwd: project,
    encoding: 'utf8',
  })
  ;({ diagnostics } = JSON.parse(stdout) as { diagnostics: readonly Diagnostic[] })
})

const messagesFor = (path: string, rule: string): string =>
  diagnostics
    .filter(({ filename, code }) => filename === path && code.includes(rule))
    .map(({ message, help }) => `${message} ${help ?? ''}`)
    .join('\n')

test.each(lines)('%s may not contain %j', (path, _, message) => {
  expect(messagesFor(path, 'no-restricted')).toContain(message)
})

test.each(folders)('lint checks the files of %s', (folder) => {
  expect(messagesFor(`${folder}/stop.ts`, 'no-debugger')).toContain('debugger')
})
