import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { saveFailingPath, readFailingPaths } from '#tools/paths/check/regressions.ts'

const walk = {
  chart: 'house/turnstile',
  seed: 1,
  inputs: ['start the fair opens', 'event bar.pushed'],
  says: 'Step 2 went wrong.',
}

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rewoven-walks-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

test('a failed walk is kept once and read again', () => {
  const file = saveFailingPath(join(folder, 'kept'), walk)
  expect(saveFailingPath(join(folder, 'kept'), { ...walk, seed: 2 })).toBe(file)
  expect(readFailingPaths(join(folder, 'kept'))).toEqual([{ file: basename(file), walk: { ...walk, seed: 2 } }])
})

test('where nothing was kept there is nothing', () => {
  expect(readFailingPaths(join(folder, 'nowhere'))).toEqual([])
})
