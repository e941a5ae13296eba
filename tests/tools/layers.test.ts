import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const project = process.cwd()
let house: string

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'rewoven-rooms-'))
  for (const file of ['.oxlintrc.json', 'package.json', 'tsconfig.json']) cpSync(join(project, file), join(house, file))
  symlinkSync(join(project, 'node_modules'), join(house, 'node_modules'))
})
afterAll(() => rmSync(house, { recursive: true }))

/** What the linter says of a file of one line at a place in a house with our rules. */
const complaintsAt = (path: string, line: string): string[] => {
  mkdirSync(dirname(join(house, path)), { recursive: true })
  writeFileSync(join(house, path), `${line}\n`)
  const { stdout } = spawnSync(
    process.execPath,
    [join(project, 'node_modules/oxlint/bin/oxlint'), '--format', 'json', path],
    { cwd: house, encoding: 'utf8' },
  )
  const { diagnostics, number_of_files: files } = JSON.parse(stdout) as {
    diagnostics: { code: string; message: string; help?: string }[]
    number_of_files: number
  }
  expect(files).toBe(1)
  return diagnostics
    .filter(({ code }) => code.includes('no-restricted'))
    .map(({ message, help }) => `${message} ${help ?? ''}`)
}

describe('a room that imports what it must not', () => {
  test.each([
    ['src/domain/x.ts', "import 'xstate'", 'src/domain holds pure rules'],
    ['src/domain/x.ts', "import '#services/x.ts'", 'src/domain holds pure rules'],
    ['src/domain/x.ts', 'export const at = Date.now()', 'take the time as a parameter'],
    ['src/domain/x.ts', "export const got = fetch('/')", 'calls belong to src/services'],
    ['machines/auth/x.machine.ts', "import 'react'", 'machines holds charts'],
    ['machines/auth/x.machine.ts', "import '#services/x.ts'", 'machines holds charts'],
    ['machines/auth/x.machine.ts', 'export const at = Date.now()', 'through a named actor or delay'],
    ['machines/auth/x.machine.ts', "localStorage.setItem('a', 'b')", 'A chart keeps nothing'],
    ['src/ui/X.tsx', "import '#machines/x.select.ts'", 'src/ui is what everything is made of'],
    ['src/pages/auth/X.tsx', "import '#services/x.ts'", 'A page shows what a chart says'],
    ['src/pages/auth/X.tsx', "import { x } from '#machines/x.machine.ts'\nexport const y = x", 'A page takes an actor'],
    ['src/pages/auth/X.tsx', "import '#pages/admin/X.tsx'", 'Areas of pages know nothing of each other'],
    ['src/pages/admin/X.tsx', "import '#pages/public/X.tsx'", 'Areas of pages know nothing of each other'],
    ['src/services/x.ts', "import '#machines/x.machine.ts'", 'src/services keeps promises'],
    ['src/app/x.ts', "import '#local/x.ts'", 'knows nothing of the local stack'],
    ['src/local/x.ts', "import '#machines/x.machine.ts'", 'The local stack is a server'],
    ['src/tools/x.ts', "import '#local/x.ts'", 'Tools work on charts'],
    ['src/pages/auth/X.tsx', "import '../../services/x.ts'", 'Imports name their room'],
    ['src/services/x.ts', "import '#tests/x.ts'", 'knows nothing of its tests'],
    ['src/domain/x.ts', "export const got = globalThis.fetch('/')", 'Named globals only'],
  ])('%s with %j is told so', (path, line, sentence) => {
    expect(complaintsAt(path, line).join('\n')).toContain(sentence)
  })
})

describe('a room that imports what it may', () => {
  test.each([
    ['src/domain/y.ts', "import * as z from 'zod/mini'\nexport const s = z.string()"],
    ['machines/auth/y.machine.ts', "import { setup } from 'xstate'\nexport const s = setup({})"],
    ['src/pages/auth/Y.tsx', "import type { x } from '#machines/x.machine.ts'\nexport type Y = typeof x"],
    ['src/app/y.ts', "import '#services/x.ts'"],
  ])('%s with %j is left alone', (path, line) => {
    expect(complaintsAt(path, line)).toEqual([])
  })
})

describe('the linter', () => {
  test.each([
    'machines',
    'src/app',
    'src/domain',
    'src/local',
    'src/pages',
    'src/services',
    'src/tools',
    'src/ui',
    'tests',
  ])('visits the files of %s', (room) => {
    const { stdout } = spawnSync(
      process.execPath,
      [join(project, 'node_modules/oxlint/bin/oxlint'), '--format', 'json', room],
      { cwd: project, encoding: 'utf8' },
    )
    expect((JSON.parse(stdout) as { number_of_files: number }).number_of_files).toBeGreaterThan(3)
  })
})
