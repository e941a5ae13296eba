import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findBrowser } from '#tools/browser/find.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'rewoven-browser-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const putProgram = (name: string, mode = 0o755): string => {
  const path = join(folder, name)
  writeFileSync(path, '')
  chmodSync(path, mode)
  return path
}

describe('the browser for the tests', () => {
  test('is CHROMIUM_PATH if it is set', () => {
    const own = putProgram('my-chrome')
    putProgram('chromium')
    expect(findBrowser({ CHROMIUM_PATH: own, PATH: folder })).toBe(own)
  })

  test('is otherwise found in PATH', () => {
    const chrome = putProgram('google-chrome')
    expect(findBrowser({ PATH: folder })).toBe(chrome)
  })
})
