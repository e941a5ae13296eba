import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { saveFailingPath, readFailingPaths } from '#tools/paths/check/regressions.ts'

const path = {
  chart: 'house/turnstile',
  seed: 1,
  inputs: ['start the person arrives', 'event bar.pushed'],
  message: 'Step 2 is wrong.',
}

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'failing-paths-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

test('a failing path is stored once and read again', () => {
  const file = saveFailingPath(join(folder, 'stored'), path)
  expect(saveFailingPath(join(folder, 'stored'), { ...path, seed: 2 })).toBe(file)
  expect(readFailingPaths(join(folder, 'stored'))).toEqual([{ file: basename(file), path: { ...path, seed: 2 } }])
})

test('a folder that does not exist has no paths', () => {
  expect(readFailingPaths(join(folder, 'missing'))).toEqual([])
})
