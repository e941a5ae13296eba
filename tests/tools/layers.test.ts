import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const repository = process.cwd()
let project: string

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'rewoven-layers-'))
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

/** The messages about restricted imports and globals for a file with this text, in a project with our lint rules. */
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
    ['src/domain/x.ts', "import 'xstate'", 'src/domain may import only'],
    ['src/domain/x.ts', "import '#services/x.ts'", 'src/domain may import only'],
    ['src/domain/x.ts', "import 'node:fs'", 'src/domain may import only'],
    ['src/domain/x.ts', "import './y.ts'", 'src/domain may import only'],
    ['src/domain/x.ts', "import 'zustand'", 'src/domain may import only'],
    ['src/domain/x.ts', 'export const at = Date.now()', 'src/domain may not use a clock'],
    ['src/domain/x.ts', 'export const chance = Math.random()', 'src/domain may not use random values'],
    ['src/domain/x.ts', "export const answer = fetch('/')", 'src/domain may not use fetch'],
    ['src/domain/x.ts', "export const answer = globalThis.fetch('/')", 'Use a global by its own name'],
    ['machines/auth/x.machine.ts', "import 'react'", 'machines may import only'],
    ['machines/auth/x.machine.ts', "import 'zod/mini'", 'machines may import only'],
    ['machines/auth/x.machine.ts', "import 'xstate/graph'", 'machines may import only'],
    ['machines/auth/x.machine.ts', "import '#services/x.ts'", 'machines may import only'],
    ['machines/auth/x.machine.ts', 'export const at = Date.now()', 'Charts may not use a clock'],
    ['machines/auth/x.machine.ts', "localStorage.setItem('a', 'b')", 'Charts may not use browser storage'],
    ['machines/auth/x.machine.ts', "import '#charts/testModel.ts'", 'machines may import only'],
    ['machines/auth/x.testModel.ts', "import '#charts/paths/x.ts'", 'Test models may import only'],
    ['machines/journeys/x.journey.ts', "import '#charts/paths/x.ts'", 'Journeys may import only'],
    ['machines/journeys/x.journey.ts', "import '#tools/x.ts'", 'Journeys may import only'],
    ['src/charts/x.ts', "import '#machines/x.machine.ts'", 'src/charts knows XState'],
    ['src/charts/x.ts', "import '#domain/x.ts'", 'src/charts knows XState'],
    ['src/app/x.ts', "import '#charts/replay/x.ts'", 'The product may not import'],
    ['src/ui/X.tsx', "import '#machines/x.selectors.ts'", 'src/ui may import only'],
    ['src/ui/X.tsx', "import '#services/x.ts'", 'src/ui may import only'],
    ['src/pages/auth/X.tsx', "import '#services/x.ts'", 'Pages may import only'],
    ['src/pages/auth/X.tsx', "import '#app/x.ts'", 'Pages may import only'],
    [
      'src/pages/auth/X.tsx',
      "import { x } from '#machines/x.machine.ts'\nexport const y = x",
      'only the type of a chart',
    ],
    ['src/pages/auth/X.tsx', "import '#machines/x.testModel.ts'", 'may not import test models'],
    ['src/pages/auth/X.tsx', "import '#pages/admin/X.tsx'", 'may not import another area'],
    ['src/pages/admin/X.tsx', "import '#pages/public/X.tsx'", 'may not import another area'],
    ['src/pages/public/X.tsx', "import '#pages/auth/X.tsx'", 'may not import another area'],
    ['src/pages/ambassador/X.tsx', "import '#pages/admin/X.tsx'", 'may not import another area'],
    ['src/pages/auth/X.tsx', "import '../../services/x.ts'", 'not by a relative path'],
    ['src/services/x.ts', "import '#machines/x.machine.ts'", 'src/services may import only'],
    ['src/services/x.ts', "import 'react'", 'src/services may import only'],
    ['src/services/x.ts', "import '#tests/x.ts'", 'src/services may import only'],
    ['src/app/x.ts', "import '#local/x.ts'", 'may not import the local stack or tools'],
    ['src/app/x.ts', "import '#tests/x.ts'", 'may not import tests'],
    ['src/app/x.ts', 'history.back()', 'Only src/app/router/browserRouter.ts'],
    ['src/pages/auth/X.tsx', 'export const path = window.location.pathname', 'Only src/app/router/browserRouter.ts'],
    ['src/services/x.ts', "location.assign('/')", 'Only src/app/router/browserRouter.ts'],
    ['src/start.ts', 'export const path = location.pathname', 'Only src/app/router/browserRouter.ts'],
    ['src/start.ts', "import '#tools/x.ts'", 'may not import the local stack or tools'],
    ['src/triggers/x.mjs', "import '#domain/limits.ts'", 'src/triggers may import only'],
    ['src/local/x.ts', "import '#machines/x.machine.ts'", 'src/local may import only'],
    ['src/local/x.ts', "import '#services/x.ts'", 'src/local may import only'],
    ['src/tools/x.ts', "import '#local/x.ts'", 'Tools may import only'],
    ['src/tools/x.ts', "import '#pages/admin/X.tsx'", 'Tools may import only'],
    ['src/tools/prerender/x.ts', "import '#services/x.ts'", 'src/tools/prerender may import only'],
    ['src/tools/prerender/x.ts', "import '#app/App.tsx'", 'src/tools/prerender may import only'],
    ['src/tools/x.ts', "import '#app/router/routeTable.tsx'", 'Tools may import only'],
    ['src/tools/bench/x.ts', "import '#app/x.ts'", 'src/tools/bench and src/tools/doctor may import only'],
    ['src/tools/doctor/x.ts', "import '#app/x.ts'", 'src/tools/bench and src/tools/doctor may import only'],
  ])('%s: %j', (path, line, message) => {
    expect(messagesFor(path, line).join('\n')).toContain(message)
  })
})

describe('a file that may contain this line', () => {
  test.each([
    ['src/domain/y.ts', "import * as z from 'zod/mini'\nexport const s = z.string()"],
    ['src/domain/y.ts', "import 'libphonenumber-js/core'"],
    ['machines/auth/y.machine.ts', "import { setup } from 'xstate'\nexport const s = setup({})"],
    ['src/pages/auth/Y.tsx', "import type { x } from '#machines/x.machine.ts'\nexport type Y = typeof x"],
    ['src/pages/auth/Y.tsx', "import '#machines/x.selectors.ts'"],
    ['src/app/y.ts', "import '#services/x.ts'"],
    ['machines/auth/y.testModel.ts', "import '#charts/testModel.ts'"],
    ['machines/journeys/y.journey.ts', "import '#charts/journeys/x.ts'"],
    ['src/app/y.ts', "import '#charts/read/x.ts'"],
    ['src/tools/prerender/y.tsx', "import '#pages/admin/X.tsx'"],
    ['src/tools/prerender/y.tsx', "import '#app/router/routeTable.tsx'"],
    ['src/tools/bench/y.ts', "import '#local/x.ts'"],
    ['src/tools/doctor/y.ts', "import '#services/x.ts'"],
  ])('%s: %j', (path, line) => {
    expect(messagesFor(path, line)).toEqual([])
  })
})

test('only machines/system.ts finds a chart by its system id, so that the compiler checks each message', () => {
  const files = ['machines', 'src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  const callers = files.filter((file) => /\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes('system.get('))
  expect(callers).toEqual(['machines/system.ts'])
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
