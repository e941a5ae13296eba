import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findBrowser, findFirefox, findWebKit, missingEngines } from '#tools/programs/find.ts'

let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'rewoven-programs-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const install = (name: string): string => {
  const path = join(folder, name)
  writeFileSync(path, '')
  chmodSync(path, 0o755)
  return path
}

describe('the browser for the tests', () => {
  test('is CHROMIUM_PATH if it is set', () => {
    const own = install('my-chrome')
    install('chromium')
    expect(findBrowser({ CHROMIUM_PATH: own, PATH: folder })).toBe(own)
  })

  test('is otherwise found in PATH', () => {
    const chrome = install('google-chrome')
    expect(findBrowser({ PATH: folder })).toBe(chrome)
  })
})

test('without programs / both engines are missing', () => {
  expect(missingEngines({ PATH: folder })).toEqual(['firefox', 'webkit'])
})

test('with the programs of the Debian packages / both are found', () => {
  const [firefox, driver, display] = ['firefox-esr', 'WebKitWebDriver', 'Xvfb'].map(install)
  expect([findFirefox({ PATH: folder }), findWebKit({ PATH: folder })]).toEqual([firefox, { driver, display }])
  expect(missingEngines({ PATH: folder })).toEqual([])
})

test('with the driver of WebKitGTK and no display / WebKitGTK is missing', () => {
  install('WebKitWebDriver')
  expect(missingEngines({ PATH: folder, FIREFOX_PATH: '/opt/firefox' })).toEqual(['webkit'])
})
