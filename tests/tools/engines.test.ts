import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findFirefox, findWebKit, missingEngines } from '#tools/engines/programs.ts'

let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'rewoven-engines-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const install = (name: string): string => {
  const path = join(folder, name)
  writeFileSync(path, '')
  chmodSync(path, 0o755)
  return path
}

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
