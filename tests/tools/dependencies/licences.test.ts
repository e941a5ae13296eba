import { describe, expect, test } from 'vitest'
import { isAllowedLicence, refusedDependencies } from '#tools/dependencies/licences.ts'
import { parseLockFile, readLockFile } from '#tools/dependencies/lockFile.ts'

describe('the licences of the packages of the console', () => {
  test('are allowed', () => {
    expect(readLockFile().filter(({ isProduction }) => isProduction).length).toBeGreaterThan(50)
    expect(refusedDependencies(readLockFile())).toEqual([])
  })

  test.each(['MIT', 'ISC', '(MIT OR GPL-3.0-only)', 'GPL-2.0-only OR Apache-2.0', 'MIT AND BSD-3-Clause'])(
    'can be %s',
    (licence) => expect(isAllowedLicence(licence)).toBe(true),
  )

  test.each([
    '',
    'GPL-3.0-only',
    'AGPL-3.0-or-later',
    'MIT AND GPL-3.0-only',
    'SEE LICENSE IN LICENSE.txt',
    'UNLICENSED',
  ])('cannot be "%s"', (licence) => expect(isAllowedLicence(licence)).toBe(false))
})

test('a lock file has each package once, and says which ones the console uses', () => {
  const packages = {
    '': { name: 'console', license: 'GPL-3.0-only' },
    'node_modules/@scope/a': { version: '1.0.0', license: 'MIT' },
    'node_modules/b': { version: '2.0.0', license: 'GPL-3.0-only', dev: true },
    'node_modules/@scope/a/node_modules/b': { version: '2.0.0', license: 'GPL-3.0-only' },
    'node_modules/c': { version: '3.0.0', dev: true },
  }
  const dependencies = parseLockFile(JSON.stringify({ lockfileVersion: 3, packages }))
  expect(dependencies).toEqual([
    { name: '@scope/a', version: '1.0.0', licence: 'MIT', isProduction: true },
    { name: 'b', version: '2.0.0', licence: 'GPL-3.0-only', isProduction: true },
    { name: 'c', version: '3.0.0', licence: '', isProduction: false },
  ])
  expect(refusedDependencies(dependencies).map(({ name }) => name)).toEqual(['b'])
})
